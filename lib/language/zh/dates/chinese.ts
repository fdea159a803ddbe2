import type { Language } from '@/lib/language/dates/language';
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
import { partOf, slice, stretch, withinPeriod } from './periods';
import { repeat } from './repeats';
import { type FoundPiece, type Parser, wordAt } from './scan';
import { duration, nthDay, openTime, remaining, reminderBefore, shift, span } from './shifts';
import { week, weekday } from './weeks';

/** In order of preference among readings of equal length; the longest wins. */
const PARSERS: Parser[] = [
  repeat,
  lunarDay,
  yearMonthDay,
  monthDay,
  aroundDay,
  dayWithPart,
  partOf,
  slice,
  withinPeriod,
  holiday,
  reminderBefore,
  remaining,
  shift,
  span,
  nearDay,
  weekday,
  week,
  nthDay,
  stretch,
  clock,
  digitalClock,
  bareHour,
  namedTime,
  dayPart,
  dayOfMonth,
  duration,
  openTime,
];

/** Characters with which an expression can begin; everything else is passed over without asking a parser. */
const STARTS = new Set([
  ...'0123456789零〇一二三四五六七八九十百两俩廿卅几半今明后昨前大当本这上下去来次翌第周星礼月年农阴旧正腊冬元春清端中国重五妇劳青儿母父教情七除圣平感万复黑双光植愚地女六小三八早晚晨夜凌拂一正午下傍深现此眼马立再过等未接往最近之提还改有回哪抽迟早全整每逢隔天日工从差单双待q',
]);

/** Every expression that a parser of Chinese finds in folded text, left to right, the longest at each place. */
export function findChinese(folded: string): Piece[] {
  const pieces: Piece[] = [];
  let index = 0;
  while (index < folded.length) {
    if (!STARTS.has(folded[index] ?? '')) {
      index++;
      continue;
    }
    const trap = wordAt(nameTraps, folded, index);
    if (trap !== null) {
      index += trap.length;
      continue;
    }
    let best: FoundPiece | null = null;
    for (const parser of PARSERS) {
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

export const chinese: Language = {
  joins: new Set(['', '的', ',', '在', '于', '是', '、', '的时候', '那天', '当天', '里', '日', '从', ':']),
  ranges: new Set([
    '到',
    '至',
    '-',
    '~',
    '--',
    '直到',
    '一直到',
    '和',
    '与',
    '到了',
    '之后',
    '年和',
    '以后到',
    '、',
  ]),
  leads: new Map([
    ['在', 'at'],
    ['从', 'from'],
    ['自', 'from'],
    ['于', 'at'],
    ['到', 'at'],
    ['截止', 'deadline'],
    ['截止到', 'deadline'],
    ['截至', 'deadline'],
    ['最晚', 'deadline'],
    ['最迟', 'deadline'],
    ['不晚于', 'deadline'],
    ['不迟于', 'deadline'],
    ['赶在', 'deadline'],
    ['最晚在', 'deadline'],
    ['最迟在', 'deadline'],
    ['直到', 'deadline'],
  ]),
  trails: [
    ['前后', 'at'],
    ['左右', 'at'],
    ['之前', 'deadline'],
    ['以前', 'deadline'],
    ['前', 'deadline'],
    ['为止', 'deadline'],
    ['开始', 'from'],
    ['起', 'from'],
    ['之间', 'at'],
    ['以后', 'from'],
    ['之后', 'from'],
    ['后', 'from'],
  ],
};
