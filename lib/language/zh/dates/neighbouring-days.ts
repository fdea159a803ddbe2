import { nearDays, nearDayWords } from './lexicon';
import { at, type Parser, wordAt } from './scan';

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

/** 明天这个时候, 后天此时: that many days from this very minute. */
export const thisTime: Parser = (text, index) => {
  const word = wordAt(nearDayWords, text, index);
  const days = word === null ? 0 : (nearDays.get(word) ?? 0);
  if (word === null || days < 1) return null;
  const time = at(/的?(?:这个?时[候间]|此时(?:此刻)?|此刻|这会儿)/y, text, index + word.length);
  return (
    time && {
      piece: { rule: '此时', shift: { amount: { day: days }, sign: 1 } },
      next: index + word.length + time[0].length,
    }
  );
};
