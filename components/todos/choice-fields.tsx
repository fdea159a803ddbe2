'use client';
import { useLocale, useTranslations } from 'next-intl';
import { describeRecurrence } from '@/lib/time/describe-recurrence';
import { formatDuration } from '@/lib/time/format';
import { SelectField } from '../ui/select-field';
import { NO_REMINDER } from './reminder-choice';

const REPEATS = {
  daily: 'FREQ=DAILY',
  weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  weekly: 'FREQ=WEEKLY',
  monthly: 'FREQ=MONTHLY',
  yearly: 'FREQ=YEARLY',
} as const;
const REPEAT_NAMES = Object.keys(REPEATS) as Array<keyof typeof REPEATS>;
const MINUTES_BEFORE = ['0', '10', '30', '60', '1440'];

type ChoiceProps = { value: string; onChange: (value: string) => void; disabled?: boolean };

/** How often: the usual rhythms, and the one there is when it is another. The value is a rule, empty for never. */
export function RepeatField({ value, onChange, disabled }: ChoiceProps) {
  const t = useTranslations('todos');
  const locale = useLocale();
  const isOwnRule = value !== '' && !REPEAT_NAMES.some((name) => REPEATS[name] === value);
  const options: Array<[string, string]> = [
    ['', t('repeat.never')],
    ...(isOwnRule ? [[value, describeRecurrence(value, locale)] as [string, string]] : []),
    ...REPEAT_NAMES.map((name): [string, string] => [REPEATS[name], t(`repeat.${name}`)]),
  ];
  return (
    <SelectField
      label={t('fields.recurrence')}
      value={value}
      options={options}
      onChange={onChange}
      disabled={disabled}
    />
  );
}

/** When to remind: the usual distances, and what there is when it is something else. The value is a reminder choice. */
export function ReminderField({ value, onChange, disabled }: ChoiceProps) {
  const t = useTranslations('todos');
  const locale = useLocale();
  const usual = [NO_REMINDER, ...MINUTES_BEFORE];
  const words = (key: string): string => {
    if (key === NO_REMINDER) return t('remind.none');
    if (key === '0') return t('remind.atTime');
    if (key.startsWith('at ')) return t('remind.at', { when: key.slice(3).replace('T', ' ') });
    return t('remind.before', { duration: formatDuration(Number(key), locale) });
  };
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const choices = [...usual, ...(usual.includes(value) ? [] : [value])];
  return (
    <SelectField
      label={t('fields.reminders')}
      value={value}
      options={choices.map((choice) => [choice, list.format(choice.split(',').map(words))])}
      onChange={onChange}
      disabled={disabled}
    />
  );
}

/** How much it matters; the value is the level as a digit. */
export function PriorityField({ value, onChange }: ChoiceProps) {
  const t = useTranslations('todos');
  return (
    <SelectField
      label={t('fields.priority')}
      value={value}
      options={(['0', '1', '2', '3'] as const).map((level) => [level, t(`priorities.${level}`)])}
      onChange={onChange}
    />
  );
}
