'use client';
import { useTranslations } from 'next-intl';

const EXAMPLES = ['one', 'two', 'three', 'four'] as const;

/** The first thing a person sees: what one can say here. A click puts the example into the field, to be sent or changed. */
export function EmptyState({ onExample }: { onExample: (text: string) => void }) {
  const t = useTranslations('chat');
  return (
    <div className="m-auto w-full max-w-xl animate-appear py-10">
      <h1 className="text-[1.75rem] leading-tight font-semibold tracking-[-0.02em] text-balance">
        {t('emptyTitle')}
      </h1>
      <p className="mt-2 max-w-md text-ink-soft text-pretty">{t('emptyBody')}</p>
      <ul aria-label={t('examplesLabel')} className="mt-7 border-t border-line">
        {EXAMPLES.map((name) => {
          const example = t(`examples.${name}`);
          return (
            <li key={name} className="border-b border-line">
              <button
                type="button"
                onClick={() => onExample(example)}
                className="group -mx-3 flex w-[calc(100%+1.5rem)] items-center justify-between gap-4 rounded-control px-3 py-3 text-left transition-colors duration-150 hover:bg-hover"
              >
                <span>{example}</span>
                <span
                  aria-hidden
                  className="text-ink-faint opacity-0 transition-opacity group-hover:opacity-100"
                >
                  ↵
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
