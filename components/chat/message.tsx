'use client';
import { useTranslations } from 'next-intl';
import { ActionCard } from '../card/action-card';
import { OfferInThread } from '../grants/grant-offer';
import { useActions } from '../live/actions-provider';
import { cardsOfReply } from './cards-of-reply';
import { Choices } from './choices';
import { reportedActions, takenBack } from './reported-actions';
import { type NodMessage, textOf } from './transport';
import { Words } from './words';

type MessageProps = {
  message: NodMessage;
  /** The whole conversation: what words tell of may stand further up. */
  messages: readonly NodMessage[];
  isLast: boolean;
  /** Batches whose card stands further down: a card that was shown again is drawn only where it stands now. */
  movedOn: ReadonlySet<string>;
  canAnswer: boolean;
  onAnswer: (text: string) => void;
};

export function Message(props: MessageProps) {
  return props.message.role === 'user' ? <PersonsMessage message={props.message} /> : <Reply {...props} />;
}

function PersonsMessage({ message }: { message: NodMessage }) {
  const t = useTranslations('chat');
  return (
    <article aria-label={t('you')} className="flex justify-end">
      <p className="max-w-[85%] rounded-[14px] rounded-br-[4px] bg-bubble px-4 py-2 break-words whitespace-pre-wrap">
        <bdi>{textOf(message)}</bdi>
      </p>
    </article>
  );
}

/** What the assistant said, in order: words, cards, questions with buttons. Tool calls have nothing to show. */
function Reply({ message, messages, isLast, movedOn, canAnswer, onAnswer }: MessageProps) {
  const t = useTranslations('chat');
  const { book } = useActions();
  const cards = cardsOfReply(message.parts, book);
  const shown = message.parts.flatMap((part, index) => {
    const key = `${message.id}-${index}`;
    if (part.type === 'text') {
      if (part.text.trim() === '') return [];
      const back = takenBack(reportedActions(messages, message, index, book));
      return [<Words key={key} text={part.text} takenBack={back} />];
    }
    const card = cards.get(index);
    if (card && !movedOn.has(card.batchId))
      return [<ActionCard key={`card-${card.batchId}`} ids={card.ids} />];
    if (part.type === 'data-grant') return [<OfferInThread key={key} {...part.data} />];
    if (part.type === 'data-choices') {
      return [<Choices key={key} choices={part.data} isOpen={isLast && canAnswer} onChoose={onAnswer} />];
    }
    return [];
  });
  const error = !isLast && message.metadata?.state === 'failed' ? message.metadata.error : undefined;
  if (shown.length === 0 && error === undefined) return null;
  return (
    <article aria-label={t('nod')} className="flex flex-col items-start gap-3">
      {shown}
      {error !== undefined && <p className="text-sm text-amber-ink">{error}</p>}
    </article>
  );
}
