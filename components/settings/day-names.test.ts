import { expect, it } from 'vitest';
import { dayNames } from './day-names';

it('names the days from Monday to Sunday', () => {
  expect(dayNames('en')[0]).toEqual({ long: 'Monday', short: 'Mon' });
  expect(dayNames('zh').map(({ short }) => short)).toEqual([
    '周一',
    '周二',
    '周三',
    '周四',
    '周五',
    '周六',
    '周日',
  ]);
  expect(dayNames('zh')[6]?.long).toBe('星期日');
});
