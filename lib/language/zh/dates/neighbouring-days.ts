import { at, type Parser } from './scan';

const DAYS: Record<string, number> = { 今: 0, 明: 1, 后: 2 };

/** 今明两天, 明后天, 今明后三天: days in a row, named by their first characters. */
export const neighbouringDays: Parser = (text, index) => {
  const found = at(/(今明后?|明后)(?:[两三]?天)/y, text, index);
  if (!found?.[1]) return null;
  const [first, last] = [found[1].charAt(0), found[1].charAt(found[1].length - 1)];
  return {
    piece: {
      rule: '相邻几天',
      day: { is: 'offset', days: DAYS[first] ?? 0 },
      endDay: { is: 'offset', days: DAYS[last] ?? 0 },
    },
    next: index + found[0].length,
  };
};
