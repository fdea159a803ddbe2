import { isLeftOver } from './apart';
import { readRest } from './cuts';
import { ONE_DATE } from './exceptions';
import type { Region } from './grammar';
import { findAtList, findPriority, findTags } from './markers';
import type { LanguagePack } from './pack';
import { readReminderClause } from './reminder-clause';
import { scheduleOf } from './schedule';
import { DATE, type Sentence, spanOf } from './sentence';
import { lastingOf } from './stretches';
import type { When } from './types';
import type { Found, TodoDraft } from './understanding';
import { findUnreal } from './unreal';
import { anyOf, everyLanguage } from './words';

export type DraftOptions = {
  /** Expressions of time that belong to this todo but stand outside its words ("at 4 remind me to …"). */
  outside?: When[];
  /** A list that the rule found outside the words. */
  list?: { name: string | null; region: Region };
  /** Whether "to my … list" inside the words names a list (after "add") or belongs to the title. */
  lists: boolean;
  /** Whether an article at the start is only grammar ("add a haircut"). */
  article: boolean;
  /** Whether the sentence hands the words over as they are ("add …"), and does not ask for what they say to be done. */
  handed?: boolean;
  /** Whether a kind of thing may be the title ("task, 2 hours"), because nothing asked for one. */
  kinds?: boolean;
};

const POSSESSIVE = anyOf(({ fit }) => fit.possessive);

/** "tickets for Friday's game": the day belongs to the game, and the title keeps it. "Tomorrow's meeting" has it in front. */
function isPossessive(when: When, region: Region): boolean {
  return POSSESSIVE.test(when.span.text) && when.span.start > region.start + 2;
}

/** "the Monday report", "Q3 numbers": the time is part of what it is about, and says nothing of when to do it. */
function isPartOfName(sentence: Sentence, when: When, region: Region): boolean {
  return everyLanguage.some(({ fit }) => fit.isOfTitle?.(when, sentence.masked, region.start) === true);
}

/** "Weekly review", "pills twice a day": the words say more than the rule does. A "weekly reminder" is only the asking. */
function isRhythmOfTitle(sentence: Sentence, when: When, kind: RegExp): boolean {
  if (when.certainty.recurrence !== 'inferred' || when.time) return false;
  const next = /^[\s,]*(\p{L}+)/u.exec(sentence.masked.slice(when.span.end))?.[1] ?? '';
  return !kind.test(next);
}

function withoutKind(title: string, pack: LanguagePack): string {
  const rest = pack.kindTail?.exec(title)?.groups?.rest ?? title;
  return pack.article ? rest.replace(pack.article, '') : rest;
}

/** Whether a moment stands in the region; the preposition before it may belong to the asking words: "about tomorrow's …". */
function isInside(sentence: Sentence, { span }: When, region: Region): boolean {
  if (span.end > region.end || span.end <= region.start) return false;
  return span.start >= region.start || sentence.masked.charAt(region.start - 1) !== DATE;
}

/** "Bins every Tuesday except the 15th": a todo cannot leave out one date of its rhythm, and its title keeps the words. */
function withLeftOut(title: Found<string>, inside: readonly When[], pack: LanguagePack): Found<string> {
  const words = inside.filter(({ rule }) => rule === ONE_DATE).map(({ span }) => span.text);
  const value = words.reduce((named, text) => {
    const joint = /^\s*[,，、]/.test(text) ? (pack.spaceless ? '，' : ', ') : pack.spaceless ? '' : ' ';
    return `${named}${joint}${text.replace(/^[\s,，、(（]+|[\s,，。)）]+$/g, '')}`;
  }, title.value);
  return { ...title, value };
}

/** Reads one todo out of a stretch of the sentence. */
export function readDraft(
  sentence: Sentence,
  region: Region,
  pack: LanguagePack,
  options: DraftOptions,
): TodoDraft {
  const inside = sentence.whens.filter(
    (when) => isInside(sentence, when, region) && !isPartOfName(sentence, when, region),
  );
  const tags = findTags(sentence, region);
  const priority = findPriority(sentence, region, pack.priorities);
  const atList = findAtList(sentence, region);
  const lists = options.lists ? pack.findLists(sentence, region) : [];
  // "Tomorrow remind me to bring Friday's report": what is said first says when.
  const whens = [...inside, ...(options.outside ?? [])].toSorted((a, b) => a.span.start - b.span.start);
  const reminder = readReminderClause(sentence, region, whens);
  const isOfTodo = ({ span }: When) => !reminder || span.end <= reminder.region.start;
  const draft: TodoDraft = {
    ...scheduleOf(whens.filter(isOfTodo), sentence.context.now),
    ...(reminder ? { reminders: reminder.reminders } : {}),
  };
  // 每天吃三次药，连吃5天: how long it goes on may be what the words around it are about.
  const lastsOfTitle = lastingOf(
    inside.find(({ recurrence }) => recurrence),
    inside,
  )?.when;
  const cuts: Region[] = [
    ...(reminder ? [reminder.region] : []),
    ...inside
      .filter(isOfTodo)
      .filter((when) => !isPossessive(when, region))
      .filter((when) => !isRhythmOfTitle(sentence, when, pack.glue.kind))
      .filter((when) => when !== lastsOfTitle)
      .filter((when, index, all) => !isLeftOver(when, index, all, sentence, draft))
      .map((when) => when.span),
    ...tags.cuts,
    ...lists.map((list) => list.region),
  ];
  if (priority) cuts.push(priority.cut);
  if (atList) cuts.push(atList.cut);

  const title = readRest(sentence, region, cuts, pack.glue);
  if (title && (options.kinds || !pack.kindOnly.test(title.value.toLowerCase()))) {
    const plain = options.article ? withoutKind(title.value, pack) : title.value;
    const named = draft.recurrence && pack.once ? plain.replace(pack.once, '') : plain;
    const value = pack.going && !options.handed ? named.replace(pack.going, '') : named;
    draft.title = withLeftOut({ ...title, value }, inside, pack);
  }
  const unreal = findUnreal(
    sentence.masked.slice(region.start, region.end),
    sentence.text.slice(region.start, region.end),
  );
  if (unreal) {
    const span = spanOf(sentence.text, region.start + unreal.start, region.start + unreal.end);
    draft.unreal = { value: span.text, certainty: 'said', span };
  }
  if (tags.found) draft.tags = tags.found;
  if (priority) draft.priority = priority.found;
  const named = [options.list, ...lists].find((list) => list?.name);
  if (atList) draft.list = atList.found;
  else if (named?.name) {
    const span = spanOf(sentence.text, named.region.start, named.region.end);
    draft.list = { value: named.name, certainty: 'said', span };
  }
  return draft;
}
