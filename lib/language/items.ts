import { announcedList, numberedParts, splitAnnouncement } from './announcement';
import { type DraftOptions, readDraft } from './draft';
import { atEachMoment } from './each-moment';
import type { Region } from './grammar';
import type { LanguagePack } from './pack';
import { scheduleOf } from './schedule';
import { DATE, type Sentence, spanOf } from './sentence';
import { shareDates } from './share-dates';
import type { TodoDraft } from './understanding';

const LINE_MARK = /^\s*(?:[-*•·–]|\d{1,3}[.)、]|[(（]\d{1,3}[)）]|[①-⑳]|\[ ?\])\s*/u;
const MAX_ITEMS = 50;

/** All todos that a stretch of the sentence asks for: one, or one for each line, number, comma or doing word. */
export function readItems(
  sentence: Sentence,
  region: Region,
  pack: LanguagePack,
  options: Omit<DraftOptions, 'outside'>,
): TodoDraft[] {
  const announced = splitAnnouncement(sentence, region, pack);
  const { body } = announced;
  const { lines, header = announced.header } = linesOf(sentence, body);
  const isBare = !announced.ofThings && areBareThings(sentence, body, pack, options);
  const isMixed = !announced.ofThings && mixesThings(sentence, body, pack);
  const listing = {
    isListed: announced.ofThings || isBare || isMixed,
    isClosed: isBare,
    count: announced.count?.value,
  };
  if (lines.length > 1 && !lines.every((line) => line.marked))
    return [withNotes(sentence, lines, pack, options)];
  const parts =
    lines.length > 1
      ? lines.map((line) => line.region)
      : (numberedParts(sentence, body) ??
        withNameless(splitAt(body, pack.separators(sentence, body, listing)), (part) =>
          readDraft(sentence, part, pack, options),
        ));
  const before = sentence.whens.filter((when) => when.span.end <= body.start);
  const after = sentence.whens.filter((when) => when.span.start >= body.end);
  if (parts.length === 1) {
    const only = readDraft(sentence, body, pack, { ...options, outside: [...before, ...after] });
    return atEachMoment(sentence, body, only);
  }
  // "at 4 remind me to …" belongs to what follows it first; what stands around the whole list is said of all.
  const drafts = parts
    .slice(0, MAX_ITEMS)
    .map((part, index) =>
      readDraft(sentence, part, pack, index === 0 && !header ? { ...options, outside: before } : options),
    );
  shareOccasion(sentence, parts, drafts, pack);
  const each = drafts.flatMap((draft, index) => {
    const part = parts[index];
    return part ? atEachMoment(sentence, part, draft) : [];
  });
  const list = announcedList(sentence, announced.header, pack);
  const around = header
    ? {
        ...readDraft(sentence, header, pack, { ...options, outside: [...before, ...after] }),
        ...(list ? { list } : {}),
      }
    : scheduleOf(after, sentence.context.now);
  return shareDates(
    withNamed(
      each.filter((draft) => draft.title),
      pack.sameThing,
    ),
    around,
    { opensTodo: pack.opensTodo, isLined: lines.length > 1, today: sentence.context.now.slice(0, 10) },
  );
}

const COMMA = /[,，、]/;
const MOST_WORDS = 3;

/** "eggs, milk and bread to my shopping list": what stands between the commas are things of a list that was named, and a todo each. */
function areBareThings(
  sentence: Sentence,
  body: Region,
  pack: LanguagePack,
  { lists, list }: Omit<DraftOptions, 'outside'>,
): boolean {
  const named = list?.name ? list : pack.findLists(sentence, body).find(({ name }) => name);
  if (!lists || !named) return false;
  const { start } = named.region;
  const end = start > body.start && start < body.end ? start : body.end;
  const words = sentence.masked.slice(body.start, end).trim();
  if (!COMMA.test(words) || pack.opensTodo(words)) return false;
  const parts = words.split(COMMA).map((part) => part.trim());
  return parts.every(
    (part) => part !== '' && !part.includes(DATE) && part.split(/\s+/).length <= MOST_WORDS + 1,
  );
}

const LONGEST_THING = 8;

/** "milk, bread, pay rent, call Bob": where doings stand among bare things, each comma parts two todos. Doings alone can be one: "read, sign, post it". */
function mixesThings(sentence: Sentence, body: Region, pack: LanguagePack): boolean {
  const parts = sentence.masked
    .slice(body.start, body.end)
    .split(COMMA)
    .map((part) => part.trim());
  const isDoing = (part: string) => pack.opensTodo(part);
  const isShort = (part: string) =>
    part !== '' &&
    !part.includes(DATE) &&
    (pack.spaceless ? part.length <= LONGEST_THING : part.split(/\s+/).length <= MOST_WORDS + 1);
  const [first = ''] = parts;
  const doings = parts.filter(isDoing);
  return (
    parts.length > 2 &&
    !isDoing(first) &&
    parts.every(isShort) &&
    doings.length > 0 &&
    (pack.spaceless === true || doings.every((part) => part.includes(' ')))
  );
}

/** "Buy milk on Friday and while at it pick up the parcel": both are of Friday. */
function shareOccasion(sentence: Sentence, parts: Region[], drafts: TodoDraft[], pack: LanguagePack): void {
  for (const [index, draft] of drafts.entries()) {
    const [before, part] = [parts[index - 1], parts[index]];
    const day = drafts[index - 1]?.dueDate;
    if (!before || !part || !day || draft.dueDate || draft.recurrence || draft.vague) continue;
    if (!pack.sameOccasion.test(sentence.masked.slice(before.end, part.start))) continue;
    drafts[index] = { ...draft, dueDate: { ...day, certainty: 'inferred', from: 'same-day-as-neighbour' } };
  }
}

/** "An alarm for 7 and another for 8": what only says "one more" is called what the one beside it is called. */
function withNamed(drafts: TodoDraft[], sameThing: RegExp): TodoDraft[] {
  const named = drafts.find(({ title }) => title && !sameThing.test(title.value))?.title;
  return drafts.map((draft) => {
    const isNamed = !draft.title || !sameThing.test(draft.title.value);
    if (isNamed || !named) return draft;
    return { ...draft, title: { ...named, certainty: 'inferred', from: 'same-as-neighbour' } };
  });
}

/** "Dentist at 3, remind me 10 minutes before": a part that names no todo says more about the one before it. */
function withNameless(parts: Region[], read: (part: Region) => TodoDraft): Region[] {
  if (parts.length < 2) return parts;
  const joined: Region[] = [];
  for (const part of parts.slice(0, MAX_ITEMS)) {
    const last = joined.at(-1);
    if (last && !read(part).title) joined[joined.length - 1] = { start: last.start, end: part.end };
    else joined.push(part);
  }
  return joined;
}

/** Whether a text is a list: at least two lines, all with a mark, or all but a first that ends with a colon. */
export function isMarkedList(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim());
  const [first = '', ...others] = lines;
  const isHeaded = LINE_MARK.test(first) || /[:：]\s*$/.test(first);
  return (
    others.length > 0 &&
    isHeaded &&
    others.every((line) => LINE_MARK.test(line)) &&
    (others.length > 1 || LINE_MARK.test(first))
  );
}

/** Whether a sentence is an announcement with several things after it, or a numbered list on one line. */
export function isAnnouncedList(sentence: Sentence, pack: LanguagePack): boolean {
  const region = { start: 0, end: sentence.text.length };
  if (numberedParts(sentence, region)) return true;
  const { body, ofThings, count } = splitAnnouncement(sentence, region, pack);
  if (!ofThings) return false;
  return pack.separators(sentence, body, { isListed: true, count: count?.value }).length > 0;
}

type Line = { region: Region; marked: boolean };

function linesOf(sentence: Sentence, region: Region): { lines: Line[]; header?: Region } {
  const lines: Line[] = [];
  let start = region.start;
  while (start <= region.end) {
    const found = sentence.masked.indexOf('\n', start);
    const end = found < 0 || found > region.end ? region.end : found;
    const words = sentence.masked.slice(start, end);
    const mark = LINE_MARK.exec(words);
    if (words.trim())
      lines.push({ region: { start: start + (mark?.[0].length ?? 0), end }, marked: mark !== null });
    start = end + 1;
  }
  // A first line that ends with a colon announces the others.
  const [head] = lines;
  const isHeader =
    lines.length > 1 &&
    head?.marked === false &&
    /[:：]\s*$/.test(sentence.masked.slice(head.region.start, head.region.end));
  if (isHeader) return { lines: lines.slice(1), header: head.region };
  // The first line may have lost its number to the lead-in of the sentence.
  const first = lines[0];
  if (first && lines.length > 1 && lines.slice(1).every((line) => line.marked)) first.marked = true;
  return { lines };
}

/** Lines without marks: the first is the todo, the others are its notes. */
function withNotes(
  sentence: Sentence,
  lines: Line[],
  pack: LanguagePack,
  options: Omit<DraftOptions, 'outside'>,
): TodoDraft {
  const [first, ...others] = lines as [Line, ...Line[]];
  const draft = readDraft(sentence, first.region, pack, options);
  const start = others[0]?.region.start ?? first.region.end;
  const end = others.at(-1)?.region.end ?? start;
  const value = sentence.text.slice(start, end).trim();
  return value
    ? { ...draft, notes: { value, certainty: 'said', span: spanOf(sentence.text, start, end) } }
    : draft;
}

function splitAt(region: Region, separators: Region[]): Region[] {
  const parts: Region[] = [];
  let start = region.start;
  for (const separator of separators) {
    if (separator.start > start) parts.push({ start, end: separator.start });
    start = separator.end;
  }
  if (start < region.end || parts.length === 0) parts.push({ start, end: region.end });
  return parts;
}
