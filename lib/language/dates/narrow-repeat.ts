import type { DaySpec } from './day-spec';
import type { Piece, Repeat } from './piece';

const weekdaysFrom = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7);

function weeklyOn(day: DaySpec, endDay: DaySpec | undefined): Partial<Repeat> | null {
  if (day.is !== 'weekday' || day.of || day.which !== 'bare') return null;
  if (endDay && endDay.is !== 'weekday') return null;
  const days = endDay?.is === 'weekday' ? weekdaysFrom(day.weekday, endDay.weekday) : [day.weekday];
  return { days: days.map((weekday) => ({ nth: 0, weekday })) };
}

function monthlyOn(day: DaySpec): Partial<Repeat> | null {
  if (day.is === 'dayOfMonth' && !day.of) return { monthDays: [day.day] };
  const isThisMonth = day.is === 'nthWeekday' && day.of.is === 'period' && day.of.offset === 0;
  return isThisMonth ? { days: [{ nth: day.nth, weekday: day.weekday }] } : null;
}

function yearlyOn(day: DaySpec): Partial<Repeat> | null {
  if (day.is === 'month' && day.year === undefined && !day.of && !day.which) return { months: [day.month] };
  return day.is === 'date' && day.year === undefined ? { months: [day.month], monthDays: [day.day] } : null;
}

/** "Every day next week", "every Monday in January": only within that stretch. */
function boundsIn(repeat: Repeat, day: DaySpec): Partial<Repeat> | null {
  if (repeat.start || repeat.until || repeat.count || repeat.lasts || repeat.adjective) return null;
  if (repeat.frequency === 'MONTHLY' || repeat.frequency === 'YEARLY') return null;
  const isStretch = day.is === 'month' || (day.is === 'period' && day.unit !== 'day');
  return isStretch ? { start: day, until: { is: 'slice', part: 'end', of: day } } : null;
}

/**
 * What a day beside a repetition without days says about it: "every week, Monday to Friday", "monthly, the 15th", "each year in March".
 * Null when the day says something else, for instance when it begins.
 */
export function narrowRepeat(
  repeat: Repeat,
  { day, endDay }: Piece,
  gap: string,
  narrowing: ReadonlySet<string>,
): Repeat | null {
  const isOpen = !repeat.days && !repeat.monthDays && !repeat.months && !repeat.holiday && !repeat.adjective;
  if (!day || !(gap === '' || gap === ',' || narrowing.has(gap))) return null;
  const bounds = endDay ? null : boundsIn(repeat, day);
  if (bounds) return { ...repeat, ...bounds };
  if (!isOpen) return null;
  // "Mon-Fri, every day at 8": the days of a week on which it happens.
  if (repeat.frequency === 'DAILY' && repeat.interval === 1 && endDay) {
    const days = weeklyOn(day, endDay);
    return days && { ...repeat, frequency: 'WEEKLY', ...days };
  }
  const narrowed =
    repeat.frequency === 'WEEKLY'
      ? weeklyOn(day, endDay)
      : endDay
        ? null
        : repeat.frequency === 'MONTHLY'
          ? monthlyOn(day)
          : repeat.frequency === 'YEARLY'
            ? yearlyOn(day)
            : null;
  return narrowed && { ...repeat, ...narrowed };
}
