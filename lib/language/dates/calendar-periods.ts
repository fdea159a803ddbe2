import {
  addDays,
  addMonths,
  endOfMonth,
  endOfYear,
  formatDate,
  type LocalDate,
  partsOf,
  startOfMonth,
  startOfWeek,
} from '@/lib/time/local-date';
import { type DayRange, one } from './resolve-day';

/** The first and last day of the week, month … that lies `offset` after the one of `date`. */
export function periodAround(unit: string, date: LocalDate, offset: number): DayRange {
  const { year, month } = partsOf(date);
  switch (unit) {
    case 'day':
      return one(addDays(date, offset));
    case 'week':
    case 'workweek':
    case 'weekend': {
      const monday = addDays(startOfWeek(date), offset * 7);
      const first = unit === 'weekend' ? 5 : 0;
      return { from: addDays(monday, first), to: addDays(monday, unit === 'workweek' ? 4 : 6), sure: true };
    }
    case 'month': {
      const first = addMonths(startOfMonth(date), offset);
      return { from: first, to: endOfMonth(first), sure: true };
    }
    case 'quarter':
    case 'half': {
      const size = unit === 'quarter' ? 3 : 6;
      const first = addMonths(formatDate(year, month - ((month - 1) % size), 1), offset * size);
      return { from: first, to: endOfMonth(addMonths(first, size - 1)), sure: true };
    }
    case 'decade': {
      const first = formatDate(year - (year % 10) + offset * 10, 1, 1);
      return { from: first, to: endOfYear(addMonths(first, 108)), sure: true };
    }
    default: {
      const first = formatDate(year + offset, 1, 1);
      return { from: first, to: endOfYear(first), sure: true };
    }
  }
}
