import { readChanges } from './changes';
import { english } from './en/pack';
import { type Reading, type Region, readWith } from './grammar';
import { readItems } from './items';
import type { LanguagePack } from './pack';
import { readSentence, type Sentence, spanOf } from './sentence';
import { readQuery, readTarget } from './target';
import type { ReadContext } from './types';
import type { TodoDraft, Understanding } from './understanding';
import { chinese } from './zh/pack';

const packs: Record<LanguagePack['locale'], LanguagePack> = { en: english, zh: chinese };

/** The rules and words of a language. */
export function packOf(locale: LanguagePack['locale']): LanguagePack {
  return packs[locale];
}

/**
 * Reads a whole message: its language, what it wants and the pieces for that, every value with its span and whether
 * the words say it. Pure and deterministic; the person's clock comes with the context. A musing, a question or a
 * negation is never read as an order.
 */
export function understand(text: string, context: ReadContext): Understanding {
  const sentence = readSentence(text, context);
  const pack = packs[sentence.language];
  return assemble(sentence, readWith(pack, sentence), pack);
}

function assemble(sentence: Sentence, reading: Reading, pack: LanguagePack): Understanding {
  const { intent, rule, regions } = reading;
  const base = { language: sentence.language, rule };
  const list = regions.list
    ? {
        name: pack.listName(sentence.masked.slice(regions.list.start, regions.list.end)),
        region: regions.list,
      }
    : undefined;
  switch (intent) {
    case 'create':
      return { ...base, intent, items: readCreated(sentence, regions.body, rule, pack, list) };
    case 'query':
      return { ...base, intent, query: readQuery(sentence, regions.about ?? whole(sentence), pack) };
    case 'update': {
      const target = readTarget(sentence, regions.target, pack, list);
      return { ...base, intent, target, changes: readChanges(sentence, regions, pack) };
    }
    case 'complete':
    case 'reopen':
    case 'delete':
      return { ...base, intent, target: readTarget(sentence, regions.target, pack, list) };
    default: {
      const service = rule === 'service' || rule === 'off-topic';
      const span = spanOf(sentence.text, 0, sentence.text.length);
      return { ...base, intent, span, ...(service ? { service } : {}) };
    }
  }
}

function whole(sentence: Sentence): Region {
  return { start: 0, end: sentence.text.length };
}

function readCreated(
  sentence: Sentence,
  body: Region | undefined,
  rule: string,
  pack: LanguagePack,
  list: { name: string | null; region: Region } | undefined,
): TodoDraft[] {
  const region = body ?? { start: sentence.text.length, end: sentence.text.length };
  const added = /^(?:add|put|note-down|set-slot|schedule|on-list|list-add|need-slot|blank|remind)/.test(rule);
  const items = readItems(sentence, region, pack, {
    lists: added,
    article: added || rule === 'remind',
    list,
  });
  return items.map((item) => withReminder(literal(sentence, region, item, rule), rule));
}

/** "Remind me at 3" asks for a reminder at the due time; an added todo with a time does not. */
function withReminder(item: TodoDraft, rule: string): TodoDraft {
  if (item.reminders || !item.dueTime || !/^(?:remind|be-reminded|by-date|wake-up)/.test(rule)) return item;
  const from = 'remind-at-due-time';
  return {
    ...item,
    reminders: { value: [{ minutesBefore: 0 }], certainty: 'inferred', span: item.dueTime.span, from },
  };
}

/** A message that is nothing but a moment keeps the person's words as its title, as a guess that the card shows. */
function literal(sentence: Sentence, region: Region, item: TodoDraft, rule: string): TodoDraft {
  if (item.title || rule !== 'dated') return item;
  const span = spanOf(sentence.text, region.start, region.end);
  return {
    ...item,
    title: { value: span.text.trim(), certainty: 'inferred', span, from: 'words-of-the-moment' },
  };
}
