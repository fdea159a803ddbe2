'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { Insights, Share } from '@/lib/contract/records';
import { formatSeconds } from '../ui/seconds';

export const percent = ({ share }: Pick<Share, 'share'>): string =>
  share === null ? '–' : `${Math.round(share * 100)}%`;

/** The four figures that say most, each with what it means. */
export function KeyFigures({ insights }: { insights: Insights }) {
  const t = useTranslations('insights');
  const locale = useLocale();
  const { answered } = insights;
  const { overall } = insights.interval;
  const seconds = (value: number | null) => (value === null ? '–' : formatSeconds(value, locale));
  const { confirmed, edited, undone } = insights.shares;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-7 wide:grid-cols-4">
      <Figure
        label={t('median')}
        value={seconds(overall.medianSeconds)}
        note={
          overall.reading ? t(`reading.${overall.reading}`) : t(answered.cards > 0 ? 'noClick' : 'noSample')
        }
        tone={overall.reading === 'unclear' ? 'amber' : 'plain'}
      />
      <Figure
        label={t('p90')}
        value={seconds(overall.p90Seconds)}
        note={t('cards', { count: answered.cards, inWords: answered.inWords })}
      />
      <Figure
        label={t('shares.confirmed')}
        value={percent(confirmed)}
        note={t('of', { count: confirmed.count, of: confirmed.of })}
      />
      <Figure
        label={t('editedOrUndone')}
        value={`${percent(edited)} · ${percent(undone)}`}
        note={t('editedOrUndoneNote', { edited: edited.count, undone: undone.count })}
      />
    </dl>
  );
}

type FigureProps = { label: string; value: string; note: string; tone?: 'plain' | 'amber' };

function Figure({ label, value, note, tone = 'plain' }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd>
        <span className="tabular block text-[1.75rem] leading-tight font-semibold tracking-[-0.02em] whitespace-nowrap">
          {value}
        </span>
        <span className={`block text-sm ${tone === 'amber' ? 'text-amber-ink' : 'text-ink-soft'}`}>
          {note}
        </span>
      </dd>
    </div>
  );
}
