'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LocalDate } from '@/lib/time/local-date';
import { partsOf } from '@/lib/time/local-date';
import { Disclosure } from '../ui/disclosure';
import { ScrollFrame } from '../ui/scroll-frame';
import { columnOf, namedColumns } from './chart-scale';

export const CHART_HEIGHT = 168;
/** So many names of days fit below a chart on a phone. */
const MOST_NAMED = 4;

/** A day below a chart: "3 Nov", 11月3日. */
export function useDayName(): (day: LocalDate) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (day) => {
    const { year, month, day: number } = partsOf(day);
    return format.format(Date.UTC(year, month - 1, number));
  };
}

type ChartFrameProps = {
  /** What the chart shows, in one sentence, for those who do not see it. */
  summary: string;
  days: readonly LocalDate[];
  /** Values to name at the side, with their height in pixels from the top. */
  levels: ReadonlyArray<{ y: number; label: string }>;
  legend?: ReactNode;
  children: ReactNode;
  table: ReactNode;
};

/** A chart over days with its axis, its legend, and the same as a table. */
export function ChartFrame({ summary, days, levels, legend, children, table }: ChartFrameProps) {
  const t = useTranslations('insights');
  const dayName = useDayName();
  return (
    <figure>
      {legend && (
        <figcaption className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
          {legend}
        </figcaption>
      )}
      <div className="relative pr-11">
        <svg
          role="img"
          aria-label={summary}
          width="100%"
          height={CHART_HEIGHT + 2}
          className="block overflow-visible"
        >
          {levels.map(({ y, label }) => (
            <line key={label} x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />
          ))}
          {children}
          <line x1="0" x2="100%" y1={CHART_HEIGHT} y2={CHART_HEIGHT} className="stroke-line-strong" />
        </svg>
        <div aria-hidden className="tabular absolute inset-y-0 right-0 w-10 text-xs text-ink-faint">
          {levels.map(({ y, label }) => (
            <span
              key={label}
              className="absolute left-0 -translate-y-1/2 whitespace-nowrap"
              style={{ top: y }}
            >
              {label}
            </span>
          ))}
        </div>
        <div aria-hidden className="tabular relative mt-1.5 h-5 text-xs text-ink-faint">
          {namedColumns(days.length, MOST_NAMED).map((index, place, all) => {
            const day = days[index];
            if (!day) return null;
            const side =
              place === 0 ? '' : place === all.length - 1 ? '-translate-x-full' : '-translate-x-1/2';
            const { centre, width } = columnOf(index, days.length);
            const left =
              place === 0 ? centre - width / 2 : place === all.length - 1 ? centre + width / 2 : centre;
            return (
              <span key={day} className={`absolute whitespace-nowrap ${side}`} style={{ left: `${left}%` }}>
                {dayName(day)}
              </span>
            );
          })}
        </div>
      </div>
      <div className="mt-1">
        <Disclosure summary={t('asTable')}>
          <ScrollFrame label={t('asTable')} className="quiet-scroll mt-1 max-h-72">
            {table}
          </ScrollFrame>
        </Disclosure>
      </div>
    </figure>
  );
}
