'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Evidence } from '@/lib/contract/action';

/** How an assumption looks; the word for it is never far. */
export const DOTTED = 'underline decoration-amber-line decoration-dotted decoration-2 underline-offset-4';

/** A value with where it comes from: what was said stands plain, what was assumed is underlined and says so. */
export function WithEvidence({ evidence, children }: { evidence: Evidence; children: ReactNode }) {
  const t = useTranslations('card');
  if (evidence.kind === 'said') {
    return (
      <span title={evidence.quote ? t('said', { quote: evidence.quote }) : undefined}>
        {children}
        {evidence.quote && <span className="sr-only"> ({t('said', { quote: evidence.quote })})</span>}
      </span>
    );
  }
  if (evidence.kind === 'default') {
    return (
      <span>
        {children} <span className="text-xs font-normal text-ink-faint">{t('default')}</span>
      </span>
    );
  }
  return (
    <span>
      <span className={DOTTED}>{children}</span>{' '}
      <span className="text-xs font-normal text-amber-ink">
        {evidence.quote ? t('assumedFrom', { quote: evidence.quote }) : t('assumed')}
      </span>
    </span>
  );
}
