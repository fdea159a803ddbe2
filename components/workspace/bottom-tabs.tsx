'use client';
import { CircleDashed, ListTodo, MessageSquareText } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePendingCount } from '../live/use-pending-count';
import { pathOf } from './sections';
import { HOME, panes, useOpenThread } from './use-open-thread';

const ICONS = { chat: MessageSquareText, todos: ListTodo, pending: CircleDashed } as const;
type Tab = keyof typeof ICONS;

const tabClass = (isCurrent: boolean): string =>
  `flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs focus-visible:-outline-offset-4 ${isCurrent ? 'font-medium text-accent-ink' : 'text-ink-faint'}`;

/** A phone shows one thing at a time; these switch, within reach of the thumb. */
export function BottomTabs() {
  const t = useTranslations('tabs');
  const path = usePathname();
  const { pane, showPane } = useOpenThread();
  const count = usePendingCount();
  const isPending = path === pathOf('confirmations');
  return (
    <nav
      aria-label={t('label')}
      className="grid shrink-0 grid-cols-3 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] wide:hidden"
    >
      {panes.map((each) => {
        const isCurrent = path === HOME && each === pane;
        return (
          <button
            key={each}
            type="button"
            aria-current={isCurrent ? 'page' : undefined}
            onClick={() => showPane(each)}
            className={tabClass(isCurrent)}
          >
            <TabContent tab={each} isCurrent={isCurrent} />
          </button>
        );
      })}
      <Link
        href={pathOf('confirmations')}
        aria-current={isPending ? 'page' : undefined}
        className={tabClass(isPending)}
      >
        <TabContent tab="pending" isCurrent={isPending}>
          {count > 0 && (
            <span
              aria-hidden
              className="tabular absolute -top-1.5 -right-3 min-w-4 rounded-full bg-accent px-1 text-center text-[0.6875rem] leading-4 font-medium text-on-accent"
            >
              {count}
            </span>
          )}
        </TabContent>
        {count > 0 && <span className="sr-only">{count}</span>}
      </Link>
    </nav>
  );
}

type TabContentProps = { tab: Tab; isCurrent: boolean; children?: ReactNode };

function TabContent({ tab, isCurrent, children }: TabContentProps) {
  const t = useTranslations('tabs');
  const Icon = ICONS[tab];
  return (
    <>
      <span className="relative">
        <Icon aria-hidden className="size-5" strokeWidth={isCurrent ? 2.2 : 1.8} />
        {children}
      </span>
      {t(tab)}
    </>
  );
}
