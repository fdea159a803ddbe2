'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState } from 'react';
import { formatDay } from '@/lib/time/format';
import { browserTimeZone, useLocalNow } from '../live/browser-clock';
import { Button } from '../ui/button';
import { PageFrame } from '../workspace/page-frame';
import { ActivityFilters } from './activity-filters';
import { type ActivityFilter, everything, isNarrowed } from './activity-query';
import { ActivityRow } from './activity-row';
import { BatchRow } from './batch-row';
import { ExportLinks } from './export-links';
import { groupByCard, groupByLocalDay, withoutCutCard } from './group-entries';
import { useActivity } from './use-activity';

/** Everything that was proposed, decided and written, each with its whole story. */
export function Activity() {
  const t = useTranslations();
  const locale = useLocale();
  const now = useLocalNow();
  const [filter, setFilter] = useState<ActivityFilter>(everything);
  const asked = useDeferredValue(filter);
  const { entries, tools, hasMore, more, reload, failed } = useActivity(asked);
  // What a search finds are single lines; without one, the lines of a card belong together.
  const isSearch = isNarrowed(asked);
  const days = useMemo(() => {
    if (!entries) return null;
    const shown = hasMore && !isSearch ? withoutCutCard(entries) : entries;
    return groupByLocalDay(shown, browserTimeZone());
  }, [entries, hasMore, isSearch]);
  return (
    <PageFrame
      title={t('nav.activity')}
      lead={t('activity.lead')}
      aside={now && <ExportLinks filter={filter} />}
    >
      <ActivityFilters filter={filter} tools={tools} onFilter={setFilter} />
      <section
        aria-label={t('activity.list')}
        aria-busy={now === null || days === null}
        className="mt-6 min-h-40"
      >
        {failed && (
          <p role="alert" className="mb-4 rounded-control bg-amber-wash px-3 py-2 text-sm text-amber-ink">
            {t('activity.failed')}
          </p>
        )}
        {days?.length === 0 && <NothingFound isNarrowed={isSearch} />}
        {now &&
          days?.map(({ day, entries: ofDay }) => (
            <section key={day} className="mb-8">
              <h2 className="mb-1 text-sm font-medium text-ink-soft first-letter:uppercase">
                {formatDay(day, now.date, locale)}
              </h2>
              <ul className="divide-y divide-line border-y border-line">
                {(isSearch ? ofDay : groupByCard(ofDay)).map((row) => (
                  <li key={row.id}>
                    {row.kind === 'batch' ? (
                      <BatchRow lines={row.lines} onChanged={reload} />
                    ) : (
                      <ActivityRow entry={row} onChanged={reload} />
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        {hasMore && <Button onClick={more}>{t('activity.more')}</Button>}
      </section>
    </PageFrame>
  );
}

function NothingFound({ isNarrowed: narrowed }: { isNarrowed: boolean }) {
  const t = useTranslations('activity');
  return (
    <div className="rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
      <p className="text-lg font-medium">{narrowed ? t('noMatch') : t('empty')}</p>
      <p className="mt-1 text-ink-soft">{narrowed ? t('noMatchHint') : t('emptyHint')}</p>
    </div>
  );
}
