'use client';
import { Menu } from '@base-ui/react/menu';
import { Check, Monitor, Moon, Sun } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { COMPOSER_ID } from '../chat/composer';
import { usePendingCount } from '../live/use-pending-count';
import { IconButton } from '../ui/button';
import { PAGE_ID } from './page-frame';
import { PageMenu } from './page-menu';
import { pathOf } from './sections';
import { themes } from './theme';
import { addressOf, HOME, useOpenThread } from './use-open-thread';
import { useLanguage, useTheme } from './use-theme';

export function Header() {
  return (
    <header className="flex h-14 shrink-0 items-center justify-between border-b border-line px-4 wide:px-6">
      <SkipLink />
      <Wordmark />
      <div className="flex items-center gap-1">
        <PendingLink />
        <LanguageSwitch />
        <ThemeSwitch />
        <PageMenu />
      </div>
    </header>
  );
}

function SkipLink() {
  const t = useTranslations();
  const isHome = usePathname() === HOME;
  return (
    <a
      href={isHome ? `#${COMPOSER_ID}` : `#${PAGE_ID}`}
      className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-surface focus:px-3 focus:py-2"
    >
      {isHome ? t('app.skipToComposer') : t('nav.skipToPage')}
    </a>
  );
}

function Wordmark() {
  const t = useTranslations('nav');
  const { threadId } = useOpenThread();
  return (
    <Link
      href={addressOf(threadId)}
      aria-label={t('home')}
      className="flex items-center gap-2 rounded-control text-[1.0625rem] font-semibold tracking-[-0.02em] select-none"
    >
      <svg aria-hidden viewBox="0 0 32 32" className="size-6">
        <rect width="32" height="32" rx="9" className="fill-accent" />
        <path
          d="M8.5 17.2c2.6 4.6 5.6 6.4 7.5 6.4 3.6 0 6.2-6.4 7.5-15.2"
          className="fill-none stroke-on-accent stroke-[3.2]"
          strokeLinecap="round"
        />
      </svg>
      Nod
    </Link>
  );
}

/** What waits for the person, on a wide page; a phone has a tab for it. */
function PendingLink() {
  const t = useTranslations('header');
  const count = usePendingCount();
  const isCurrent = usePathname() === pathOf('confirmations');
  return (
    <Link
      href={pathOf('confirmations')}
      aria-label={t('pending', { count })}
      aria-current={isCurrent ? 'page' : undefined}
      className={`hidden min-h-9 items-center gap-2 rounded-control px-3 text-sm transition-colors duration-150 hover:bg-hover aria-[current]:bg-hover wide:inline-flex ${count > 0 ? 'text-ink' : 'text-ink-faint'}`}
    >
      <span
        aria-hidden
        className={`size-2 rounded-full ${count > 0 ? 'bg-amber-line' : 'border border-control-line'}`}
      />
      <span className="tabular">{t('pendingShort', { count })}</span>
    </Link>
  );
}

function LanguageSwitch() {
  const t = useTranslations('header');
  const { locale, choose } = useLanguage();
  const other = locale === 'en' ? 'zh' : 'en';
  return (
    <button
      type="button"
      lang={other}
      aria-label={t('switchLanguage')}
      title={t('switchLanguage')}
      onClick={() => choose(other)}
      className="min-h-9 min-w-9 rounded-control px-2 text-sm text-ink-soft transition-colors duration-150 hover:bg-hover hover:text-ink"
    >
      {other === 'zh' ? '中文' : 'English'}
    </button>
  );
}

const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

function ThemeSwitch() {
  const t = useTranslations('header');
  const { theme, choose } = useTheme();
  const Icon = THEME_ICONS[theme];
  return (
    <Menu.Root>
      <Menu.Trigger render={<IconButton label={t('theme')} />}>
        <Icon aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={6} className="z-40">
          <Menu.Popup className="min-w-44 rounded-card border border-line bg-surface p-1.5 shadow-card transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
            <Menu.RadioGroup
              value={theme}
              onValueChange={(next: unknown) => {
                const known = themes.find((each) => each === next);
                if (known) choose(known);
              }}
            >
              {themes.map((each) => {
                const EachIcon = THEME_ICONS[each];
                return (
                  <Menu.RadioItem
                    key={each}
                    value={each}
                    closeOnClick
                    className="flex min-h-9 items-center gap-2.5 rounded-control px-2.5 text-sm outline-none data-[highlighted]:bg-hover"
                  >
                    <EachIcon aria-hidden className="size-4 text-ink-faint" />
                    <span className="flex-1">{t(`themes.${each}`)}</span>
                    <Menu.RadioItemIndicator>
                      <Check aria-hidden className="size-4 text-accent-ink" />
                    </Menu.RadioItemIndicator>
                  </Menu.RadioItem>
                );
              })}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
