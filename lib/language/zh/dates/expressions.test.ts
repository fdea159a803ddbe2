import { describe, expect, it } from 'vitest';
import { bestWhen } from '@/lib/language/dates/best-when';

/** 周二上午九点。 */
const context = { now: '2026-12-01T09:00', locale: 'zh' as const };

describe('说法', () => {
  it.each([
    ['下周的今天', '2026-12-08'],
    ['上个月的今天', '2026-11-01'],
    ['再下周三', '2026-12-16'],
    ['后儿个', '2026-12-03'],
    ['国庆第三天', '2027-10-03'],
    ['春节后第一天', '2027-02-07'],
    ['农历二〇二七年腊月初三', '2027-12-30'],
    ['12.3号交房租', '2026-12-03'],
    ['12-3 下午开会', '2026-12-03'],
    ['本年度第四季度', '2026-10-01'],
    ['这个季度末之前', '2026-12-31'],
    ['冬至', '2026-12-22'],
    ['立春', '2027-02-04'],
    ['夏至', '2027-06-21'],
    ['双十二', '2026-12-12'],
    ['六一', '2027-06-01'],
    ['跨年夜', '2026-12-31'],
    ['建军节', '2027-08-01'],
  ])('%s 是 %s', (text, date) => {
    expect(bestWhen(text, context)?.date).toBe(date);
  });

  it.each([
    ['周六日去爬山', '2026-12-05', '2026-12-06'],
    ['明后天下雨', '2026-12-02', '2026-12-03'],
    ['今明两天', '2026-12-01', '2026-12-02'],
    ['即日起至12月10日', '2026-12-01', '2026-12-10'],
    ['12号-14号出差', '2026-12-12', '2026-12-14'],
    ['下个月月初', '2027-01-01', '2027-01-10'],
    ['下半年', '2026-07-01', '2026-12-31'],
  ])('%s 从 %s 到 %s', (text, date, endDate) => {
    expect(bestWhen(text, context)).toMatchObject({ date, endDate });
  });

  it.each([
    ['双十一零点抢购', '2027-11-11', '00:00'],
    ['明天这个时候', '2026-12-02', '09:00'],
    ['2h后开会', '2026-12-01', '11:00'],
    ['10min后', '2026-12-01', '09:10'],
    ['明天下午1点零5分', '2026-12-02', '13:05'],
  ])('%s 是 %s %s', (text, date, time) => {
    expect(bestWhen(text, context)).toMatchObject({ date, time });
  });

  it('“仨小时后”是三个小时后', () => {
    expect(bestWhen('仨小时后叫我', context)).toMatchObject({ date: '2026-12-01', time: '12:00' });
  });

  it('“明晚零点”是后天的零点', () => {
    expect(bestWhen('明晚零点', context)).toMatchObject({ date: '2026-12-03', time: '00:00' });
  });

  it.each(['几天后', '两三天后'])('“%s”没有定下哪一天', (text) => {
    expect(bestWhen(text, context)).toBeNull();
  });

  it('“三个季度”是时长，不是第三季度', () => {
    expect(bestWhen('做三个季度', context)).toMatchObject({ durationMinutes: 3 * 90 * 24 * 60 });
  });

  it('“过几天”没有说哪一天', () => {
    expect(bestWhen('过几天去看奶奶', context)?.vague).toBeDefined();
  });

  it.each(['五一路30号', '一日三餐', '一日之计在于晨'])('“%s”里没有时间', (text) => {
    expect(bestWhen(text, context)).toBeNull();
  });
});
