'use client';
import { useTranslations } from 'next-intl';
import type { FieldChange } from '@/lib/contract/records';
import { VisibleText } from '../ui/visible-text';

/** What a step changed, a field a line: before → after. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  const t = useTranslations('card');
  return (
    <dl className="text-sm">
      {changes.map((change) => (
        <div key={change.name} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 py-0.5">
          <dt className="text-ink-faint">{change.label}</dt>
          <dd className="min-w-0 break-words">
            {change.before !== null && (
              <>
                <span className="sr-only">{t('was')} </span>
                <s className="text-ink-faint">
                  <VisibleText text={change.before} />
                </s>
              </>
            )}
            {change.before !== null && change.after !== null && (
              <>
                <span aria-hidden className="px-1.5 text-ink-faint">
                  →
                </span>
                <span className="sr-only">, </span>
              </>
            )}
            {change.after !== null && <VisibleText text={change.after} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
