'use client';
import { useTranslations } from 'next-intl';
import { useNoticeText } from '../card/card-notes';
import { useReady } from '../card/use-ready';
import type { Card } from '../live/action-book';
import { useActions } from '../live/actions-provider';
import { Button } from '../ui/button';
import { Check } from '../ui/check';
import { VisibleText } from '../ui/visible-text';
import { includedIn } from './plan-decision';
import type { Report } from './use-decide-many';

type DecideBarProps = {
  cards: readonly Card[];
  picked: ReadonlySet<string>;
  busy: boolean;
  onPickAll: (pick: boolean) => void;
  onConfirm: (cards: readonly Card[]) => void;
  onCancel: (cards: readonly Card[]) => void;
};

const versionsOf = (cards: readonly Card[]): string =>
  cards.flatMap((card) => card.actions.map(({ id, version }) => `${id}:${version}`)).join(' ');

/** One decision on several cards: on those that are picked, or on all. */
export function DecideBar({ cards, picked, busy, onPickAll, onConfirm, onCancel }: DecideBarProps) {
  const t = useTranslations('confirmations');
  const { leftOut } = useActions();
  const chosen = cards.filter((card) => picked.has(card.batchId));
  const hasChoice = chosen.length > 0;
  const meant = hasChoice ? chosen : cards;
  const confirmable = meant.flatMap((card) => includedIn(card, leftOut)).length;
  const cancellable = meant.flatMap((card) => card.actions).length;
  // A card that came a moment ago may have moved into what the button means.
  const ready = useReady(versionsOf(meant));
  const allPicked = chosen.length === cards.length;
  return (
    <div
      role="toolbar"
      aria-label={t('barLabel')}
      className="sticky top-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-paper py-3"
    >
      <span className="flex flex-1 items-center gap-3 text-sm text-ink-soft">
        <Check
          shape="square"
          label={allPicked ? t('pickNone') : t('pickAll')}
          checked={allPicked}
          onChange={onPickAll}
        />
        <span aria-hidden>{hasChoice ? t('picked', { count: chosen.length }) : t('pickAll')}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button look="plain" size="small" disabled={busy || !ready} onClick={() => onCancel(meant)}>
          {hasChoice ? t('cancelPicked', { count: cancellable }) : t('cancelAll', { count: cancellable })}
        </Button>
        <Button
          look="primary"
          size="small"
          disabled={busy || !ready || confirmable === 0}
          quiet={confirmable === 0}
          onClick={() => onConfirm(meant)}
        >
          {hasChoice ? t('confirmPicked', { count: confirmable }) : t('confirmAll', { count: confirmable })}
        </Button>
      </span>
    </div>
  );
}

/** What came of it, line by line where something stood in the way. */
export function DecisionReport({ report }: { report: Report | null }) {
  const t = useTranslations('confirmations');
  const noticeText = useNoticeText();
  return (
    <div role="status" aria-label={t('reportLabel')}>
      {report && (
        <div className="mb-6 text-sm">
          <p className="text-ink-soft">{t(`report.${report.kind}`, { count: report.done })}</p>
          {report.refusals.length > 0 && (
            <ul className="mt-2 space-y-1 rounded-control bg-amber-wash px-3 py-2 text-amber-ink">
              {report.refusals.map((refusal) => (
                <li key={refusal.id} className="break-words">
                  <span className="font-medium">
                    <VisibleText text={refusal.name} />
                  </span>
                  : <VisibleText text={noticeText(refusal.notice)} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
