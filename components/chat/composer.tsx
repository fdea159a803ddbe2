'use client';
import { ArrowUp, Square } from 'lucide-react';
import { useTranslations } from 'next-intl';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { OPEN_CARD } from '../card/action-card';

export const MESSAGE_LIMIT = 10_000;
export const COMPOSER_ID = 'composer';

type ComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  isBusy: boolean;
  hasOpenCard: boolean;
  onSend: () => void;
  onStop: () => void;
};

function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  // The height follows the text, so it is measured again whenever the text changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` is what the measure depends on.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${Math.min(element.scrollHeight, 200)}px`;
  }, [field, text]);
}

/**
 * Enter while an answer is still being written: the message goes as soon as that is done. Not when the answer brought a card: the person has
 * not seen it, and the message would settle it.
 */
function useQueuedSend({
  text,
  isBusy,
  hasOpenCard,
  onSend,
}: Pick<ComposerProps, 'text' | 'isBusy' | 'hasOpenCard' | 'onSend'>) {
  const [queued, setQueued] = useState<string | null>(null);
  // Whoever types on is not done yet.
  const isQueued = queued !== null && queued === text && text !== '';
  useEffect(() => {
    if (isBusy || queued === null) return;
    setQueued(null);
    if (isQueued && !hasOpenCard) onSend();
  }, [isBusy, queued, isQueued, hasOpenCard, onSend]);
  return { isQueued, queue: () => setQueued(text) };
}

/** Enter that only accepts a candidate of an input method (拼音, かな) is not a send. */
const isComposing = (event: KeyboardEvent): boolean =>
  event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;

export function Composer({ field, text, onText, isBusy, hasOpenCard, onSend, onStop }: ComposerProps) {
  const t = useTranslations('chat');
  const hintId = useId();
  useGrowing(field, text);
  const { isQueued, queue } = useQueuedSend({ text, isBusy, hasOpenCard, onSend });
  const isTooLong = text.length > MESSAGE_LIMIT;
  const isSendable = text.trim() !== '' && !isTooLong;
  const canSend = !isBusy && isSendable;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (event.repeat || !isSendable) return;
      if (isBusy) queue();
      else onSend();
    }
    if (event.key === 'ArrowUp' && text === '') {
      const cards = document.querySelectorAll<HTMLElement>(`[${OPEN_CARD}]`);
      const card = [...cards].findLast((element) => element.offsetParent !== null);
      if (card) {
        event.preventDefault();
        card.focus();
      }
    }
  };
  return (
    <form onSubmit={submit} className="px-4 pt-2 pb-3 wide:pb-5">
      <div className="mx-auto flex w-full max-w-2xl items-end gap-2 rounded-[14px] border border-control-line/60 bg-surface py-1.5 pr-1.5 pl-4 transition-colors duration-150 focus-within:border-accent-ink focus-within:ring-1 focus-within:ring-accent-ink">
        <textarea
          ref={field}
          id={COMPOSER_ID}
          rows={1}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          aria-label={t('field')}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? hintId : undefined}
          placeholder={hasOpenCard ? t('placeholderPending') : t('placeholder')}
          enterKeyHint="send"
          className="quiet-scroll max-h-[200px] min-h-10 flex-1 resize-none self-center bg-transparent py-2 leading-6 focus-visible:outline-none"
        />
        {isBusy ? (
          <button
            type="button"
            onClick={onStop}
            aria-label={t('stop')}
            title={t('stop')}
            className="grid size-10 shrink-0 place-items-center rounded-[10px] border border-line-strong text-ink hover:bg-hover"
          >
            <Square aria-hidden className="size-3.5 fill-current" />
          </button>
        ) : (
          <button
            type="submit"
            disabled={!canSend}
            aria-label={t('send')}
            title={t('send')}
            className="grid size-10 shrink-0 place-items-center rounded-[10px] bg-accent text-on-accent transition-[background-color,opacity] duration-150 hover:bg-accent-deep disabled:bg-line disabled:text-ink-faint"
          >
            <ArrowUp aria-hidden className="size-5" />
          </button>
        )}
      </div>
      {isQueued && (
        <p role="status" className="mx-auto mt-1 max-w-2xl px-4 text-sm text-ink-soft">
          {t('queued')}
        </p>
      )}
      {isTooLong && (
        <p id={hintId} role="alert" className="mx-auto mt-1 max-w-2xl px-4 text-sm text-red-ink">
          {t('tooLong')}
        </p>
      )}
    </form>
  );
}
