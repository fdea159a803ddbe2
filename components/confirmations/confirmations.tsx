'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ActionCard } from '../card/action-card';
import { useBatchTitle } from '../card/batch-title';
import { type Card, pendingCards } from '../live/action-book';
import { useActions } from '../live/actions-provider';
import { useThreads } from '../live/use-threads';
import { Check } from '../ui/check';
import { PageFrame } from '../workspace/page-frame';
import { CardOrigin } from './card-origin';
import { DecideBar, DecisionReport } from './decide-bar';
import { HighRiskDialog } from './high-risk-dialog';
import { includedIn } from './plan-decision';
import { addShown, type ShownCards, settledCards } from './shown-cards';
import { useDecideMany } from './use-decide-many';

/** Everything that waits for the person, from every conversation and agent, the one that runs out first on top. */
export function Confirmations() {
  const t = useTranslations();
  const { book, leftOut } = useActions();
  const threads = useThreads();
  const waiting = pendingCards(book);
  const many = useDecideMany(waiting);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<ShownCards>(new Map());
  useEffect(() => setShown((known) => addShown(known, book)), [book]);

  const [asked] = many.asking;
  const settled = settledCards(shown, book);
  const count = waiting.reduce((sum, card) => sum + card.actions.length, 0);
  const conversations = new Set(waiting.map((card) => card.threadId)).size;
  const titleOf = (threadId: string) => threads?.find((thread) => thread.id === threadId)?.title;
  const isSeveral = waiting.length > 1;
  return (
    <PageFrame
      title={t('nav.confirmations')}
      lead={count > 0 ? t('confirmations.lead', { count, conversations }) : undefined}
    >
      <section aria-label={t('pending.title')}>
        {isSeveral && (
          <DecideBar
            cards={waiting}
            picked={picked}
            busy={many.busy !== null}
            onPickAll={(pick) => setPicked(new Set(pick ? waiting.map(({ batchId }) => batchId) : []))}
            onConfirm={many.confirm}
            onCancel={many.cancel}
          />
        )}
        <div className={isSeveral ? 'mt-6' : ''}>
          <DecisionReport report={many.report} />
          {waiting.length === 0 && <NothingWaits />}
          <ul className="space-y-7">
            {waiting.map((card) => (
              <li key={card.batchId}>
                <div className="mb-2 flex min-h-6 items-center gap-3">
                  {isSeveral && (
                    <PickCard card={card} picked={picked} onPick={setPicked} disabled={many.busy !== null} />
                  )}
                  <CardOrigin card={card} threadTitle={titleOf(card.threadId)} />
                </div>
                <ActionCard ids={[...(shown.get(card.batchId) ?? card.actions.map(({ id }) => id))]} />
              </li>
            ))}
          </ul>
        </div>
        <HighRiskDialog
          lines={asked ? includedIn(asked, leftOut) : []}
          busy={many.busy !== null}
          onConfirm={() => asked && void many.acknowledge(asked)}
          onLeave={() => asked && many.leave(asked)}
        />
      </section>
      {settled.length > 0 && (
        <section aria-label={t('confirmations.settled')} className="mt-12">
          <h2 className="mb-3 text-sm font-medium text-ink-soft">{t('confirmations.settled')}</h2>
          <ul className="space-y-2">
            {settled.map((card) => (
              <li key={card.batchId}>
                <ActionCard ids={card.actions.map(({ id }) => id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageFrame>
  );
}

function NothingWaits() {
  const t = useTranslations('pending');
  return (
    <div className="rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
      <p className="text-lg font-medium">{t('empty')}</p>
      <p className="mt-1 text-ink-soft">{t('emptyBody')}</p>
    </div>
  );
}

type PickCardProps = {
  card: Card;
  picked: ReadonlySet<string>;
  onPick: (picked: ReadonlySet<string>) => void;
  disabled: boolean;
};

function PickCard({ card, picked, onPick, disabled }: PickCardProps) {
  const t = useTranslations('confirmations');
  const batchTitle = useBatchTitle();
  const [first] = card.actions;
  const name =
    card.actions.length === 1 && first ? `${first.title}: ${first.subject}` : batchTitle(card.actions);
  return (
    <Check
      shape="square"
      label={t('pick', { name })}
      checked={picked.has(card.batchId)}
      disabled={disabled}
      onChange={(checked) => {
        const next = new Set(picked);
        if (checked) next.add(card.batchId);
        else next.delete(card.batchId);
        onPick(next);
      }}
    />
  );
}
