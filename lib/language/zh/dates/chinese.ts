import type { Piece } from '@/lib/language/dates/piece';
import { bareHour, clock, dayPart, digitalClock, namedTime } from './clocks';
import {
  aroundDay,
  dayOfMonth,
  dayWithPart,
  holiday,
  lunarDay,
  monthDay,
  nearDay,
  yearMonthDay,
} from './days';
import { nameTraps } from './lexicon';
import { neighbouringDays, thisTime } from './neighbouring-days';
import { numericDay } from './numeric-day';
import { partOf } from './period-parts';
import { decade, season, slice, stretch, withinPeriod } from './periods';
import { repeat } from './repeats';
import { type FoundPiece, type Parser, wordAt } from './scan';
import { duration, nthDay, openTime, remaining, reminderBefore, shift, span } from './shifts';
import { week, weekday } from './weeks';

const NUMERALS = '0123456789零〇一二三四五六七八九十百两俩仨廿卅几半';
/** First characters of a stretch of days: a year, a month, a week. */
const STRETCHES = `${NUMERALS}今明后昨前大当本这上下去来第q周星礼月年再`;
const FEASTS =
  '元腊小除大年春农情妇三女植愚清地复劳五青母儿六父端七教中国重万双光感黑平圣十立夏秋冬建护圣跨龙';

/** In order of preference among readings of equal length; the longest wins. Each with the characters it can begin with. */
const PARSERS: ReadonlyArray<readonly [Parser, ReadonlySet<string>]> = (
  [
    [repeat, `${NUMERALS}每逢隔天日工从单双周星礼直到截除`],
    [lunarDay, `${NUMERALS}农阴旧大正腊冬今明去后前`],
    [yearMonthDay, '12'],
    [monthDay, STRETCHES],
    [aroundDay, STRETCHES + FEASTS],
    [dayWithPart, STRETCHES],
    [partOf, STRETCHES],
    [slice, STRETCHES],
    [withinPeriod, STRETCHES],
    [season, STRETCHES],
    [decade, NUMERALS],
    [holiday, STRETCHES + FEASTS],
    [reminderBefore, '提前之以'],
    [remaining, '还'],
    [shift, `${NUMERALS}再过等从现`],
    [span, '未接今往下后过最近之此前上这'],
    [nearDay, '今当明次翌第后大昨前即'],
    [neighbouringDays, '今明'],
    [thisTime, '明后大次翌'],
    [numericDay, '0123456789'],
    [weekday, '周星礼上下这本当今再大'],
    [week, '周星礼上下这本当今再大'],
    [nthDay, '第'],
    [stretch, STRETCHES],
    [clock, `${NUMERALS}差`],
    [digitalClock, '0123456789'],
    [bareHour, NUMERALS],
    [namedTime, '午现此当眼马立下'],
    [dayPart, '凌拂清大一早上午中正晌下傍晚夜深半晨'],
    [dayOfMonth, NUMERALS],
    [duration, `${NUMERALS}全整`],
    [openTime, '改有回哪过抽早迟一等待会稍晚'],
  ] as const
).map(([parser, starts]) => [parser, new Set(starts)]);

/** The parsers that can begin with each character. */
const BY_START = new Map<string, Parser[]>();
for (const [parser, starts] of PARSERS) {
  for (const character of starts) BY_START.set(character, [...(BY_START.get(character) ?? []), parser]);
}

/** Every expression that a parser of Chinese finds in folded text, left to right, the longest at each place. */
export function findChinese(folded: string): Piece[] {
  const pieces: Piece[] = [];
  let index = 0;
  while (index < folded.length) {
    const parsers = BY_START.get(folded[index] ?? '');
    if (!parsers) {
      index++;
      continue;
    }
    const trap = wordAt(nameTraps, folded, index);
    if (trap !== null) {
      index += trap.length;
      continue;
    }
    let best: FoundPiece | null = null;
    for (const parser of parsers) {
      const found = parser(folded, index);
      if (found && found.next > index && (best === null || found.next > best.next)) best = found;
    }
    if (best) {
      pieces.push({ ...best.piece, start: index, end: best.next });
      index = best.next;
    } else index++;
  }
  return pieces;
}
