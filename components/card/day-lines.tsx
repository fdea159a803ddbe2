'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import type { CardField } from '@/lib/contract/action';
import { formatDay } from '@/lib/time/format';
import type { LocalDate } from '@/lib/time/local-date';
import { useLocalNow } from '../live/browser-clock';
import { VisibleText } from '../ui/visible-text';
import { type BatchLinesProps, LineFields, LineFrame, LineName, type LineProps } from './batch-lines';
import { kindOf } from './batch-title';
import { DOTTED } from './evidence-mark';
import { ChangedMark, OtherReadings } from './field-row';
import {
  assumedPlaces,
  isDayAssumed,
  type LinesOfDay,
  placeField,
  placeFields,
  placeQuotes,
  placesBefore,
} from './lines-by-day';

type DayLinesProps = BatchLinesProps & { days: LinesOfDay[] };

/** The lines under the days that they put things on. What was assumed is dotted, and the word for it is said once. */
export function DayLines({ days, ...props }: DayLinesProps) {
  return (
    <div className="mt-3 border-t border-line">
      <AssumedNote {...props} />
      {days.map((day) => (
        <Day key={day.date} day={day} {...props} />
      ))}
    </div>
  );
}

function AssumedNote({ actions }: Pick<BatchLinesProps, 'actions'>) {
  const t = useTranslations('card');
  const locale = useLocale();
  const names = assumedPlaces(actions).map((name) => t(`places.${name}`));
  if (names.length === 0) return null;
  const what = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale).format(names);
  return (
    <p className="pt-2.5 text-sm text-amber-ink">
      {t.rich('assumedOnce', { what, dotted: (words) => <span className={DOTTED}>{words}</span> })}
    </p>
  );
}

function Day({ day: { date, lines }, ...props }: BatchLinesProps & { day: LinesOfDay }) {
  const heading = useId();
  const isAssumed = isDayAssumed(lines);
  const hasHours = lines.some((line) => placeField(line, 'dueTime'));
  const isMixed = kindOf(props.actions) === 'mixed';
  return (
    <section aria-labelledby={heading} className="mt-3">
      <h3 id={heading} className="text-sm font-semibold first-letter:uppercase">
        <DayName date={date} isAssumed={isAssumed} />
      </h3>
      <ul className="divide-y divide-line">
        {lines.map((action) => (
          <DayLine
            key={action.id}
            {...props}
            action={action}
            verb={isMixed ? action.title : undefined}
            hasHours={hasHours}
            isDayTold={isAssumed}
          />
        ))}
      </ul>
    </section>
  );
}

function DayName({ date, isAssumed }: { date: LocalDate | null; isAssumed: boolean }) {
  const t = useTranslations('card');
  const locale = useLocale();
  const today = useLocalNow()?.date;
  if (date === null) return t('noDay');
  const name = formatDay(date, today ?? date, locale);
  if (!isAssumed) return name;
  return (
    <>
      <span className={DOTTED}>{name}</span>
      <span className="sr-only">, {t('assumed')}</span>
    </>
  );
}

type DayLineProps = LineProps & {
  /** A column for the hours, when some line of the day has one. */
  hasHours: boolean;
  /** The heading says already that the day is assumed. */
  isDayTold: boolean;
};

function DayLine({ hasHours, isDayTold, ...props }: DayLineProps) {
  const { action } = props;
  const isOut = props.leftOut.has(action.id);
  const time = placeField(action, 'dueTime');
  const length = placeField(action, 'durationMinutes');
  const isChanged = placeFields.some((name) => placeField(action, name)?.changed);
  return (
    <LineFrame {...props}>
      <p className={`flex items-baseline gap-x-3 ${isOut ? 'text-ink-faint' : ''}`}>
        {hasHours && (
          <span className="w-11 shrink-0 tabular">{time && <Place field={time} isQuiet={isOut} />}</span>
        )}
        <span className="min-w-0 flex-1">
          <LineName action={action} isOut={isOut} />
          {isChanged && !isOut && <ChangedMark />}
        </span>
        {length && (
          <span className={`shrink-0 text-sm tabular ${isOut ? '' : 'text-ink-soft'}`}>
            <Place field={length} isQuiet={isOut} />
          </span>
        )}
      </p>
      {!isOut && (
        <div className={hasHours ? 'pl-14' : ''}>
          <Background {...props} isDayTold={isDayTold} />
          <LineFields {...props} except={placeFields} />
          {placeFields.map((name) => {
            const field = placeField(action, name);
            return (
              field && (
                <OtherReadings
                  key={name}
                  field={field}
                  onChoose={props.onChoose(action)}
                  disabled={props.busy}
                />
              )
            );
          })}
        </div>
      )}
    </LineFrame>
  );
}

/** An hour or a length. The eye is told once for the card what the dots mean; who listens is told each time. */
function Place({ field, isQuiet }: { field: CardField; isQuiet: boolean }) {
  const t = useTranslations('card');
  const { evidence } = field;
  const isAssumed = evidence.kind === 'inferred' && !isQuiet;
  const origin = isAssumed
    ? t('assumed')
    : evidence.kind === 'said' && evidence.quote
      ? t('said', { quote: evidence.quote })
      : undefined;
  return (
    <>
      <span className="sr-only">{field.label} </span>
      <span title={origin} className={isAssumed ? DOTTED : ''}>
        <VisibleText text={field.display} />
      </span>
      {origin && <span className="sr-only"> ({origin})</span>}
    </>
  );
}

/** Where it stood before, and which words an assumption rests on. */
function Background({ action, isDayTold }: Pick<DayLineProps, 'action' | 'isDayTold'>) {
  const t = useTranslations('card');
  const before = placesBefore(action);
  const quotes = placeQuotes(action);
  const isDayAlone = !isDayTold && isDayAssumed([action]);
  if (before.length + quotes.length === 0 && !isDayAlone) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm">
      {before.length > 0 && (
        <span className="text-ink-faint tabular">
          {t('was')} {before.join(' · ')}
        </span>
      )}
      {quotes.map((quote) => (
        <span key={quote} className="text-amber-ink">
          <VisibleText text={t('assumedFrom', { quote })} />
        </span>
      ))}
      {isDayAlone && quotes.length === 0 && <span className="text-amber-ink">{t('dayAssumed')}</span>}
    </p>
  );
}
