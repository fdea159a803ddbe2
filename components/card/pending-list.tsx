'use client';
import { useTranslations } from 'next-intl';
import { pendingCards } from '../live/action-book';
import { useActions } from '../live/actions-provider';
import { Button } from '../ui/button';
import { ActionCard } from './action-card';

/** Everything that waits for the person, from every conversation. */
export function PendingList({ onOpenThread }: { onOpenThread: (threadId: string) => void }) {
  const t = useTranslations();
  const { book } = useActions();
  const cards = pendingCards(book);
  if (cards.length === 0) {
    return (
      <div className="py-12 text-center">
        <p className="text-ink-soft">{t('pending.empty')}</p>
        <p className="mt-1 text-sm text-ink-faint">{t('pending.emptyBody')}</p>
      </div>
    );
  }
  return (
    <ul className="space-y-4">
      {cards.map((card) => (
        <li key={card.batchId}>
          <ActionCard ids={card.actions.map((action) => action.id)} />
          <div className="mt-1">
            <Button look="link" size="small" onClick={() => onOpenThread(card.threadId)}>
              {t('card.openConversation')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
