'use client';
import { useLocale } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { GrantedToasts } from '../grants/granted-toasts';
import { GrantsProvider } from '../grants/grants-provider';
import { ActionsProvider, useActions } from '../live/actions-provider';
import { LiveProvider } from '../live/live-provider';
import { Reminders } from '../live/reminders';
import { TodosProvider } from '../todos/todos-provider';
import { ToastProvider } from '../ui/toasts';
import { BottomTabs } from './bottom-tabs';
import { Header } from './header';
import type { Theme } from './theme';
import { OpenThreadProvider } from './use-open-thread';
import { ThemeProvider } from './use-theme';

/** What all pages share: what the tab knows, the header, and on a phone the tabs. It stays while pages change. */
export function Shell({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <ThemeProvider initial={theme}>
      <ToastProvider>
        <LiveProvider>
          <ActionsProvider>
            <TodosProvider>
              <GrantsProvider>
                <OpenThreadProvider>
                  <div className="flex h-dvh flex-col">
                    <Header />
                    {children}
                    <BottomTabs />
                  </div>
                  <Reminders />
                  <GrantedToasts />
                  <WordsInLanguage />
                </OpenThreadProvider>
              </GrantsProvider>
            </TodosProvider>
          </ActionsProvider>
        </LiveProvider>
      </ToastProvider>
    </ThemeProvider>
  );
}

/** Cards carry words from the server: when the language changes, they are asked for again. */
function WordsInLanguage() {
  const locale = useLocale();
  const { book, refetch } = useActions();
  const [known, setKnown] = useState(locale);
  useEffect(() => {
    if (known === locale) return;
    setKnown(locale);
    void refetch([...book.byId.keys()]);
  }, [book, known, locale, refetch]);
  return null;
}
