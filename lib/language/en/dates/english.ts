import type { Settings } from '@/lib/language/dates/language';
import type { Piece } from '@/lib/language/dates/piece';
import { fractions } from './amounts';
import { bareHour } from './bare-hours';
import { clock } from './clocks';
import { dayPart } from './day-parts';
import { duration, now, openTime, reminderBefore } from './durations';
import type { FoundPiece, Parser } from './found';
import { dayOfMonth, dayThenMonth, monthAlone, monthThenDay } from './month-days';
import { isDomain, trapAt } from './names';
import { edgeOf, nthOf } from './nth';
import { numericMonth, orderOf, slashDate, yearFirstDate, yearLastDate } from './numeric-dates';
import { period, weekOf } from './periods';
import { closestWeekday, holiday, nearDay, readDay, thisTime, weekdayBeside } from './relative-days';
import { repeat } from './repeats';
import { distance, inAmount, span, weekdaysAway } from './shifts';
import { signedAmount } from './signed';
import { slice } from './slices';
import { startWords } from './start-words';
import { type Token, tokenize } from './tokens';
import { weekday, weekdayAndDay } from './weekdays';
import { decade, season, whichMonth, yearAlone } from './years';

/** In order of preference among readings of equal length; the longest wins. */
const PARSERS: Parser[] = [
  repeat,
  yearFirstDate,
  yearLastDate,
  slashDate,
  numericMonth,
  monthThenDay,
  dayThenMonth,
  edgeOf,
  nthOf,
  weekOf(readDay),
  slice,
  distance,
  reminderBefore,
  inAmount,
  signedAmount,
  thisTime,
  weekdaysAway,
  span,
  closestWeekday,
  weekdayBeside,
  weekdayAndDay,
  holiday,
  weekday,
  nearDay,
  whichMonth,
  season,
  period,
  monthAlone,
  now,
  openTime,
  clock,
  dayPart,
  duration,
  dayOfMonth,
  decade,
  yearAlone,
  bareHour,
];

/** Marks with which an expression can begin. */
const startMarks: ReadonlySet<string> = new Set(["'", '+', '-', ...fractions.keys()]);

const canStart = (token: Token): boolean =>
  token.kind === 'number' || (token.kind === 'word' ? startWords : startMarks).has(token.text);

/** Every expression that a parser of English finds, left to right, the longest at each place, none overlapping. */
export function findEnglish(folded: string, settings: Settings): Piece[] {
  const tokens = tokenize(folded);
  const order = orderOf(tokens);
  const conventions = order === null ? settings : { dayFirst: order === 'day first', isSettled: true };
  const pieces: Piece[] = [];
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    const trap = trapAt(tokens, index);
    if (trap > index) {
      index = trap;
      continue;
    }
    let best: FoundPiece | null = null;
    if (token && canStart(token) && !isDomain(tokens, index)) {
      for (const parser of PARSERS) {
        const found = parser(tokens, index, conventions);
        if (found && found.next > index && (best === null || found.next > best.next)) best = found;
      }
    }
    const last = best && tokens[best.next - 1];
    if (best && token && last) {
      pieces.push({ ...best.piece, start: token.start, end: last.end });
      index = best.next;
    } else index++;
  }
  return pieces;
}
