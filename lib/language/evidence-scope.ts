import { readCorrection } from './correction';
import { readOrders } from './mixed';
import { fold, type Sentence } from './sentence';
import type { Span, When } from './types';
import { understand } from './understand';
import type { TodoDraft, Understanding } from './understanding';

/** The line of a card that words are weighed for: what its todo is called, and the arguments. */
export type Line = { title?: string; input: Record<string, unknown> };

/** What one message says about a line. */
export type Scoped = {
  sentence: Sentence;
  /** The expressions of time that belong to the line; those of other todos in the same message are left out. */
  whens: readonly When[];
  /** The todo of the message that the line is. */
  item?: TodoDraft;
  /** Part of the order that the line comes from: only this can contradict it. What was said for an order before is decided. */
  isCurrent: boolean;
};

/** A message that orders something, or none, with what was said of it afterwards: newest first. */
type Talk = { fragments: Sentence[]; order?: Sentence };

/**
 * What the messages (newest first) say about one line. Words about other todos are no evidence for it and none against it, be they in
 * the same message or in another; words that name nothing ("no, make it Thursday") go with the order before them.
 */
export function scopeTo(sentences: Sentence[], line: Line): Scoped[] {
  const talks = talksOf(sentences, line);
  const named = talks.findIndex((talk) => isAbout(talk, line));
  const [newest] = talks;
  // Words that only point ("move it an hour later") are about what was shown, whatever was ordered before.
  const pointing =
    newest && named !== 0 ? newest.fragments.map((sentence) => scoped(sentence, line, named < 0)) : [];
  if (named < 0)
    return [...pointing, ...(newest?.order ? [scoped(newest.order, line, pointing.length === 0)] : [])];
  const about = talks.slice(named).flatMap((talk, index) => {
    if (!isAbout(talk, line)) return [];
    const spoken = [...talk.fragments, ...(talk.order ? [talk.order] : [])];
    return spoken.map((sentence) => scoped(sentence, line, index === 0));
  });
  return [...pointing, ...about];
}

function talksOf(sentences: Sentence[], line: Line): Talk[] {
  const talks: Talk[] = [];
  let fragments: Sentence[] = [];
  for (const sentence of sentences) {
    if (isFragment(sentence, line)) fragments.push(sentence);
    else {
      talks.push({ fragments, order: sentence });
      fragments = [];
    }
  }
  return fragments.length > 0 ? [...talks, { fragments }] : talks;
}

const isAbout = ({ order }: Talk, { title }: Line): boolean =>
  order === undefined ||
  title === undefined ||
  ordersIn(order).some(({ understanding }) => namesOf(understanding).some((name) => isAlike(name, title)));

const ordersIn = ({ text, context }: Sentence) => readOrders(text, context);

/** Rules of words without an order: the answer to a question as well as a todo. */
const BARE: ReadonlySet<string> = new Set(['bare', 'noun-phrase', 'only-points']);

/** Whether a message says something about what was spoken of before it, and names nothing of its own. */
function isFragment({ text, context }: Sentence, { title }: Line): boolean {
  if (readCorrection(text, context)) return true;
  const read = understand(text, context);
  switch (read.intent) {
    case 'create': {
      if (read.items.every((item) => !item.title || item.title.from === 'words-of-the-moment')) return true;
      const [item] = read.items;
      const isItself = title !== undefined && item?.title && isAlike(item.title.value, title);
      return read.items.length === 1 && BARE.has(read.rule) && !isItself;
    }
    case 'update':
    case 'complete':
    case 'reopen':
    case 'delete':
      return !read.target.text && !read.target.from && !read.target.list && !read.target.all;
    case 'plan':
    case 'query':
      return false;
    default:
      return true;
  }
}

function namesOf(read: Understanding): string[] {
  switch (read.intent) {
    case 'create':
      return read.items.flatMap(({ title }) => title?.value ?? []);
    case 'plan':
      return read.plan.items.map(({ title }) => title.value);
    case 'update':
    case 'complete':
    case 'reopen':
    case 'delete':
      return read.target.text ? [read.target.text.value] : [];
    default:
      return [];
  }
}

function scoped(sentence: Sentence, line: Line, isCurrent: boolean): Scoped {
  const { title } = line;
  const whole: Scoped = { sentence, whens: sentence.whens, isCurrent };
  if (title === undefined) return whole;
  const parts = ordersIn(sentence).filter(
    ({ isUnread, understanding }) => !isUnread && namesOf(understanding).some((name) => isAlike(name, title)),
  );
  const [part] = parts;
  if (parts.length !== 1 || !part) return whole;
  const start = Math.max(0, sentence.text.indexOf(part.words));
  const inPart = sentence.whens.filter(
    ({ span }) => span.start >= start && span.end <= start + part.words.length,
  );
  if (part.understanding.intent !== 'create') return { ...whole, whens: inPart };
  const item = itemFor(part.understanding.items, line);
  if (!item) return { ...whole, whens: inPart };
  const isAlone = part.understanding.items.length === 1;
  const own = new Set(spansOf(item).map((span) => span.start + start));
  return {
    ...whole,
    item,
    whens: isAlone ? inPart : inPart.filter(({ span }) => own.has(span.start)),
  };
}

/** The todo of a message that a line is: of that name, and of several the one that agrees with it most. */
function itemFor(items: TodoDraft[], { title = '', input }: Line): TodoDraft | undefined {
  const named = items.filter((item) => item.title && isAlike(item.title.value, title));
  const exact = named.filter((item) => fold(item.title?.value ?? '') === fold(title));
  const agreeing = (item: TodoDraft) =>
    (['dueDate', 'dueTime', 'recurrence', 'durationMinutes'] as const).filter(
      (field) => item[field] !== undefined && item[field]?.value === input[field],
    ).length;
  return (exact.length > 0 ? exact : named).toSorted((a, b) => agreeing(b) - agreeing(a))[0];
}

function spansOf({
  dueDate,
  dueTime,
  recurrence,
  durationMinutes,
  vague,
  moments,
  reminders,
}: TodoDraft): Span[] {
  return [dueDate, dueTime, recurrence, durationMinutes, vague, moments, reminders].flatMap(
    (found) => found?.span ?? [],
  );
}

const WORD = /\p{Script=Han}+|[\p{L}\p{M}\p{N}]+/gu;

/** Words to compare two names by: those without spaces in pairs of characters. */
function wordsOf(name: string): string[] {
  return (fold(name).match(WORD) ?? []).flatMap((word) =>
    /\p{Script=Han}/u.test(word) && word.length > 2
      ? Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2))
      : [word],
  );
}

/** Whether two names may be of one todo: a model writes "call the dentist" for "dentist", and people leave words out. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), new Set(wordsOf(other))];
  const shared = a.filter((word) => b.has(word) || b.has(`${word}s`) || b.has(word.replace(/s$/, ''))).length;
  return shared > 0 && shared * 2 >= Math.min(a.length, b.size);
}
