import type { Locale } from '@/lib/contract/locale';
import type { Reminder } from '@/lib/contract/todo';
import type { Say } from '@/lib/i18n/server/translate';
import { describeRecurrence } from '@/lib/time/describe-recurrence';
import { formatDay, formatDuration, formatMoment } from '@/lib/time/format';
import { splitLocal } from '@/lib/time/local-date';
import { isSet } from '@/lib/tools/todo-fields';

/** The value of a todo's field as a person says it. */
export function displayValue(
  name: string,
  value: unknown,
  { say, today, locale }: { say: Say; today: string; locale: Locale },
): string {
  if (!isSet(value)) return say('card.none');
  switch (name) {
    case 'dueDate':
      return formatDay(value as string, today, locale);
    case 'durationMinutes':
      return formatDuration(value as number, locale);
    case 'recurrence':
      return describeRecurrence(value as string, locale);
    case 'priority':
      return say(`card.priority.${value as number}`);
    case 'tags':
      return (value as string[]).map((tag) => `#${tag}`).join(' ');
    case 'reminders':
      return (value as Reminder[])
        .map((reminder) => displayReminder(reminder, { say, today, locale }))
        .join(locale === 'zh' ? '、' : ', ');
    default:
      return String(value);
  }
}

function displayReminder(
  reminder: Reminder,
  { say, today, locale }: { say: Say; today: string; locale: Locale },
): string {
  if ('at' in reminder) {
    const { date, time } = splitLocal(reminder.at);
    return say('card.reminder.at', { when: formatMoment(date, time, today, locale) });
  }
  if (reminder.minutesBefore === 0) return say('card.reminder.atTime');
  return say('card.reminder.before', { duration: formatDuration(reminder.minutesBefore, locale) });
}
