'use client';
import { useLocale, useTranslations } from 'next-intl';
import { describeRecurrence } from '@/lib/time/describe-recurrence';
import { formatDuration } from '@/lib/time/format';
import { fieldClass } from '../ui/field-class';
import { LabelledField } from '../ui/labelled-field';
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
  return (
    <LabelledField label={t('fields.recurrence')}>
      {(id) => (
        <select
          id={id}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          className={fieldClass}
        >
          <option value="">{t('repeat.never')}</option>
          {isOwnRule && <option value={value}>{describeRecurrence(value, locale)}</option>}
          {REPEAT_NAMES.map((name) => (
            <option key={name} value={REPEATS[name]}>
              {t(`repeat.${name}`)}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
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
  return (
    <LabelledField label={t('fields.reminders')}>
      {(id) => (
        <select
          id={id}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          className={fieldClass}
        >
          {[...usual, ...(usual.includes(value) ? [] : [value])].map((choice) => (
            <option key={choice} value={choice}>
              {list.format(choice.split(',').map(words))}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  );
}
