'use client';
import { useTranslations } from 'next-intl';
import type { Insights } from '@/lib/contract/records';
import { CHART_HEIGHT, ChartFrame, useDayName } from './chart-frame';
import { columnOf, niceMaximum, stack } from './chart-scale';
import { DataTable } from './data-table';

const parts = ['confirmed', 'cancelled', 'setAside', 'expired', 'rest'] as const;
type Part = (typeof parts)[number];

const FILLS: Record<Part, string> = {
  confirmed: 'fill-accent',
  cancelled: 'fill-control-line',
  setAside: 'fill-line-strong',
  expired: 'fill-amber-line',
  rest: 'fill-bubble stroke-control-line',
};
const DOTS: Record<Part, string> = {
  confirmed: 'bg-accent',
  cancelled: 'bg-control-line',
  setAside: 'bg-line-strong',
  expired: 'bg-amber-line',
  rest: 'border border-control-line bg-bubble',
};

/** A single proposal must not fill the whole height. */
const FEWEST = 4;

type Day = Insights['daily'][number];

const countsOf = ({ proposed, confirmed, cancelled, setAside, expired }: Day): Record<Part, number> => ({
  confirmed,
  cancelled,
  setAside,
  expired,
  rest: Math.max(0, proposed - confirmed - cancelled - setAside - expired),
});

/** What became of the proposals of each day. */
export function OutcomeChart({ insights }: { insights: Insights }) {
  const t = useTranslations('insights');
  const dayName = useDayName();
  const { daily } = insights;
  const maximum = niceMaximum(Math.max(FEWEST, ...daily.map((day) => day.proposed)));
  const barShare = daily.length > 40 ? 0.76 : 0.62;
  return (
    <ChartFrame
      summary={t('outcome.summary', {
        proposed: insights.proposed,
        confirmed: insights.shares.confirmed.count,
      })}
      days={daily.map(({ day }) => day)}
      levels={[maximum, maximum / 2]
        .filter((level) => Number.isInteger(level))
        .map((level) => ({ y: CHART_HEIGHT * (1 - level / maximum), label: String(level) }))}
      legend={parts.map((part) => (
        <span key={part} className="inline-flex items-center gap-1.5">
          <span aria-hidden className={`size-2.5 rounded-[3px] ${DOTS[part]}`} />
          {t(`outcome.${part}`)}
        </span>
      ))}
      table={
        <DataTable
          head={[t('day'), t('outcome.proposed'), ...parts.map((part) => t(`outcome.${part}`))]}
          rows={daily.map((day) => [
            dayName(day.day),
            String(day.proposed),
            ...parts.map((part) => String(countsOf(day)[part])),
          ])}
        />
      }
    >
      {daily.map((day, index) => {
        const { centre, width } = columnOf(index, daily.length);
        const counts = countsOf(day);
        const pieces = stack(
          parts.map((part) => counts[part]),
          maximum,
          CHART_HEIGHT,
        );
        return (
          <g key={day.day}>
            <title>
              {[dayName(day.day), ...parts.map((part) => `${t(`outcome.${part}`)} ${counts[part]}`)].join(
                ' · ',
              )}
            </title>
            {parts.map((part, place) => {
              const piece = pieces[place];
              if (!piece || piece.height === 0) return null;
              return (
                <rect
                  key={part}
                  x={`${centre - (width * barShare) / 2}%`}
                  width={`${width * barShare}%`}
                  y={piece.y}
                  height={Math.max(1, piece.height - 1)}
                  rx={1.5}
                  className={FILLS[part]}
                />
              );
            })}
          </g>
        );
      })}
    </ChartFrame>
  );
}
