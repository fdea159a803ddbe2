import type { UnrealWords } from '../../unreal';
import { readNumber } from '../dates/numerals';

const NUMBER = '\\d{1,2}|[一二三四五六七八九十]{1,3}';

export const chineseUnreal: UnrealWords = {
  days: [new RegExp(`(?<month>${NUMBER})月(?<day>\\d{1,2}|[一二三四五六七八九十]{1,3})[日号]`, 'g')],
  clocks: [/(?<![\d.:])(?<hour>\d{2})(?:点(?!\d*[%半]?倍)|:(?<minute>\d{2})(?![\d:]))/g],
  numberOf: (words) => readNumber(words, 0)?.value,
};
