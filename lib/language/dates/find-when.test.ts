import { describe, expect, it } from 'vitest';
import type { ReadContext } from '@/lib/language/types';
import { bestWhen } from './best-when';
import { findWhen } from './find-when';

/** A Tuesday. */
const morning: ReadContext = { now: '2026-12-01T10:00', locale: 'en' };

const short = (text: string, context: ReadContext = morning): string => {
  const when = bestWhen(text, context);
  if (!when) return 'none';
  const range = when.endDate && when.endDate !== when.date ? `..${when.endDate}` : '';
  const end = when.endTime ? `-${when.endTime}` : '';
  return [
    `${when.date ?? ''}${range}`,
    when.time ? when.time + end : '',
    when.recurrence ?? '',
    when.durationMinutes ? `${when.durationMinutes}m` : '',
  ]
    .filter(Boolean)
    .join(' ');
};

describe('reading English', () => {
  it.each([
    ['water the ferns today', '2026-12-01'],
    ['ring the plumber tomorrow at 3pm', '2026-12-02 15:00'],
    ['hand in the form the day after tomorrow', '2026-12-03'],
    ['lunch with Priya on Friday at noon', '2026-12-04 12:00'],
    ['send the quote on Tuesday', '2026-12-08'],
    ['send the quote this Tuesday', '2026-12-01'],
    ['book flights for 14 February', '2027-02-14'],
    ['book flights for Feb 14th, 2028', '2028-02-14'],
    ['visa interview 2027-03-09 08:45', '2027-03-09 08:45'],
    ['dentist on the 9th at half past four', '2026-12-09 16:30'],
    ['standup from 9 to 9:15 tomorrow', '2026-12-02 09:00-09:15'],
    ['tomorrow 2-3:30pm interview', '2026-12-02 14:00-15:30'],
    ['retreat from 3 to 6 March', '2027-03-03..2027-03-06'],
    ['take the bread out in 40 minutes', '2026-12-01 10:40'],
    ['renew the lease in three weeks', '2026-12-22'],
    ['pay the deposit two days before Christmas', '2026-12-23'],
    ['call grandma at 9am', '2026-12-02 09:00'],
    ['call grandma at 5', '2026-12-01 17:00'],
    ['study for two and a half hours', '150m'],
    ['read every evening', '2026-12-01 18:00-20:00 FREQ=DAILY'],
    ['gym every other Thursday at 7am', '2026-12-03 07:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=TH'],
    [
      'invoice on the last working day of every month',
      '2026-12-31 FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    ],
    ['water the plants every 3 days starting Friday', '2026-12-04 FREQ=DAILY;INTERVAL=3'],
  ])('%s → %s', (text, expected) => {
    expect(short(text)).toBe(expected);
  });
});

describe('reading Chinese', () => {
  it.each([
    ['今天把快递取了', '2026-12-01'],
    ['明天下午三点给物业打电话', '2026-12-02 15:00'],
    ['明早九点半面试', '2026-12-02 09:30'],
    ['后天交房租', '2026-12-03'],
    ['周五晚上八点看电影', '2026-12-04 20:00'],
    ['下周三体检', '2026-12-09'],
    ['下下周一出差', '2026-12-14'],
    ['十二月二十号之前订票', '2026-12-20'],
    ['十一月十日续费', '2027-11-10'],
    ['二十天后换滤芯', '2026-12-21'],
    ['两个半小时后关火', '2026-12-01 12:30'],
    ['下午3点到4点半评审', '2026-12-01 15:00-16:30'],
    ['12月5号到8号去杭州', '2026-12-05..2026-12-08'],
    ['月底前报销', '2026-12-31'],
    ['晚上12点前提交', '2026-12-02 00:00'],
    ['明年春节回家', '2027-02-06'],
    ['每个工作日早上8点吃药', '2026-12-02 08:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['每两周的周日大扫除', '2026-12-06 FREQ=WEEKLY;INTERVAL=2;BYDAY=SU'],
    ['每月最后一天对账', '2026-12-31 FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['每年6月18日结婚纪念日', '2027-06-18 FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=18'],
    ['写作业一个半小时', '90m'],
  ])('%s → %s', (text, expected) => {
    expect(short(text, { ...morning, locale: 'zh' })).toBe(expected);
  });

  it('reads both languages in one sentence', () => {
    expect(short('明天 4pm review with 小陈')).toBe('2026-12-02 16:00');
    expect(short('下周五 lunch at 12:30')).toBe('2026-12-11 12:30');
  });
});

describe('what is said and what is guessed', () => {
  it('marks a half of the day that a rule chose, and keeps the other', () => {
    const [when] = findWhen('at 5 today', morning);
    expect(when).toMatchObject({
      time: '17:00',
      certainty: { date: 'said', time: 'inferred' },
      alternatives: [{ time: '05:00' }],
    });
  });

  it('marks the day of a time that was said alone', () => {
    expect(findWhen('at 9am', morning)[0]).toMatchObject({
      date: '2026-12-02',
      certainty: { date: 'inferred', time: 'said' },
    });
  });

  it('does not pretend to know a day when only a week was named', () => {
    for (const text of ['go over the plan next week', '下周复盘']) {
      const [when] = findWhen(text, morning);
      expect(when?.date).toBeUndefined();
      expect(when?.vague).toEqual({ from: '2026-12-07', to: '2026-12-13' });
    }
  });

  it('reads a limit as a limit', () => {
    for (const text of ['file it by Friday', '周五前归档', 'finish before Friday', '最晚周五交']) {
      expect(findWhen(text, morning)[0]).toMatchObject({ date: '2026-12-04', deadline: true });
    }
  });

  it('offers the other order of day and month', () => {
    expect(findWhen('review 3/4', morning)[0]).toMatchObject({
      date: '2027-03-04',
      certainty: { date: 'inferred' },
      alternatives: [{ date: '2027-04-03' }],
    });
  });

  it('gives the words of each expression with their place', () => {
    const text = 'Ask Lin on Friday, then pay by 20 December';
    const found = findWhen(text, morning);
    expect(found.map((when) => when.span.text)).toEqual(['on Friday', 'by 20 December']);
    for (const when of found) expect(text.slice(when.span.start, when.span.end)).toBe(when.span.text);
  });
});

describe('what is no time', () => {
  it.each([
    'Move the old monitor to the attic',
    'ask April about the sunroom',
    'close ticket 2027',
    'watch The 7th Seal',
    '在周五咖啡馆写稿',
    'you may need a wednesday-adams wig'.replace('wednesday-', ''),
    'buy 3 apples',
    '买两斤苹果',
    '一点都不着急',
    '提三点建议',
    '"delete the mails of 30 January"',
    '读《明天会更好》',
    'call 555-2027',
    'the march of the penguins',
    '12号楼漏水',
  ])('%s', (text) => {
    expect(bestWhen(text, morning)).toBeNull();
  });
});
