'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { Insights, Interval } from '@/lib/contract/records';
import { ScrollFrame } from '../ui/scroll-frame';
import { formatSeconds } from '../ui/seconds';
import { DataTable } from './data-table';
import { percent } from './key-figures';

/** How fast cards are answered, by what they do and by how much hangs on them. */
export function IntervalTable({ insights }: { insights: Insights }) {
  const t = useTranslations('insights');
  const locale = useLocale();
  const { byTool, byRisk, unseen } = insights.interval;
  const seconds = (value: number | null) => (value === null ? '–' : formatSeconds(value, locale));
  const row = (name: string, interval: Interval) => [
    name,
    String(interval.count),
    seconds(interval.medianSeconds),
    seconds(interval.p90Seconds),
    interval.reading ? t(`reading.${interval.reading}`) : '–',
  ];
  const head = (first: string) => [first, t('answered'), t('median'), t('p90'), t('readingHead')];
  return (
    <div className="space-y-5">
      {byTool.length > 0 && (
        <DataTable
          head={head(t('byTool'))}
          rows={byTool.map(({ label, interval }) => row(label, interval))}
        />
      )}
      {byRisk.length > 0 && (
        <DataTable
          head={head(t('byRisk'))}
          rows={byRisk.map(({ risk, interval }) => row(t(`risk.${risk}`), interval))}
        />
      )}
      {unseen.count > 0 && (
        <p className="text-sm text-ink-faint">{t('interval.unseen', { count: unseen.count })}</p>
      )}
      {insights.answered.inWords > 0 && (
        <p className="text-sm text-ink-faint">
          {t('interval.inWords', { count: insights.answered.inWords })}
        </p>
      )}
    </div>
  );
}

const shares = ['confirmed', 'edited', 'cancelled', 'setAside', 'expired', 'undone'] as const;

/** What becomes of proposals, by what they do. */
export function SharesTable({ insights }: { insights: Insights }) {
  const t = useTranslations('insights');
  const tools = insights.sharesByTool;
  const all = { tool: 'all', label: t('allTools'), proposed: insights.proposed, shares: insights.shares };
  return (
    <ScrollFrame label={t('outcome.title')}>
      <DataTable
        head={[t('byTool'), t('outcome.proposed'), ...shares.map((share) => t(`shares.${share}`))]}
        rows={(tools.length > 1 ? [...tools, all] : tools).map((row) => [
          row.label,
          String(row.proposed),
          ...shares.map((share) => percent(row.shares[share])),
        ])}
      />
    </ScrollFrame>
  );
}
