import { describe, expect, it } from 'vitest';
import { formatDay, formatDuration, formatMoment } from './format';

describe('saying a day', () => {
  it.each([
    ['2026-12-01', 'today, Tue 1 Dec', '今天 12月1日 周二'],
    ['2026-12-02', 'tomorrow, Wed 2 Dec', '明天 12月2日 周三'],
    ['2026-11-30', 'yesterday, Mon 30 Nov', '昨天 11月30日 周一'],
    ['2026-12-03', 'Thu 3 Dec', '后天 12月3日 周四'],
    ['2027-01-04', 'Mon 4 Jan 2027', '2027年1月4日 周一'],
  ])('%s', (date, english, chinese) => {
    expect(formatDay(date, '2026-12-01', 'en')).toBe(english);
    expect(formatDay(date, '2026-12-01', 'zh')).toBe(chinese);
  });

  it('adds the time when there is one', () => {
    expect(formatMoment('2026-12-02', '15:00', '2026-12-01', 'en')).toBe('tomorrow, Wed 2 Dec, 15:00');
    expect(formatMoment('2026-12-02', '15:00', '2026-12-01', 'zh')).toBe('明天 12月2日 周三 15:00');
    expect(formatMoment('2026-12-02', null, '2026-12-01', 'en')).toBe('tomorrow, Wed 2 Dec');
  });
});

describe('saying a length of time', () => {
  it.each([
    [0, '0 min', '0分钟'],
    [45, '45 min', '45分钟'],
    [90, '1 h 30 min', '1小时30分钟'],
    [1440, '1 day', '1天'],
    [2 * 1440 + 60, '2 days 1 h', '2天1小时'],
  ])('%d minutes', (minutes, english, chinese) => {
    expect(formatDuration(minutes, 'en')).toBe(english);
    expect(formatDuration(minutes, 'zh')).toBe(chinese);
  });
});
