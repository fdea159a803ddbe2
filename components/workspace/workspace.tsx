'use client';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { PendingList } from '../card/pending-list';
import { COMPOSER_ID } from '../chat/composer';
import { ThreadMenu } from '../chat/thread-menu';
import { ThreadView } from '../chat/thread-view';
import { ActionsProvider, useActions } from '../live/actions-provider';
import { Reminders } from '../live/reminders';
import { TodoPanel } from '../todos/todo-panel';
import { TodosProvider } from '../todos/todos-provider';
import { ToastProvider } from '../ui/toasts';
import { BottomTabs, type Pane } from './bottom-tabs';
import { Header } from './header';
import type { Theme } from './theme';
import { useOpenThread } from './use-open-thread';

type WorkspaceProps = { threadId: string | null; theme: Theme };

/** The one page: conversation and list side by side, or one at a time on a phone. */
export function Workspace(props: WorkspaceProps) {
  return (
    <ToastProvider>
      <ActionsProvider>
        <TodosProvider>
          <Panes {...props} />
          <Reminders />
          <WordsInLanguage />
        </TodosProvider>
      </ActionsProvider>
    </ToastProvider>
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

function Panes({ threadId: initial, theme }: WorkspaceProps) {
  const t = useTranslations();
  const { threadId, visit, openThread, adoptThread } = useOpenThread(initial);
  const [pane, setPane] = useState<Pane>('chat');
  const open = (id: string | null) => {
    openThread(id);
    setPane('chat');
  };
  return (
    <div className="flex h-dvh flex-col">
      <a
        href={`#${COMPOSER_ID}`}
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-surface focus:px-3 focus:py-2"
      >
        {t('app.skipToComposer')}
      </a>
      <Header theme={theme} onOpenThread={open} />
      <main className="flex min-h-0 flex-1">
        <PaneBox name="chat" current={pane} className="flex-1">
          <section aria-label={t('chat.label')} className="flex h-full min-h-0 flex-col">
            <div className="flex min-h-13 items-center px-2 wide:px-4">
              <ThreadMenu threadId={threadId} onOpen={open} />
            </div>
            <div className="min-h-0 flex-1">
              <ThreadView key={visit} threadId={threadId} onThread={adoptThread} onNew={() => open(null)} />
            </div>
          </section>
        </PaneBox>
        <PaneBox
          name="todos"
          current={pane}
          className="flex-1 wide:w-[26rem] wide:flex-none wide:border-l wide:border-line min-[1200px]:w-[29rem]"
        >
          <TodoPanel />
        </PaneBox>
        {pane === 'pending' && (
          <section aria-label={t('pending.title')} className="quiet-scroll flex-1 px-4 py-5 wide:hidden">
            <h2 className="mb-4 text-lg font-semibold">{t('pending.title')}</h2>
            <PendingList onOpenThread={open} />
          </section>
        )}
      </main>
      <BottomTabs pane={pane} onPane={setPane} />
    </div>
  );
}

type PaneBoxProps = { name: Pane; current: Pane; className: string; children: ReactNode };

/** A pane stays in the page while another is shown on a phone, so that nothing typed or running is lost. */
function PaneBox({ name, current, className, children }: PaneBoxProps) {
  return (
    <div className={`min-h-0 min-w-0 wide:block ${name === current ? 'block' : 'hidden'} ${className}`}>
      {children}
    </div>
  );
}
