import { describe, expect, it } from 'vitest';
import { created } from './testing/read';

describe('the same day', () => {
  it.each([
    ['standup with Ola at 9 on thursday and tea with Ravi at 1 the same day', '2026-12-03'],
    ['optician on friday at 9, haircut at 3 that day', '2026-12-04'],
    ['周四9点跟老赵开会，当天1点跟小周吃饭', '2026-12-03'],
    ['周五下午3点看牙，同一天晚上跟小周吃饭', '2026-12-04'],
    ['周五交报告，当天给老赵打电话', '2026-12-04'],
  ])('is the day that was said before, for both todos: %s', (text, day) => {
    expect(created(text)).toMatchObject([{ dueDate: day }, { dueDate: day }]);
    expect(created(text)[1]?.title).not.toMatch(/day|当天|同一天/);
  });

  it('is today, or no day at all, when none was said before', () => {
    expect(created('当天下午1点跟小周吃饭')).toMatchObject([{ dueDate: '2026-12-01', dueTime: '13:00' }]);
    expect(created('call Ola that day')).toEqual([{ title: 'call Ola that day' }]);
  });
});
