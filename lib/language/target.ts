import { BESIDE } from './apart';
import { readRest } from './cuts';
import type { Region } from './grammar';
import { findTags, inRegion } from './markers';
import type { LanguagePack } from './pack';
import { type Sentence, spanOf } from './sentence';
import type { When } from './types';
import type { Query, Target } from './understanding';

/** Which todos a stretch of the sentence points at. Without a region it points at what was just shown. */
export function readTarget(
  sentence: Sentence,
  region: Region | undefined,
  pack: LanguagePack,
  ruleList?: { name: string | null; region: Region },
): Target {
  const words = pack.targets;
  const whole = region ?? { start: 0, end: 0 };
  const phrase = sentence.masked.slice(whole.start, whole.end).trim();
  const exception = words.except.exec(sentence.masked.slice(whole.start, whole.end))?.indices?.groups;
  if (exception?.rest && exception.name) {
    const inside = ([start, end]: [number, number]) => ({
      start: whole.start + start,
      end: whole.start + end,
    });
    const [rest, name] = [inside(exception.rest), inside(exception.name)];
    const meant = rest.end > rest.start ? readTarget(sentence, rest, pack, ruleList) : { all: true };
    return withException({ ...meant, all: true }, sentence, name, pack);
  }
  const lists = [...(ruleList ? [ruleList] : []), ...pack.findLists(sentence, whole)];
  const tags = tagsOf(sentence, whole, words);
  const whens = sentence.whens.filter((when) => when.span.start >= whole.start && when.span.end <= whole.end);
  const after = sentence.masked.slice(whole.end, whole.end + 2);
  const target: Target = { all: words.all.test(phrase) || words.allAfter?.test(after) === true };
  const list = lists.find((each) => each.name)?.name;
  if (list) target.list = list;
  if (tags.found) target.tag = tags.found.value[0];
  if (words.overdue.test(phrase)) target.overdue = true;
  if (words.doneThings.test(phrase)) target.done = true;
  Object.assign(target, daysOf(whens));
  const ordinal = readOrdinal(phrase, words.ordinals);
  if (ordinal !== undefined) target.ordinal = ordinal;
  const places = readPlaces(phrase, words);
  if (places) return { ...target, places, all: true, reference: true };
  if (!phrase || words.reference.test(phrase)) {
    target.reference = true;
    return target;
  }
  const cuts = [...whens.map((when) => when.span), ...tags.cuts, ...lists.map((each) => each.region)];
  const text = readRest(sentence, whole, cuts, pack.glue);
  const value = text ? stripNoise(text.value, words.noise).replace(words.experienced, '') : '';
  const isKindOnly = [text?.value ?? '', value].some((each) => words.everything.test(each.toLowerCase()));
  if (text && value && !isKindOnly) target.text = { ...text, value };
  if (target.ordinal !== undefined && target.text && isOnlyPlace(target.text.value, words))
    delete target.text;
  // 推迟一小时: an order that names nothing at all is about what was just shown.
  if (whens.length > 0 && Object.keys(target).length === 1 && !target.all) target.reference = true;
  return target;
}

/** "All but the report": leaves out what the words of a stretch name. */
export function withException(
  { reference: _shown, ...target }: Target,
  sentence: Sentence,
  region: Region,
  pack: LanguagePack,
): Target {
  const { text } = readTarget(sentence, region, pack);
  const name = text?.value ?? sentence.text.slice(region.start, region.end).trim();
  return { ...target, except: name };
}

/** "#work", "tagged work", 带工作标签的. */
function tagsOf(
  sentence: Sentence,
  region: Region,
  words: LanguagePack['targets'],
): ReturnType<typeof findTags> {
  const marked = findTags(sentence, region);
  const match = inRegion(sentence, region, words.tagged)[0];
  const name = match?.groups?.tag;
  if (marked.found || !match || !name) return marked;
  const start = match.index + match[0].indexOf(name, match[0].length > name.length ? 1 : 0);
  const span = spanOf(sentence.text, start, start + name.length);
  const cut = { start: match.index, end: match.index + match[0].length };
  return { found: { value: [span.text], certainty: 'said', span }, cuts: [cut] };
}

/** "the second one", 第二个: nothing but a place. */
function isOnlyPlace(text: string, words: LanguagePack['targets']): boolean {
  const rest = words.ordinals.reduce((left, { pattern }) => left.replace(pattern, ''), text.toLowerCase());
  return stripNoise(rest.trim(), words.noise) === '' || words.noise.test(`${text} `);
}

function readOrdinal(phrase: string, ordinals: LanguagePack['targets']['ordinals']): number | undefined {
  for (const ordinal of ordinals) {
    const match = ordinal.pattern.exec(phrase);
    const value = match ? ordinal.value(match) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

function readPlaces(phrase: string, words: LanguagePack['targets']): Target['places'] {
  const match = words.places.exec(phrase);
  const count = words.countOf(match?.groups?.count ?? '');
  if (!match || !count || count < 2) return undefined;
  return words.fromEnd.test(match.groups?.edge ?? '') ? [-count] : [0, count];
}

/** Takes away words that name only the kind of thing, again and again; keeps at least one word. */
export function stripNoise(text: string, noise: RegExp): string {
  let rest = text.trim();
  for (let round = 0; round < 6; round++) {
    const next = rest.replace(noise, '').trim();
    if (next === rest) break;
    rest = next;
  }
  return rest;
}

/** The days (and time) that expressions of time name, for a search. */
export function daysOf(whens: readonly When[]): Pick<Target, 'from' | 'to' | 'time'> {
  const when = whens.find((each) => each.date || each.vague) ?? whens.find((each) => each.time);
  if (!when) return {};
  const time = whens.find((each) => each.time && each.certainty.date !== 'said')?.time ?? when.time;
  if (when.vague) return { from: when.vague.from, to: when.vague.to };
  const days: Pick<Target, 'from' | 'to' | 'time'> = {};
  // A bare time ("my 3 pm meeting") says no day: the date beside it is only a guess about the future.
  if (when.date && when.certainty.date !== 'inferred') {
    days.from = when.date;
    days.to = when.endDate ?? when.date;
  } else if (when.date && !when.time) {
    days.from = when.date;
    days.to = when.endDate ?? when.date;
  }
  if (time && !when.part) days.time = time;
  return days;
}

/** "Today and tomorrow", 周五和周六: from the first to the last, so that none of them is left out. */
function daysTogether({ whens, masked }: Sentence): { from: string; to: string } | undefined {
  const days = whens.filter((when) => when.date && when.certainty.date === 'said' && !when.recurrence);
  const areBeside = days.every((when, index) => {
    const next = days[index + 1];
    return !next || BESIDE.test(masked.slice(when.span.end, next.span.start));
  });
  if (days.length < 2 || days.length !== whens.length || !areBeside) return undefined;
  const from = days.map(({ date = '' }) => date).sort()[0];
  const to = days
    .map(({ date = '', endDate = date }) => endDate)
    .sort()
    .at(-1);
  return from && to ? { from, to } : undefined;
}

/** What a question asks for: days, list, status, words. */
export function readQuery(sentence: Sentence, region: Region, pack: LanguagePack, rule: string): Query {
  const words = pack.targets;
  const core = sentence.masked;
  const lists = pack.findLists(sentence, { start: 0, end: core.length });
  const tags = tagsOf(sentence, { start: 0, end: core.length }, words);
  // Which of two days it is cannot be looked up by one of them.
  const { from, to } = rule === 'question-either' ? {} : (daysTogether(sentence) ?? daysOf(sentence.whens));
  const isAny = rule === 'question-done' || words.anyStatus.test(core);
  const isDone = rule === 'question-finished' || (!isAny && words.done.test(core));
  const status = isDone ? 'done' : isAny ? 'any' : 'open';
  const query: Query = { status };
  // What was finished is asked by the day it was done, which is not the day it was due.
  if (from && status !== 'done') Object.assign(query, { from, to });
  else if (from && to) query.doneOn = { from, to };
  if (words.overdue.test(core)) query.overdue = true;
  // Their words say nothing of what else to look for.
  if (rule === 'show-urgent') return { ...query, isUrgent: true };
  if (words.undated.test(core)) return { ...query, undated: true };
  const list = lists.find((each) => each.name)?.name;
  if (list) query.list = list;
  if (tags.found) query.tag = tags.found.value[0];
  const cuts = [
    ...sentence.whens.map((when) => when.span),
    ...tags.cuts,
    ...lists.map((each) => each.region),
  ];
  const text = readRest(sentence, region, cuts, pack.glue);
  const value = text ? stripNoise(tidyWords(text.value.replace(words.asking, ' ')), words.noise) : '';
  if (text && value && !words.everything.test(value.toLowerCase())) query.text = { ...text, value };
  return query;
}

function tidyWords(words: string): string {
  return words.replace(/[\s,.?!;:，。？！；：、'"()-]+/g, ' ').trim();
}
