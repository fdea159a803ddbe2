'use client';
import { Menu } from '@base-ui/react/menu';
import { Popover } from '@base-ui/react/popover';
import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { LOCALE_COOKIE } from '@/lib/i18n/resolve-locale';
import { PendingList } from '../card/pending-list';
import { usePendingCount } from '../live/use-pending-count';
import { IconButton } from '../ui/button';
import { setCookie } from './set-cookie';
import { THEME_COOKIE, type Theme, themes } from './theme';

type HeaderProps = { theme: Theme; onOpenThread: (threadId: string) => void };

export function Header({ theme, onOpenThread }: HeaderProps) {
  return (
    <header className="flex h-14 shrink-0 items-center justify-between border-b border-line px-4 wide:px-6">
      <Wordmark />
      <div className="flex items-center gap-1">
        <PendingButton onOpenThread={onOpenThread} />
        <LanguageSwitch />
        <ThemeSwitch theme={theme} />
      </div>
    </header>
  );
}

function Wordmark() {
  return (
    <p className="flex items-center gap-2 text-[1.0625rem] font-semibold tracking-[-0.02em] select-none">
      <svg aria-hidden viewBox="0 0 32 32" className="size-6">
        <rect width="32" height="32" rx="9" className="fill-accent" />
        <path
          d="M8.5 17.2c2.6 4.6 5.6 6.4 7.5 6.4 3.6 0 6.2-6.4 7.5-15.2"
          className="fill-none stroke-on-accent stroke-[3.2]"
          strokeLinecap="round"
        />
      </svg>
      Nod
    </p>
  );
}

/** What waits for the person, on a wide page; a phone has a tab for it. */
function PendingButton({ onOpenThread }: Pick<HeaderProps, 'onOpenThread'>) {
  const t = useTranslations();
  const count = usePendingCount();
  const [isOpen, setIsOpen] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        aria-label={t('header.pending', { count })}
        className={`hidden min-h-9 items-center gap-2 rounded-control px-3 text-sm transition-colors duration-150 hover:bg-hover data-[popup-open]:bg-hover wide:inline-flex ${count > 0 ? 'text-ink' : 'text-ink-faint'}`}
      >
        <span
          aria-hidden
          className={`size-2 rounded-full ${count > 0 ? 'bg-amber-line' : 'border border-control-line'}`}
        />
        <span className="tabular">{t('header.pendingShort', { count })}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={8} className="z-40">
          <Popover.Popup
            ref={popup}
            // The focus goes to the list, not to the first card in it: a key meant for the list must not decide.
            initialFocus={popup}
            className="quiet-scroll max-h-[80vh] w-[28rem] rounded-card border border-line bg-paper p-4 shadow-card transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
          >
            <Popover.Title className="mb-3 text-sm font-medium text-ink-soft">
              {t('pending.title')}
            </Popover.Title>
            <PendingList
              onOpenThread={(threadId) => {
                setIsOpen(false);
                onOpenThread(threadId);
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function LanguageSwitch() {
  const t = useTranslations('header');
  const locale = useLocale();
  const router = useRouter();
  const other = locale === 'en' ? 'zh' : 'en';
  return (
    <button
      type="button"
      lang={other}
      aria-label={t('switchLanguage')}
      title={t('switchLanguage')}
      onClick={() => {
        setCookie(LOCALE_COOKIE, other);
        router.refresh();
      }}
      className="min-h-9 min-w-9 rounded-control px-2 text-sm text-ink-soft transition-colors duration-150 hover:bg-hover hover:text-ink"
    >
      {other === 'zh' ? '中文' : 'EN'}
    </button>
  );
}

const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

function ThemeSwitch({ theme }: { theme: Theme }) {
  const t = useTranslations('header');
  const [chosen, setChosen] = useState(theme);
  const Icon = THEME_ICONS[chosen];
  const choose = (next: Theme) => {
    setChosen(next);
    setCookie(THEME_COOKIE, next);
    document.documentElement.dataset.theme = next;
  };
  return (
    <Menu.Root>
      <Menu.Trigger render={<IconButton label={t('theme')} />}>
        <Icon aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={6} className="z-40">
          <Menu.Popup className="min-w-44 rounded-card border border-line bg-surface p-1.5 shadow-card transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
            <Menu.RadioGroup
              value={chosen}
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
