'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Action } from '@/lib/contract/action';
import { weekdayCodes } from '@/lib/time/recurrence-rule';
import { useLocalNow } from '../live/browser-clock';
import { IconButton } from '../ui/button';
import { useCalendar } from './use-calendar';
import { WeekColumns } from './week-columns';
import { WeekInWords } from './week-in-words';
import { hasWeekPicture, pictureWeek, weeksOf } from './week-picture';
import { weekName } from './week-words';

type WeekFigureProps = { actions: Action[]; leftOut: ReadonlySet<string> };

/** A small picture of the week as it is and as the lines of the card would make it; one week at a time. */
export function WeekFigure({ actions, leftOut }: WeekFigureProps) {
  return hasWeekPicture(actions) ? <Weeks actions={actions} leftOut={leftOut} /> : null;
}

function Weeks({ actions, leftOut }: WeekFigureProps) {
  const t = useTranslations('card.week');
  const locale = useLocale();
  const [chosen, setChosen] = useState(0);
  const weeks = weeksOf(actions);
  const index = Math.min(chosen, weeks.length - 1);
  const monday = weeks[index] ?? '';
  const calendar = useCalendar(monday);
  const today = useLocalNow()?.date;
  if (calendar === null) return null;
  const included = actions.filter((action) => !leftOut.has(action.id));
  const hours = calendar?.workingHours ?? {
    start: '09:00',
    end: '18:00',
    days: [...weekdayCodes],
    pause: null,
  };
  const picture = pictureWeek(monday, calendar ? included : [], calendar?.entries ?? [], hours);
  return (
    <figure className="mt-3" aria-label={t('label')} aria-busy={!calendar}>
      <figcaption className="mb-1.5 flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs text-ink-soft">
        <span className="flex items-center gap-1">
          <span className="font-medium tabular">{weekName(monday, locale)}</span>
          {weeks.length > 1 && (
            <span className="-my-2 flex">
              <IconButton label={t('previous')} disabled={index === 0} onClick={() => setChosen(index - 1)}>
                <ChevronLeft aria-hidden />
              </IconButton>
              <IconButton
                label={t('next')}
                disabled={index === weeks.length - 1}
                onClick={() => setChosen(index + 1)}
              >
                <ChevronRight aria-hidden />
              </IconButton>
            </span>
          )}
        </span>
        <Legend moves={picture.days.some((day) => day.blocks.some((block) => block.kind === 'leaving'))} />
      </figcaption>
      <WeekColumns picture={picture} hours={hours} today={today} />
      {calendar && <WeekInWords picture={picture} />}
    </figure>
  );
}

/** What the shades mean; the words for screen readers say it line by line. */
function Legend({ moves }: { moves: boolean }) {
  const t = useTranslations('card.week');
  const marks = [
    { name: t('kept'), className: 'bg-week-kept' },
    { name: t('added'), className: 'bg-accent' },
    ...(moves ? [{ name: t('leaving'), className: 'border border-dashed border-control-line' }] : []),
  ];
  return (
    <span aria-hidden className="flex flex-wrap gap-x-3">
      {marks.map(({ name, className }) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <span className={`size-2.5 rounded-[3px] ${className}`} />
          {name}
        </span>
      ))}
    </span>
  );
}
