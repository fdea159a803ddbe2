import { describe, expect, it } from 'vitest';
import { bestWhen } from '@/lib/language/dates/best-when';
import { findWhen } from '@/lib/language/dates/find-when';
import type { When } from '@/lib/language/types';

/** 周二上午十点。 */
const context = { now: '2026-12-01T10:00', locale: 'zh' as const };
const read = (text: string): Partial<When> | null => bestWhen(text, context);

describe('日期', () => {
  it.each([
    ['大后天', '2026-12-04'],
    ['下下周五', '2026-12-18'],
    ['上周日', '2026-11-29'],
    ['这个月最后一个周五', '2026-12-25'],
    ['下个月5号', '2027-01-05'],
    ['明年三月八号', '2027-03-08'],
    ['二〇二八年二月二十九日', '2028-02-29'],
    ['三周后的周四', '2026-12-24'],
    ['五个工作日后', '2026-12-08'],
    ['春节前三天', '2027-02-03'],
    ['正月初五', '2027-02-10'],
    ['农历八月十五', '2027-09-15'],
    ['除夕', '2027-02-05'],
    ['年底', '2026-12-31'],
    ['去年的今天', '2025-12-01'],
    ['後天', '2026-12-03'],
    ['下週三', '2026-12-09'],
  ])('%s 是 %s', (text, date) => {
    expect(read(text)?.date).toBe(date);
  });

  it.each(['二月三十号', '2027年2月29日', '13月5日'])('%s 不存在', (text) => {
    expect(read(text)).toBeNull();
  });

  it('“下周二或者周三”都在下周', () => {
    expect(findWhen('下周二或者周三聚一聚', context).map((when) => when.date)).toEqual([
      '2026-12-08',
      '2026-12-09',
    ]);
  });
});

describe('时间', () => {
  it.each([
    ['明天下午两点半', '14:30'],
    ['明天晚上七点一刻', '19:15'],
    ['明天中午十二点', '12:00'],
    ['明天中午一点', '13:00'],
    ['明天凌晨三点', '03:00'],
    ['明早八点', '08:00'],
    ['明晚九点半', '21:30'],
    ['明天15点20分', '15:20'],
    ['明天差五分九点', '08:55'],
    ['明天早上７：３０', '07:30'],
    ['明天八点吃晚饭', '20:00'],
  ])('%s 是 %s', (text, time) => {
    expect(read(text)).toMatchObject({ date: '2026-12-02', time });
  });

  it('晚上十二点是第二天零点', () => {
    expect(read('今天晚上十二点')).toMatchObject({ date: '2026-12-02', time: '00:00' });
  });

  it.each([
    ['明天上午9点到11点半', '09:00', '11:30'],
    ['明天下午2-4点', '14:00', '16:00'],
    ['明天晚上8点到10点', '20:00', '22:00'],
  ])('%s 从 %s 到 %s', (text, time, endTime) => {
    expect(read(text)).toMatchObject({ date: '2026-12-02', time, endTime });
  });

  it('“之前”“内”是期限', () => {
    expect(findWhen('周四之前寄出', context)[0]).toMatchObject({ date: '2026-12-03', deadline: true });
    expect(findWhen('三天内寄出', context)[0]).toMatchObject({ date: '2026-12-04', deadline: true });
    expect(findWhen('本周内寄出', context)[0]).toMatchObject({ date: '2026-12-06', deadline: true });
  });

  it('“提前多久提醒”不是时间', () => {
    expect(findWhen('提前20分钟提醒我', context)[0]).toMatchObject({ reminderMinutesBefore: 20 });
    expect(read('提前20分钟提醒我')?.date).toBeUndefined();
  });
});

describe('重复', () => {
  it.each([
    ['每周一、三、五', 'FREQ=WEEKLY;BYDAY=MO,WE,FR'],
    ['周一到周五每天', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['每隔一天', 'FREQ=DAILY;INTERVAL=2'],
    ['双周周四', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH'],
    ['每月1号和15号', 'FREQ=MONTHLY;BYMONTHDAY=1,15'],
    ['每个月第二个周六', 'FREQ=MONTHLY;BYDAY=2SA'],
    ['每年10月1日', 'FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=1'],
    ['每季度', 'FREQ=MONTHLY;INTERVAL=3'],
    ['每半小时', 'FREQ=MINUTELY;INTERVAL=30'],
    ['两周一次', 'FREQ=WEEKLY;INTERVAL=2'],
    ['每周一次', 'FREQ=WEEKLY'],
    ['每天到12月20日为止', 'FREQ=DAILY;UNTIL=20261220'],
  ])('%s 是 %s', (text, recurrence) => {
    expect(read(text)?.recurrence).toBe(recurrence);
  });
});

describe('看着像时间', () => {
  it.each([
    '十分感谢',
    '一点也不急',
    '提两点意见',
    '三号楼',
    '5号电池',
    '二年级',
    '百分之三十',
    '周杰伦',
    '今日头条',
    '一共三个人',
    '月饼',
  ])('%s', (text) => {
    expect(read(text)).toBeNull();
  });
});
