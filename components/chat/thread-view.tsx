'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { ThreadMessage } from '@/lib/contract/chat';
import { useActions } from '../live/actions-provider';
import { asProblem, call } from '../live/request';
import { Button } from '../ui/button';
import { Conversation } from './conversation';
import type { NodMessage } from './transport';
import { Thinking } from './turn-status';
import { actionsOf } from './use-conversation';

type ThreadViewProps = {
  threadId: string | null;
  onThread: (threadId: string) => void;
  onNew: () => void;
};

type Loaded =
  | { state: 'loading' }
  | { state: 'ready'; messages: NodMessage[] }
  | { state: 'missing' | 'failed' };

/** Reads a thread from the server before it is shown; a new one starts at once. */
export function ThreadView({ threadId, onThread, onNew }: ThreadViewProps) {
  const t = useTranslations();
  const { take } = useActions();
  // The thread that this view was opened with; one that the first message makes is already here.
  const [openedWith] = useState(threadId);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>(
    openedWith === null ? { state: 'ready', messages: [] } : { state: 'loading' },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again.
  useEffect(() => {
    if (openedWith === null) return;
    let isCurrent = true;
    call<{ messages: ThreadMessage[] }>('GET', `/api/threads/${encodeURIComponent(openedWith)}`)
      .then(({ messages }) => {
        if (!isCurrent) return;
        take((messages as NodMessage[]).flatMap(actionsOf));
        setLoaded({ state: 'ready', messages: messages as NodMessage[] });
      })
      .catch((error: unknown) => {
        if (isCurrent) setLoaded({ state: asProblem(error).status === 404 ? 'missing' : 'failed' });
      });
    return () => {
      isCurrent = false;
    };
  }, [attempt, openedWith, take]);

  if (loaded.state === 'ready') {
    return <Conversation threadId={threadId} initialMessages={loaded.messages} onThread={onThread} />;
  }
  return (
    <div className="grid h-full place-items-center p-6 text-center text-ink-soft">
      {loaded.state === 'loading' && <Thinking label={t('threads.loading')} />}
      {loaded.state === 'missing' && (
        <div role="alert" className="space-y-4">
          <p>{t('threads.missing')}</p>
          <Button onClick={onNew}>{t('threads.new')}</Button>
        </div>
      )}
      {loaded.state === 'failed' && (
        <div role="alert" className="space-y-4">
          <p>{t('errors.page')}</p>
          <Button onClick={() => setAttempt(attempt + 1)}>{t('chat.retry')}</Button>
        </div>
      )}
    </div>
  );
}
