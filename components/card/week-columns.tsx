'use client';
import { useLocale, useTranslations } from 'next-intl';
import { minutesOfDay } from '@/lib/time/local-date';
import { weekdayCodes } from '@/lib/time/recurrence-rule';
import type { WeekHours } from '@/lib/time/week-hours';
import type { Block, BlockKind, PictureDay, WeekPicture } from './week-picture';
import { columnName, shortHours } from './week-words';

const LOOKS: Record<BlockKind, string> = {
  kept: 'bg-week-kept',
  added: 'bg-accent',
  leaving: 'border border-dashed border-control-line',
};
/** Between two labelled hours. */
const HOURS_A_LABEL = 3;
const MOST_DOTS = 4;

type WeekColumnsProps = { picture: WeekPicture; hours: WeekHours; today: string | undefined };

/** Seven columns, the hours from top to bottom. Only for the eye: `WeekInWords` says the same. */
export function WeekColumns({ picture, hours, today }: WeekColumnsProps) {
  const { days, fromHour, toHour } = picture;
  const scale = scaleOf(picture);
  const labels = Array.from({ length: toHour - fromHour + 1 }, (_, index) => fromHour + index).filter(
    (hour) => hour % HOURS_A_LABEL === 0,
  );
  return (
    <div
      aria-hidden
      className="grid grid-cols-[1.125rem_repeat(7,minmax(0,1fr))] gap-x-1 text-[0.6875rem] leading-4"
    >
      <span />
      {days.map((day) => (
        <ColumnHead key={day.date} date={day.date} isToday={day.date === today} />
      ))}
      <Untimed days={days} />
      <div className="relative my-1 h-20 text-ink-faint sm:h-28 tabular">
        {labels.map((hour) => (
          <span
            key={hour}
            className={`absolute right-0 leading-none ${hour === fromHour ? '' : hour === toHour ? '-translate-y-full' : '-translate-y-1/2'}`}
            style={{ top: scale.top(hour * 60) }}
          >
            {hour}
          </span>
        ))}
      </div>
      {days.map((day, index) => (
        <Column
          key={day.date}
          day={day}
          scale={scale}
          lines={labels}
          hours={hours.days.includes(weekdayCodes[index] ?? 'MO') ? hours : null}
        />
      ))}
      <Totals days={days} />
    </div>
  );
}

type Scale = { top: (minute: number) => string; height: (from: number, to: number) => string };

function scaleOf({ fromHour, toHour }: WeekPicture): Scale {
  const whole = (toHour - fromHour) * 60;
  return {
    top: (minute) => `${((minute - fromHour * 60) / whole) * 100}%`,
    height: (from, to) => `${((to - from) / whole) * 100}%`,
  };
}

/** The weekday above the number where a column is too narrow for both. */
function ColumnHead({ date, isToday }: { date: string; isToday: boolean }) {
  const locale = useLocale();
  const { day, number } = columnName(date, locale);
  return (
    <span
      className={`flex flex-col items-center gap-x-1 leading-3 tabular sm:flex-row sm:justify-center sm:leading-4 ${isToday ? 'font-semibold text-accent-ink' : 'text-ink-faint'}`}
    >
      <span>{day}</span>
      <span>{number}</span>
    </span>
  );
}

/** A dot for each thing of a day that has no hour; no row when there is none in the week. */
function Untimed({ days }: { days: PictureDay[] }) {
  if (days.every((day) => day.untimed.length === 0)) return null;
  return (
    <>
      <span />
      {days.map(({ date, untimed }) => (
        <span key={date} className="flex h-1.5 items-center justify-center gap-0.5">
          {untimed.slice(0, MOST_DOTS).map(({ key, kind }) => (
            <span key={key} className={`size-1.5 rounded-full ${LOOKS[kind]}`} />
          ))}
        </span>
      ))}
    </>
  );
}

type ColumnProps = { day: PictureDay; scale: Scale; lines: number[]; hours: WeekHours | null };

function Column({ day, scale, lines, hours }: ColumnProps) {
  return (
    <div className="relative my-1 h-20 overflow-hidden sm:h-28 rounded-[5px] bg-surface inset-ring inset-ring-line">
      {hours && <Band scale={scale} from={hours.start} to={hours.end} className="bg-sunken" />}
      {hours?.pause && (
        <Band scale={scale} from={hours.pause.start} to={hours.pause.end} className="bg-surface/70" />
      )}
      {lines.map((hour) => (
        <span key={hour} className="absolute inset-x-0 h-px bg-line" style={{ top: scale.top(hour * 60) }} />
      ))}
      {day.blocks.map((block) => (
        <BlockMark key={block.key} block={block} scale={scale} />
      ))}
    </div>
  );
}

function Band({ scale, from, to, className }: { scale: Scale; from: string; to: string; className: string }) {
  const [start, end] = [minutesOfDay(from), minutesOfDay(to)];
  return (
    <span
      className={`absolute inset-x-0 ${className}`}
      style={{ top: scale.top(start), height: scale.height(start, end) }}
    />
  );
}

function BlockMark({ block, scale }: { block: Block; scale: Scale }) {
  const { kind, title, start, end, lane, lanes } = block;
  return (
    <span
      title={title}
      className={`absolute min-h-1 rounded-[3px] ${LOOKS[kind]}`}
      style={{
        top: scale.top(start),
        height: `calc(${scale.height(start, end)} - 1px)`,
        left: `calc(${(lane / lanes) * 100}% + 2px)`,
        width: `calc(${100 / lanes}% - ${lanes === 1 ? 4 : 3}px)`,
      }}
    />
  );
}

/** Under each day the hours that are taken, before and after. */
function Totals({ days }: { days: PictureDay[] }) {
  const t = useTranslations('card.week');
  return (
    <>
      <span className="text-right text-ink-faint">{t('hourUnit')}</span>
      {days.map(({ date, before, after }) => (
        <span key={date} className="whitespace-nowrap text-center tabular text-ink-faint">
          {before === after ? (
            after > 0 && shortHours(after)
          ) : (
            <>
              {shortHours(before)}→<b className="font-semibold text-ink">{shortHours(after)}</b>
            </>
          )}
        </span>
      ))}
    </>
  );
}
