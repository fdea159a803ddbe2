'use client';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { Settings } from '@/lib/contract/settings';
import { weekdayCodes } from '@/lib/time/recurrence-rule';
import { type WeekHours, weekHoursProblem } from '@/lib/time/week-hours';
import { useLiveNews } from '../live/live-provider';
import { call } from '../live/request';
import { Button } from '../ui/button';
import { Check } from '../ui/check';
import { fieldClass } from '../ui/field-class';
import { LabelledField } from '../ui/labelled-field';
import { dayNames } from './day-names';

type Answer = { settings: Settings };
const PAUSE = { start: '12:00', end: '13:00' };

/** When the person works: what a plan keeps to. */
export function WorkingHours() {
  const t = useTranslations('settings.hours');
  const [saved, setSaved] = useState<WeekHours | null>(null);
  const [failed, setFailed] = useState(false);
  const isRead = saved !== null;
  const read = useCallback(
    () =>
      call<Answer>('GET', '/api/settings').then(({ settings }) => {
        setSaved(settings.workingHours);
        setFailed(false);
      }),
    [],
  );
  useEffect(() => void read().catch(() => setFailed(true)), [read]);
  useLiveNews(({ resync, settings }) => {
    // What was read once stays when it cannot be read again.
    if (isRead && (resync || settings)) read().catch(() => undefined);
  });
  if (failed)
    return (
      <p role="alert" className="text-sm text-amber-ink">
        {t('unread')}
      </p>
    );
  if (!saved) return <p className="text-sm text-ink-faint">{t('loading')}</p>;
  return <HoursForm saved={saved} onSaved={setSaved} />;
}

const isSame = (a: WeekHours, b: WeekHours): boolean => JSON.stringify(a) === JSON.stringify(b);

type HoursFormProps = { saved: WeekHours; onSaved: (hours: WeekHours) => void };

function HoursForm({ saved, onSaved }: HoursFormProps) {
  const t = useTranslations('settings.hours');
  const [hours, setHours] = useState(saved);
  const [known, setKnown] = useState(saved);
  // Saved in another window: the form shows it, unless something is being filled in here.
  if (known !== saved) {
    setKnown(saved);
    if (isSame(hours, known)) setHours(saved);
  }
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const problem = weekHoursProblem(hours);
  const isChanged = !isSame(hours, saved);
  const change = (changes: Partial<WeekHours>) => {
    setHours({ ...hours, ...changes });
    setState('idle');
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (problem || !isChanged || state === 'saving') return;
    setState('saving');
    try {
      const { settings } = await call<Answer>('PATCH', '/api/settings', { workingHours: hours });
      onSaved(settings.workingHours);
      setHours(settings.workingHours);
      setState('saved');
    } catch {
      // Told below; what was filled in stays.
      setState('failed');
    }
  };
  return (
    <form onSubmit={save} className="max-w-md space-y-5">
      <Times
        labels={[t('start'), t('end')]}
        value={hours}
        isWrong={problem === 'end'}
        onChange={(times) => change(times)}
      />
      <Days days={hours.days} onChange={(days) => change({ days })} />
      <Pause
        value={hours.pause}
        isWrong={problem === 'pause' || problem === 'work'}
        onChange={(pause) => change({ pause })}
      />
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          look="primary"
          quiet={!isChanged || problem !== null}
          disabled={!isChanged || problem !== null}
        >
          {t('save')}
        </Button>
        <p
          role="status"
          className={`text-sm ${problem || state === 'failed' ? 'text-amber-ink' : 'text-ink-soft'}`}
        >
          {problem ? t(`problem.${problem}`) : state === 'saved' || state === 'failed' ? t(state) : ''}
        </p>
      </div>
    </form>
  );
}

type PauseProps = {
  value: WeekHours['pause'];
  isWrong: boolean;
  onChange: (pause: WeekHours['pause']) => void;
};

function Pause({ value, isWrong, onChange }: PauseProps) {
  const t = useTranslations('settings.hours');
  return (
    <div>
      <div className="flex items-center gap-3">
        <Check
          shape="square"
          label={t('pause')}
          checked={value !== null}
          onChange={(isOn) => onChange(isOn ? PAUSE : null)}
        />
        <span aria-hidden>{t('pause')}</span>
      </div>
      {value && (
        <div className="mt-3">
          <Times
            labels={[t('pauseStart'), t('pauseEnd')]}
            value={value}
            isWrong={isWrong}
            onChange={(times) => onChange({ ...value, ...times })}
          />
        </div>
      )}
    </div>
  );
}

type TimesProps = {
  labels: [start: string, end: string];
  value: { start: string; end: string };
  isWrong: boolean;
  onChange: (times: Partial<{ start: string; end: string }>) => void;
};

function Times({ labels, value, isWrong, onChange }: TimesProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {(['start', 'end'] as const).map((name, index) => (
        <LabelledField key={name} label={labels[index] ?? ''}>
          {(id) => (
            <input
              id={id}
              type="time"
              required
              value={value[name]}
              aria-invalid={(isWrong && name === 'end') || undefined}
              onChange={(event) => onChange({ [name]: event.target.value })}
              className={fieldClass}
            />
          )}
        </LabelledField>
      ))}
    </div>
  );
}

type DaysProps = { days: WeekHours['days']; onChange: (days: WeekHours['days']) => void };

function Days({ days, onChange }: DaysProps) {
  const t = useTranslations('settings.hours');
  const names = dayNames(useLocale());
  return (
    <fieldset>
      <legend className="mb-1 text-xs text-ink-faint">{t('days')}</legend>
      <div className="grid grid-cols-7 gap-1">
        {weekdayCodes.map((code, index) => {
          const isOn = days.includes(code);
          const others = days.filter((day) => day !== code);
          return (
            <button
              key={code}
              type="button"
              aria-pressed={isOn}
              title={names[index]?.long}
              onClick={() =>
                onChange(weekdayCodes.filter((day) => (day === code ? !isOn : others.includes(day))))
              }
              className="min-h-10 rounded-control border border-line-strong text-sm text-ink-soft transition-colors duration-150 hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:font-medium aria-pressed:text-accent-ink"
            >
              {names[index]?.short}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
