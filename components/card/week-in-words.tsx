'use client';
import { useLocale, useTranslations } from 'next-intl';
import { formatDay, formatDuration } from '@/lib/time/format';
import { useLocalNow } from '../live/browser-clock';
import type { PictureDay, WeekPicture } from './week-picture';
import { spanOf } from './week-words';

/** The picture for those who do not see it: each day that holds something, with what it takes before and after. */
export function WeekInWords({ picture }: { picture: WeekPicture }) {
  const t = useTranslations('card.week');
  const days = picture.days.filter(({ blocks, untimed }) => blocks.length + untimed.length > 0);
  return (
    <ul className="sr-only" aria-label={t('inWords')}>
      {days.map((day) => (
        <DayInWords key={day.date} day={day} />
      ))}
    </ul>
  );
}

function DayInWords({ day }: { day: PictureDay }) {
  const t = useTranslations('card.week');
  const locale = useLocale();
  const today = useLocalNow()?.date ?? day.date;
  const timed = day.blocks
    .toSorted((a, b) => a.start - b.start)
    .map((block) => ({ ...block, name: `${spanOf(block)} ${block.title}` }));
  const untimed = day.untimed.map((item) => ({ ...item, name: item.title }));
  return (
    <li>
      {t('day', {
        day: formatDay(day.date, today, locale),
        before: formatDuration(day.before, locale),
        after: formatDuration(day.after, locale),
      })}
      <ul>
        {[...untimed, ...timed].map(({ key, kind, name }) => (
          <li key={key}>{t('block', { name, kind: t(kind) })}</li>
        ))}
      </ul>
    </li>
  );
}
