'use client';
import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Locale } from '@/lib/contract/locale';
import { LOCALE_COOKIE } from '@/lib/i18n/resolve-locale';
import { setCookie } from './set-cookie';
import { THEME_COOKIE, type Theme } from './theme';

type ThemeContext = { theme: Theme; choose: (theme: Theme) => void };

const Context = createContext<ThemeContext | null>(null);

export function useTheme(): ThemeContext {
  const context = useContext(Context);
  if (!context) throw new Error('useTheme outside of ThemeProvider');
  return context;
}

/** The appearance that was chosen. The server reads it from the cookie; until then the page is told itself. */
export function ThemeProvider({ initial, children }: { initial: Theme; children: ReactNode }) {
  const [theme, setTheme] = useState(initial);
  const value = useMemo<ThemeContext>(
    () => ({
      theme,
      choose: (next) => {
        setTheme(next);
        setCookie(THEME_COOKIE, next);
        document.documentElement.dataset.theme = next;
      },
    }),
    [theme],
  );
  return <Context value={value}>{children}</Context>;
}

/** The language of the page, and the way to change it. */
export function useLanguage(): { locale: Locale; choose: (locale: Locale) => void } {
  const locale = useLocale();
  const router = useRouter();
  return {
    locale,
    choose: (next) => {
      setCookie(LOCALE_COOKIE, next);
      router.refresh();
    },
  };
}
