'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { currentAction } from '../live/action-book';
import { useActions } from '../live/actions-provider';
import { Composer } from './composer';
import { EmptyState } from './empty-state';
import { Message } from './message';
import { type NodMessage, textOf } from './transport';
import { Thinking, TurnProblem } from './turn-status';
import { actionsOf, useConversation } from './use-conversation';
import { useDraft } from './use-draft';
import { useFollowBottom } from './use-follow-bottom';

type ConversationProps = {
  threadId: string | null;
  initialMessages: NodMessage[];
  onThread: (threadId: string) => void;
};

/** One thread: what was said, the cards in it, and the field to go on. */
export function Conversation({ threadId, initialMessages, onThread }: ConversationProps) {
  const t = useTranslations('chat');
  const { book } = useActions();
  const turn = useConversation({ threadId, initialMessages, onThread });
  const [draft, setDraft] = useDraft(threadId);
  const field = useRef<HTMLTextAreaElement>(null);
  const { viewport, content, follow } = useFollowBottom();
  const last = turn.messages.at(-1);
  const hasOpenCard = turn.messages
    .flatMap(actionsOf)
    .some((action) => currentAction(book, action.id)?.status === 'pending');

  // On a slow connection the field is there before its script: what was typed by then is taken over, not wiped.
  useLayoutEffect(() => {
    const typed = field.current?.value.trim() ?? '';
    if (typed !== '') setDraft(typed);
  }, [setDraft]);
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) field.current?.focus();
  }, []);

  const say = (text: string) => {
    follow();
    turn.say(text);
  };
  const isSilent = last?.role === 'user' || textOf(last).trim() === '';
  const isThinking = turn.isBusy && isSilent && (!last || actionsOf(last).length === 0);

  return (
    <div className="flex h-full min-h-0 flex-col">
      <div ref={viewport} className="quiet-scroll flex min-h-0 flex-1 scroll-pb-20 flex-col px-4">
        {turn.messages.length === 0 ? (
          <EmptyState
            onExample={(example) => {
              setDraft(example);
              field.current?.focus();
            }}
          />
        ) : (
          <div
            ref={content}
            role="log"
            aria-label={t('log')}
            className="mx-auto flex w-full max-w-2xl flex-col gap-5 py-6"
          >
            {turn.messages.map((message) => (
              <Message
                key={message.id}
                message={message}
                messages={turn.messages}
                isLast={message === last}
                movedOn={movedOn(turn.messages, message)}
                canAnswer={!turn.isBusy}
                onAnswer={say}
              />
            ))}
            {isThinking && <Thinking label={t('thinking')} />}
            {turn.isRunningElsewhere && <Thinking label={t('working')} />}
            {!turn.isBusy && <TurnProblem error={turn.error} last={last} onRetry={turn.retry} />}
          </div>
        )}
      </div>
      <Composer
        field={field}
        text={draft}
        onText={setDraft}
        isBusy={turn.isBusy || turn.isRunningElsewhere}
        hasOpenCard={hasOpenCard}
        onSend={() => {
          say(draft.trim());
          setDraft('');
        }}
        onStop={() => void turn.stop()}
      />
    </div>
  );
}

/** The batches of a message that a later message shows again. */
function movedOn(messages: readonly NodMessage[], message: NodMessage): ReadonlySet<string> {
  const later = messages.slice(messages.indexOf(message) + 1);
  return new Set(
    later.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.type === 'data-card' ? [part.data.batchId] : [])),
    ),
  );
}
