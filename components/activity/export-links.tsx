'use client';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { browserTimeZone } from '../live/browser-clock';
import { type ActivityFilter, activityQuery } from './activity-query';

const formats = ['json', 'csv'] as const;

/** What the list shows as a file. */
export function ExportLinks({ filter }: { filter: ActivityFilter }) {
  const t = useTranslations('activity');
  return (
    <p className="flex items-center gap-1 text-sm text-ink-soft">
      <Download aria-hidden className="mr-1 size-4 text-ink-faint" />
      {formats.map((format) => (
        <a
          key={format}
          href={`/api/activity/export?${activityQuery(filter, browserTimeZone(), { format })}`}
          download
          aria-label={t('exportAs', { format: format.toUpperCase() })}
          className="inline-flex min-h-9 items-center rounded-control px-2 font-medium text-accent-ink hover:bg-accent-wash"
        >
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  );
}
