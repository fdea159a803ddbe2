'use client';
import { Menu } from '@base-ui/react/menu';
import { ChartNoAxesColumn, CircleDashed, History, House, Menu as MenuIcon, Settings2 } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { usePendingCount } from '../live/use-pending-count';
import { IconButton } from '../ui/button';
import { pathOf, sections } from './sections';
import { addressOf, HOME, useOpenThread } from './use-open-thread';

const ICONS = {
  workspace: House,
  confirmations: CircleDashed,
  activity: History,
  insights: ChartNoAxesColumn,
  settings: Settings2,
} as const;

/** The way to every page. */
export function PageMenu() {
  const t = useTranslations('nav');
  const path = usePathname();
  const count = usePendingCount();
  const { threadId } = useOpenThread();
  const pages = [
    { name: 'workspace', href: addressOf(threadId), path: HOME },
    ...sections.map((section) => ({ name: section, href: pathOf(section), path: pathOf(section) })),
  ] as const;
  return (
    <Menu.Root>
      <Menu.Trigger render={<IconButton label={t('menu')} />}>
        <MenuIcon aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={6} className="z-40">
          <Menu.Popup className="min-w-52 rounded-card border border-line bg-surface p-1.5 shadow-card transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
            {pages.map((page) => {
              const Icon = ICONS[page.name];
              const isCurrent = page.path === path;
              return (
                <Menu.Item
                  key={page.name}
                  render={<Link href={page.href} aria-current={isCurrent ? 'page' : undefined} />}
                  className={`flex min-h-10 items-center gap-2.5 rounded-control px-2.5 text-sm outline-none data-[highlighted]:bg-hover wide:min-h-9 ${isCurrent ? 'font-medium text-accent-ink' : ''}`}
                >
                  <Icon aria-hidden className="size-4 text-ink-faint" />
                  <span className="flex-1">{t(page.name)}</span>
                  {page.name === 'confirmations' && count > 0 && (
                    <span className="tabular text-ink-faint">{count}</span>
                  )}
                </Menu.Item>
              );
            })}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
