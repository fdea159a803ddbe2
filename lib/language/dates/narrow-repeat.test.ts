import { describe, expect, it } from 'vitest';
import { bestWhen } from './best-when';

const context = { now: '2026-12-01T09:00', locale: 'en' as const };

describe('a day beside a repetition', () => {
  it.each([
    ['swim every week, Monday to Friday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['Monday to Friday at 9 every week', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['Monday at 9 every week', 'FREQ=WEEKLY;BYDAY=MO'],
    ['pay the rent monthly, the 15th at 9', 'FREQ=MONTHLY;BYMONTHDAY=15'],
    ['the second Tuesday of the month every month', 'FREQ=MONTHLY;BYDAY=2TU'],
    ['each year in March', 'FREQ=YEARLY;BYMONTH=3'],
    ['alternate Tuesdays', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
    ['half-yearly', 'FREQ=MONTHLY;INTERVAL=6'],
    ['daily except weekends', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['every Friday until the end of January', 'FREQ=WEEKLY;UNTIL=20270131;BYDAY=FR'],
    ['jog every day next week', 'FREQ=DAILY;UNTIL=20261213'],
    ['every Monday in January', 'FREQ=WEEKLY;UNTIL=20270131;BYDAY=MO'],
    ['每天除了周日', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
    ['每逢5号', 'FREQ=MONTHLY;BYMONTHDAY=5'],
    ['每双周', 'FREQ=WEEKLY;INTERVAL=2'],
  ])('says in "%s" when it happens', (text, rule) => {
    const parts = (value: string | undefined) => value?.split(';').toSorted();
    expect(parts(bestWhen(text, context)?.recurrence)).toEqual(parts(rule));
  });

  it('says with "from" when it begins', () => {
    expect(bestWhen('every week from Friday', context)).toMatchObject({
      recurrence: 'FREQ=WEEKLY',
      date: '2026-12-04',
    });
  });

  it('counts the first day of a length', () => {
    expect(bestWhen('every day for 10 days', context)?.recurrence).toContain('UNTIL=20261210');
  });
});
