import { isHourBeside, readHoursInARow } from './hours-in-a-row';
import { joinPieces, type SameDay, weekdayWithDate } from './join';
import type { Language, LeadRole } from './language';
import { isClosedIn, isLengthOf, opensNext } from './opens-next';
import type { Piece } from './piece';
import { fullRange, lastingRange, simpleRange } from './ranges';
import { isHan } from './text';

type Gap = (a: Piece, b: Piece) => string;

/** Words before a piece that belong to it, up to three of them. */
function leadBefore(
  folded: string,
  start: number,
  language: Language,
): { role: LeadRole; start: number } | null {
  const han = hanLeadBefore(folded, start, language);
  if (han) return han;
  let from = start;
  let best: { role: LeadRole; start: number } | null = null;
  for (let words = 0; words < 3; words++) {
    const end = trimmedEnd(folded, from);
    let begin = end;
    while (begin > 0 && end - begin < 12 && isWordUnit(folded[begin - 1] ?? '')) begin--;
    if (begin === end) {
      if (folded[end - 1] !== '@') break;
      begin = end - 1;
    }
    const role = language.leads.get(folded.slice(begin, start).trim());
    if (role) best = { role, start: begin };
    else if (words > 0 && !best) break;
    from = begin;
  }
  return best;
}

/** A Chinese word right before a piece: up to four characters, the longest that is one. */
function hanLeadBefore(
  folded: string,
  start: number,
  language: Language,
): { role: LeadRole; start: number } | null {
  const end = trimmedEnd(folded, start);
  if (!isHan(folded[end - 1] ?? '') || language.leadTraps.has(folded.slice(end - 2, end))) return null;
  for (let length = Math.min(4, end); length > 0; length--) {
    const role = language.leads.get(folded.slice(end - length, end));
    if (role) return { role, start: end - length };
  }
  return null;
}

/** A word right behind a day or time: 周五之前, 三点左右. What only says from when on is no limit. */
function trailBehind(
  folded: string,
  piece: Piece,
  language: Language,
): { role: LeadRole; end: number } | null {
  if (!piece.day && !piece.clock && !piece.part && !piece.repeat) return null;
  if (language.trails.length === 0 || matchesAt(language.trailTrap, folded, piece.end)) return null;
  for (const [word, role] of language.trails)
    if (folded.startsWith(word, piece.end)) return { role, end: piece.end + word.length };
  return null;
}

function matchesAt(sticky: RegExp | null, text: string, index: number): boolean {
  if (!sticky) return false;
  sticky.lastIndex = index;
  return sticky.test(text);
}

const isWordUnit = (unit: string): boolean => (unit >= 'a' && unit <= 'z') || unit === "'";

function trimmedEnd(folded: string, end: number): number {
  let at = end;
  while (at > 0 && folded[at - 1] === ' ') at--;
  return at;
}

const roleBefore = (folded: string, piece: Piece, language: Language): LeadRole | undefined =>
  leadBefore(folded, piece.start, language)?.role;

/** Merges neighbours for as long as `merge` finds something to merge. Each piece is visited a bounded number of times. */
function mergeNeighbours(
  pieces: Piece[],
  merge: (a: Piece, b: Piece, before: Piece | undefined, behind: Piece | undefined) => Piece | null,
): Piece[] {
  const result: Piece[] = [];
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index];
    if (!piece) continue;
    const last = result.at(-1);
    const one = last && merge(last, piece, result.at(-2), pieces[index + 1]);
    if (one) result[result.length - 1] = one;
    else result.push(piece);
  }
  return result;
}

/** The text between two pieces, or a text that nothing allows when they are far apart. */
function gapReader(folded: string): Gap {
  return (a, b) => (b.start - a.end > 24 ? '\u0000' : folded.slice(a.end, b.start).trim());
}

const isDated = ({ day }: Piece): boolean => day?.is === 'date' && day.year !== undefined;

function isRangeGap(gap: string, a: Piece, b: Piece, folded: string, language: Language): boolean {
  if (!language.ranges.has(gap)) return false;
  // ISO 8601 writes an interval with a slash; between days without times it is a list.
  if (gap === '/' && !(isDated(a) && isDated(b))) return false;
  // "from Friday to Monday" is a change and no stretch of time behind "move".
  if (
    language.moveGaps.has(gap) &&
    roleBefore(folded, a, language) === 'from' &&
    language.move?.test(folded.slice(Math.max(0, a.start - 80), a.start))
  )
    return false;
  // 周一、周三 lists days, 8点、12点 hours.
  const isListed =
    gap === '、' && ((a.day?.is === 'weekday' && b.day?.is === 'weekday') || (a.clock && b.clock));
  if (!isListed && !language.pairs.has(gap)) return true;
  return roleBefore(folded, a, language) === 'from' || matchesAt(language.pairEnd, folded, b.end);
}

/** Whether a piece of a day stands so close that it belongs to the time beside it. */
const belongs = (day: Piece | undefined, gap: string, language: Language): boolean =>
  day?.day !== undefined && day.day.is !== 'year' && !day.clock && !day.endDay && language.joins.has(gap);

function joinWeak(a: Piece, b: Piece, gap: string, language: Language): boolean {
  if (gap === '-' && a.clock && !a.day && b.day) return false;
  if (a.weak && a.clock && !a.part) {
    if (b.part && !b.day) return (gap === '' && !b.weak) || language.partLinks.has(gap);
    if (gap === ',' && b.part && b.day?.is === 'offset') return true;
    return a.start === 0 && (gap === '' || (language.dayLinks.has(gap) && a.endClock !== undefined));
  }
  if (b.weak && b.clock) return gap === '' || gap === ',' || gap === '@' || language.hourLinks.has(gap);
  if (a.weak && a.day) return b.clock !== undefined || b.part !== undefined || b.day?.is === 'year';
  return true;
}

/**
 * Pieces of one language's text put together into expressions: ranges of equal ends first, then days with their times, then ranges of
 * those, then lengths. What stayed weak and alone is dropped.
 */
export function refine(found: Piece[], folded: string, language: Language, sameDay: SameDay): Piece[] {
  const gap = gapReader(folded);
  const joining = { sameDay, narrowing: language.narrowing };
  let pieces = mergeNeighbours(readHoursInARow(found, gap), (a, b) =>
    /^,?$/.test(gap(a, b)) ? weekdayWithDate(a, b) : null,
  );
  pieces = mergeNeighbours(pieces, (a, b, before, behind) => {
    const between = gap(a, b);
    if (!isRangeGap(between, a, b, folded, language)) return null;
    const splits =
      a.clock !== undefined &&
      before &&
      behind &&
      belongs(before, gap(before, a), language) &&
      belongs(behind, gap(b, behind), language);
    const startsDay = a.clock !== undefined && before?.day && belongs(before, gap(before, a), language);
    if (splits && startsDay) return null;
    return simpleRange(a, b, roleBefore(folded, a, language) === 'from');
  });
  const join = (list: Piece[]): Piece[] =>
    mergeNeighbours(list, (a, b, before) => {
      const between = gap(a, b);
      const isListed = a.isListed || (before && isHourBeside(before, a, gap));
      if (isListed && opensNext(a, b, between, folded)) return null;
      return language.joins.has(between) && joinWeak(a, b, between, language)
        ? joinPieces(a, b, between, joining)
        : null;
    });
  pieces = join(join(pieces));
  pieces = mergeNeighbours(pieces, (a, b) =>
    isRangeGap(gap(a, b), a, b, folded, language) ? fullRange(a, b) : null,
  );
  pieces = mergeNeighbours(pieces, (a, b, before, behind) => {
    const between = gap(a, b);
    const isApart =
      isLengthOf(a, before, b, gap) || isLengthOf(b, behind, a, gap) || isClosedIn(a, b, folded);
    return language.joins.has(between) && !(between === ',' && isApart) ? lastingRange(a, b) : null;
  });
  pieces = join(pieces);
  return inheritWeeks(pieces, gap, language).flatMap((piece, index, all) => {
    const room = { from: all[index - 1]?.end ?? 0, to: all[index + 1]?.start ?? folded.length };
    return withLead(piece, folded, language, room);
  });
}

const LISTING = new Set(['、', ',', '/']);

/** "下周二或者周三", "Tuesday or Wednesday of next week": the second weekday is in the week of the first. */
function inheritWeeks(pieces: Piece[], gap: Gap, { choices }: Language): Piece[] {
  return pieces.map((piece, index) => {
    const before = pieces[index - 1];
    const [first, second] = [before?.day, piece.day];
    if (!before || first?.is !== 'weekday' || second?.is !== 'weekday' || !first.of || second.of)
      return piece;
    const between = gap(before, piece);
    const isListed = LISTING.has(between) || choices.has(between);
    const follows = second.which === 'bare' && second.weekday > first.weekday && isListed;
    return follows ? { ...piece, day: { ...second, of: first.of } } : piece;
  });
}

/** Takes in the words before a piece, and drops a piece that is still too little by itself. */
function withLead(
  piece: Piece,
  folded: string,
  language: Language,
  room: { from: number; to: number },
): Piece[] {
  const found = leadBefore(folded, piece.start, language);
  const lead = found && found.start >= room.from ? found : null;
  const leadWords = lead && folded.slice(lead.start, piece.start);
  const isWhole =
    folded.slice(0, piece.start).trim() === '' &&
    /^[\s.!?。，,]*$/.test(folded.slice(piece.end, piece.end + 20)) &&
    folded.length - piece.end < 20;
  const { weak, ...kept } = piece;
  if (weak) {
    const isHour = piece.clock !== undefined;
    const asked =
      lead !== null &&
      leadWords !== null &&
      !language.articles.has(leadWords.trim()) &&
      (!isHour || lead.role === 'from' || language.hourLead?.test(leadWords) === true);
    const isShort =
      isHour ||
      piece.amount !== undefined ||
      piece.day?.is === 'year' ||
      (piece.day?.is === 'month' && piece.end - piece.start < 4);
    if (!asked && !(isWhole && !isShort)) return [];
    if (isHour && lead?.role === 'for') return [];
  }
  const behind = trailBehind(folded, piece, language);
  const trail = behind && behind.end <= room.to ? behind : null;
  const isDeadline = lead?.role === 'deadline' || trail?.role === 'deadline';
  return [
    {
      ...kept,
      start: lead?.start ?? piece.start,
      end: trail?.end ?? piece.end,
      ...(isDeadline ? { deadline: true } : {}),
      ...(leadWords !== null && language.afterLead?.test(leadWords) ? { isAfter: true } : {}),
    },
  ];
}
