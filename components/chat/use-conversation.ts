'use client';
import { useChat } from '@ai-sdk/react';
import { useLocale } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ThreadMessage } from '@/lib/contract/chat';
import { useActions } from '../live/actions-provider';
import { useLiveNews } from '../live/live-provider';
import { call } from '../live/request';
import { useRefresh } from '../live/use-refresh';
import { createTransport, type NodMessage } from './transport';

type ConversationOptions = {
  threadId: string | null;
  initialMessages: NodMessage[];
  /** The first message made the thread. */
  onThread: (threadId: string) => void;
};

/** The actions that a message carries, wherever it came from. */
export const actionsOf = (message: NodMessage) =>
  message.parts.flatMap((part) =>
    part.type === 'data-card' || part.type === 'data-decision' ? part.data.actions : [],
  );

/** One thread as it is on the page: what was said, what runs, and the ways to go on. The server keeps the truth. */
export function useConversation({ threadId, initialMessages, onThread }: ConversationOptions) {
  const { take, takeGranted, refresh, book, onSettled } = useActions();
  const locale = useLocale();
  const latest = useRef({ threadId, locale, book, onThread });
  useEffect(() => {
    latest.current = { ...latest.current, locale, book, onThread };
  });
  const isStored = useRef(true);

  const [transport] = useState(() =>
    createTransport({
      threadId: () => latest.current.threadId,
      locale: () => latest.current.locale,
      seen: () =>
        [...latest.current.book.byId.values()]
          .filter((action) => action.status === 'pending' && action.threadId === latest.current.threadId)
          .map(({ id, version }) => ({ id, version })),
      onStored: (id) => {
        isStored.current = true;
        if (id === null || latest.current.threadId === id) return;
        latest.current.threadId = id;
        latest.current.onThread(id);
      },
    }),
  );

  const chat = useChat<NodMessage>({
    messages: initialMessages,
    transport,
    onData: (part) => {
      if (part.type === 'data-card') take(part.data.actions, true);
      if (part.type === 'data-decision') takeGranted(part.data.actions);
    },
  });
  const { status, sendMessage, setMessages, stop: stopReading } = chat;
  const isBusy = status === 'submitted' || status === 'streaming';
  const busy = useRef(isBusy);
  busy.current = isBusy;

  /** Reads the thread as it is stored, and shows it when nothing began in the meantime. */
  const sync = useCallback(async () => {
    const id = latest.current.threadId;
    if (id === null || busy.current) return;
    const { messages } = await call<{ messages: ThreadMessage[] }>(
      'GET',
      `/api/threads/${encodeURIComponent(id)}`,
    );
    if (busy.current || latest.current.threadId !== id) return;
    take(messages.flatMap((message) => actionsOf(message as NodMessage)));
    setMessages(messages as NodMessage[]);
  }, [setMessages, take]);
  const syncQuietly = useCallback(() => {
    // Without an answer the page keeps what it shows; the next look tries again.
    if (isStored.current) sync().catch(() => undefined);
  }, [sync]);
  useRefresh(syncQuietly);
  // Something was said here from another page, or a card came that this one has not seen.
  useLiveNews(({ resync, threads, actions }) => {
    const isOurs = threads.some((id) => id === latest.current.threadId);
    if (resync || isOurs || actions.some((id) => !latest.current.book.byId.has(id))) syncQuietly();
  });

  const goOn = useCallback(() => sendMessage(undefined, { body: { continue: true } }), [sendMessage]);

  // After a turn, ended well or not, the stored thread says what really happened.
  const wasBusy = useRef(false);
  const wantsToGoOn = useRef(false);
  useEffect(() => {
    const ended = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (!ended) return;
    refresh().catch(() => undefined);
    if (wantsToGoOn.current) {
      wantsToGoOn.current = false;
      void goOn();
    } else syncQuietly();
  }, [goOn, isBusy, refresh, syncQuietly]);

  // The last line of a card was decided: the assistant has something to say about it.
  useEffect(
    () =>
      onSettled((decided) => {
        if (decided !== latest.current.threadId) return false;
        if (busy.current) wantsToGoOn.current = true;
        else void goOn();
        return true;
      }),
    [goOn, onSettled],
  );

  const lastState = chat.messages.at(-1)?.metadata?.state;
  const isRunningElsewhere = !isBusy && lastState === 'running';
  useEffect(() => {
    if (!isRunningElsewhere) return;
    const timer = setInterval(syncQuietly, 2_000);
    return () => clearInterval(timer);
  }, [isRunningElsewhere, syncQuietly]);

  // A page that was closed between the decision and the reply catches up when the thread is opened again.
  const [isDueAtStart] = useState(() => initialMessages.at(-1)?.metadata?.state === 'due');
  useEffect(() => {
    if (isDueAtStart && !busy.current) void goOn();
  }, [goOn, isDueAtStart]);

  return {
    messages: chat.messages,
    status,
    error: chat.error,
    isBusy,
    isRunningElsewhere,
    lastState,
    say: (text: string) => {
      isStored.current = false;
      void sendMessage({ text });
    },
    /** What was stored goes on; what never arrived is sent again under the same id. */
    retry: () => void (isStored.current ? goOn() : sendMessage()),
    stop: async () => {
      const id = latest.current.threadId;
      // When the wish to stop cannot be delivered, the page at least stops reading.
      if (id !== null) await call('POST', '/api/chat/stop', { threadId: id }).catch(() => undefined);
      await stopReading();
    },
  };
}
