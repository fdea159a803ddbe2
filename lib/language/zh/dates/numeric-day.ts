import { daysInMonth } from '@/lib/time/local-date';
import { at, type Parser } from './scan';

/** 12.3号, 12-3日; 12-3 下午, 12-3 9点, 12.3 15:00: a month and a day in numbers, where what stands behind leaves no doubt that they are. */
export const numericDay: Parser = (text, index) => {
  if (/[\d.\-/a-z第共]/.test(text[index - 1] ?? '')) return null;
  const found = at(
    /(\d{1,2})[-.](\d{1,2})(?:[日号](?![楼线元])|(?= ?(?:凌晨|早上|上午|中午|下午|傍晚|晚上)| \d{1,2}(?:[点时]|:\d{2})))/y,
    text,
    index,
  );
  if (!found) return null;
  const [month, day] = [Number(found[1]), Number(found[2])];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(2024, month)) return null;
  const next = index + found[0].length;
  // 1-5号 runs from the first to the fifth.
  if (/^\d+-\d+[日号]$/.test(found[0]) && month < day)
    return {
      piece: { rule: '几号到几号', day: { is: 'dayOfMonth', day: month }, endDay: { is: 'dayOfMonth', day } },
      next,
    };
  return { piece: { rule: '数字月日', day: { is: 'date', month, day } }, next };
};
