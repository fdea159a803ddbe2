'use client';
import { CircleDashed, ListTodo, MessageSquareText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { usePendingCount } from '../live/use-pending-count';

export const panes = ['chat', 'todos', 'pending'] as const;
export type Pane = (typeof panes)[number];

const ICONS = { chat: MessageSquareText, todos: ListTodo, pending: CircleDashed } as const;

/** A phone shows one pane at a time; these switch, within reach of the thumb. */
export function BottomTabs({ pane, onPane }: { pane: Pane; onPane: (pane: Pane) => void }) {
  const t = useTranslations();
  const count = usePendingCount();
  return (
    <nav
      aria-label={t('tabs.label')}
      className="grid shrink-0 grid-cols-3 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] wide:hidden"
    >
      {panes.map((each) => {
        const Icon = ICONS[each];
        const isCurrent = each === pane;
        return (
          <button
            key={each}
            type="button"
            aria-current={isCurrent ? 'page' : undefined}
            onClick={() => onPane(each)}
            className={`flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs focus-visible:-outline-offset-4 ${isCurrent ? 'font-medium text-accent-ink' : 'text-ink-faint'}`}
          >
            <span className="relative">
              <Icon aria-hidden className="size-5" strokeWidth={isCurrent ? 2.2 : 1.8} />
              {each === 'pending' && count > 0 && (
                <span
                  aria-hidden
                  className="tabular absolute -top-1.5 -right-3 min-w-4 rounded-full bg-accent px-1 text-center text-[0.6875rem] leading-4 font-medium text-on-accent"
                >
                  {count}
                </span>
              )}
            </span>
            {t(`tabs.${each}`)}
            {each === 'pending' && count > 0 && <span className="sr-only">{count}</span>}
          </button>
        );
      })}
    </nav>
  );
}
