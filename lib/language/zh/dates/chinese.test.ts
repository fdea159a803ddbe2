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

describe('有几种读法的话', () => {
  it.each(['上三个星期', '下四个月', '前五个小时', '后天早上', '周六中午', '9号晚上', '这周一交'])(
    '%s：不单独回答，错了不如问',
    (text) => {
      expect(findWhen(text, { ...context, now: '2026-12-02T10:00' })[0]).toMatchObject({ unsettled: true });
      expect(bestWhen(text, { ...context, now: '2026-12-02T10:00' })).toBeNull();
    },
  );

  it.each([
    ['后天早上', '2026-12-03', '08:00'],
    ['周六中午', '2026-12-05', '12:00'],
    ['9号晚上', '2026-12-09', '18:00'],
  ])('%s 仍然读得出通常的时间', (text, date, time) => {
    expect(findWhen(text, context)[0]).toMatchObject({ date, time, certainty: { time: 'inferred' } });
  });

  it.each([
    ['今晚', '2026-12-01', '18:00'],
    ['明早', '2026-12-02', '08:00'],
    ['后天早上六点', '2026-12-03', '06:00'],
    ['明天下午', '2026-12-02', '12:00'],
    ['过去三周', '2026-11-10', undefined],
  ])('%s 够清楚', (text, date, time) => {
    expect(read(text)).toMatchObject({ date });
    expect(read(text)?.time).toBe(time);
  });

  it('3/4 在中文里只有一种读法', () => {
    const [found] = findWhen('3/4体检', { ...context, locale: 'en' });
    expect(found).toMatchObject({ date: '2027-03-04', certainty: { date: 'said' } });
    expect(found?.alternatives).toBeUndefined();
  });

  it('报时不是将来的时刻', () => {
    expect(read('当前时间是7点42分')).toMatchObject({ date: '2026-12-01', time: '07:42' });
  });
});

describe('一天几次', () => {
  it.each([
    ['每天早中晚量血压', 'FREQ=DAILY;BYHOUR=8,12,18'],
    ['每天早晚喂猫', 'FREQ=DAILY;BYHOUR=8,18'],
    ['每天早上和晚上背单词', 'FREQ=DAILY;BYHOUR=8,18'],
    ['每天三次', 'FREQ=DAILY'],
    ['一周四次', 'FREQ=WEEKLY'],
  ])('%s 是推断出来的重复', (text, recurrence) => {
    expect(findWhen(text, context)).toEqual([
      expect.objectContaining({ recurrence, certainty: expect.objectContaining({ recurrence: 'inferred' }) }),
    ]);
  });

  it.each(['每天早饭后散步', '每天早餐'])('%s 里没有早晚', (text) => {
    expect(read(text)?.recurrence).toBe('FREQ=DAILY');
  });
});

describe('只是像时间', () => {
  it.each([
    '晚一点再说',
    '六点共识',
    '三点钟方向',
    '看第三季',
    '得了88分',
    '听五月天',
    '订下午茶套餐',
    '两周岁的孩子',
    '三分钟热度',
    '加2/3杯水',
    '音量调低五点',
    '说三点不足',
    '订单20261108',
  ])('%s', (text) => {
    expect(read(text)).toBeNull();
  });
});
