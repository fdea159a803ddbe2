'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { Insights as Figures } from '@/lib/contract/records';
import { ChoiceGroup } from '../ui/choice-group';
import { PageFrame } from '../workspace/page-frame';
import { IntervalTable, SharesTable } from './breakdowns';
import { IntervalChart } from './interval-chart';
import { KeyFigures } from './key-figures';
import { OutcomeChart } from './outcome-chart';
import { type Span, spans, useInsights } from './use-insights';

/** How well the cards are understood: how fast they are answered, and what becomes of them. */
export function Insights() {
  const t = useTranslations();
  const [days, setDays] = useState<Span>('30');
  const { insights, failed, isCurrent } = useInsights(days);
  return (
    <PageFrame
      title={t('nav.insights')}
      lead={t('insights.lead')}
      aside={
        <ChoiceGroup
          label={t('insights.span')}
          value={days}
          options={spans.map((span) => ({ value: span, label: t('insights.days', { count: Number(span) }) }))}
          onChange={setDays}
        />
      }
    >
      <div aria-busy={!isCurrent}>
        {failed && (
          <p role="alert" className="mb-4 rounded-control bg-amber-wash px-3 py-2 text-sm text-amber-ink">
            {t('insights.failed')}
          </p>
        )}
        {insights && (insights.proposed === 0 ? <Nothing /> : <Sections insights={insights} />)}
      </div>
    </PageFrame>
  );
}

function Nothing() {
  const t = useTranslations('insights');
  return (
    <div className="rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
      <p className="text-lg font-medium">{t('empty')}</p>
      <p className="mt-1 text-ink-soft">{t('emptyHint')}</p>
    </div>
  );
}

function Sections({ insights }: { insights: Figures }) {
  const t = useTranslations('insights');
  return (
    <div className="space-y-12">
      <KeyFigures insights={insights} />
      <Part title={t('interval.title')} hint={t('interval.hint')}>
        <IntervalChart insights={insights} />
        <IntervalTable insights={insights} />
      </Part>
      <Part title={t('outcome.title')} hint={t('outcome.hint')}>
        <OutcomeChart insights={insights} />
        <SharesTable insights={insights} />
      </Part>
    </div>
  );
}

function Part({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="text-lg font-semibold tracking-[-0.01em]">{title}</h2>
      <p className="mt-0.5 max-w-prose text-sm text-ink-soft">{hint}</p>
      <div className="mt-5 space-y-7">{children}</div>
    </section>
  );
}
