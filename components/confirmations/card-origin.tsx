'use client';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { Card } from '../live/action-book';
import { browserTimeZone, useLocalNow } from '../live/browser-clock';
import { shortMoment } from '../ui/short-moment';
import { VisibleText } from '../ui/visible-text';
import { addressOf } from '../workspace/use-open-thread';

type CardOriginProps = { card: Card; threadTitle: string | undefined };

/** Where a card came from: who proposed it, in which conversation, when; and the way there. */
export function CardOrigin({ card, threadTitle }: CardOriginProps) {
  const t = useTranslations();
  const locale = useLocale();
  const now = useLocalNow();
  const [first] = card.actions;
  if (!first) return null;
  const agent = first.agent === 'nod' ? t('chat.nod') : first.agent;
  return (
    <p className="flex min-w-0 flex-1 items-baseline gap-x-1.5 text-sm text-ink-soft">
      <span className="shrink-0">{agent}</span>
      <span aria-hidden>·</span>
      <Link
        href={addressOf(card.threadId)}
        title={t('card.openConversation')}
        className="min-w-0 truncate rounded-sm text-accent-ink underline decoration-accent-ink/30 underline-offset-4 hover:decoration-accent-ink"
      >
        <VisibleText text={threadTitle || t('confirmations.conversation')} />
      </Link>
      {now && (
        <>
          <span aria-hidden>·</span>
          <time dateTime={first.proposedAt} className="shrink-0 text-ink-faint">
            {shortMoment(first.proposedAt, now.date, browserTimeZone(), locale)}
          </time>
        </>
      )}
    </p>
  );
}
