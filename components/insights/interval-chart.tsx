'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { Insights } from '@/lib/contract/records';
import { formatSeconds } from '../ui/seconds';
import { CHART_HEIGHT, ChartFrame, useDayName } from './chart-frame';
import { columnOf, niceMaximum } from './chart-scale';
import { DataTable } from './data-table';

/** Under this many seconds a card is clear, over the other it is not. */
const CLEAR = 2;
const UNCLEAR = 10;
/** A day's p90 beyond this is drawn at the edge: one card that waited must not flatten all others. */
const MOST = 60;

/** The median answer of each day as a dot, with a thin line up to the slowest tenth, against what is clear and what is not. */
export function IntervalChart({ insights }: { insights: Insights }) {
  const t = useTranslations('insights');
  const locale = useLocale();
  const dayName = useDayName();
  const { daily } = insights;
  const seconds = (value: number | null) => (value === null ? '–' : formatSeconds(value, locale));
  const slowest = Math.max(UNCLEAR, ...daily.map((day) => day.interval.p90Seconds ?? 0));
  const maximum = Math.min(MOST, niceMaximum(slowest * 1.05));
  const yOf = (value: number) => CHART_HEIGHT * (1 - Math.min(value, maximum) / maximum);
  const { medianSeconds, p90Seconds, count } = insights.interval.overall;
  return (
    <ChartFrame
      summary={t('interval.summary', {
        median: seconds(medianSeconds),
        p90: seconds(p90Seconds),
        count,
      })}
      days={daily.map(({ day }) => day)}
      levels={[...new Set([CLEAR, UNCLEAR, maximum])].map((level) => ({
        y: yOf(level),
        label: formatSeconds(level, locale),
      }))}
      legend={
        <>
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="size-2.5 rounded-full bg-accent-ink" />
            {t('median')}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="h-3 w-0.5 bg-control-line" />
            {t('interval.upTo')}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="size-2.5 rounded-[3px] bg-accent-wash" />
            {t('interval.clearBand')}
          </span>
        </>
      }
      table={
        <DataTable
          head={[t('day'), t('answered'), t('median'), t('p90')]}
          rows={daily.map((day) => [
            dayName(day.day),
            String(day.interval.count),
            seconds(day.interval.medianSeconds),
            seconds(day.interval.p90Seconds),
          ])}
        />
      }
    >
      <rect
        x="0"
        width="100%"
        y={yOf(CLEAR)}
        height={CHART_HEIGHT - yOf(CLEAR)}
        className="fill-accent-wash"
      />
      {daily.map(({ day, interval }, index) => {
        if (interval.medianSeconds === null) return null;
        const x = `${columnOf(index, daily.length).centre}%`;
        const isUnclear = interval.reading === 'unclear';
        return (
          <g key={day}>
            <title>
              {`${dayName(day)} · ${t('median')} ${seconds(interval.medianSeconds)} · ${t('p90')} ${seconds(interval.p90Seconds)}`}
            </title>
            <line
              x1={x}
              x2={x}
              y1={yOf(interval.medianSeconds)}
              y2={yOf(interval.p90Seconds ?? interval.medianSeconds)}
              strokeWidth={2}
              className="stroke-control-line"
            />
            <circle
              cx={x}
              cy={yOf(interval.medianSeconds)}
              r={daily.length > 40 ? 3 : 4.5}
              className={isUnclear ? 'fill-amber-line' : 'fill-accent-ink'}
            />
          </g>
        );
      })}
    </ChartFrame>
  );
}
