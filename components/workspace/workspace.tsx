'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ThreadMenu } from '../chat/thread-menu';
import { ThreadView } from '../chat/thread-view';
import { TodoPanel } from '../todos/todo-panel';
import { type Pane, useOpenThread } from './use-open-thread';

/** Conversation and list side by side, or one at a time on a phone. */
export function Workspace() {
  const t = useTranslations();
  const { threadId, visit, pane, openThread, adoptThread } = useOpenThread();
  return (
    <main className="flex min-h-0 flex-1">
      <PaneBox name="chat" current={pane} className="flex-1">
        <section aria-label={t('chat.label')} className="flex h-full min-h-0 flex-col">
          <div className="flex min-h-13 items-center px-2 wide:px-4">
            <ThreadMenu threadId={threadId} onOpen={openThread} />
          </div>
          <div className="min-h-0 flex-1">
            <ThreadView
              key={visit}
              threadId={threadId}
              onThread={adoptThread}
              onNew={() => openThread(null)}
            />
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
    </main>
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
