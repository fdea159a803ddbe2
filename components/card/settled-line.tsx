'use client';
import { Check, Clock, CornerUpLeft, Minus, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Action } from '@/lib/contract/action';
import { useActions } from '../live/actions-provider';
import type { Notice } from '../live/decisions';
import { Button } from '../ui/button';
import { VisibleText } from '../ui/visible-text';
import { useNoticeText } from './card-notes';

type Settled = Exclude<Action['status'], 'pending'>;

const ICONS = {
  confirmed: Check,
  cancelled: Minus,
  expired: Clock,
  superseded: Minus,
  failed: TriangleAlert,
  undone: CornerUpLeft,
} as const;

const WHEN = ['dueDate', 'dueTime', 'when', 'due'];

function useSettledText(action: Action): string {
  const t = useTranslations('card.status');
  if (action.result?.message) return action.result.message;
  if (action.status === 'cancelled' && action.result?.reason === 'new_message') return t('newMessage');
  return t(action.status);
}

type SettledLineProps = {
  action: Action;
  /** The line above says the same of its action, so it need not be said again. */
  saidAbove: boolean;
};

/** What a decided card folds into: one line with what happened, and the way back where there is one. */
export function SettledLine({ action, saidAbove }: SettledLineProps) {
  const t = useTranslations('card');
  const { undo, repropose } = useActions();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const noticeText = useNoticeText();
  const text = useSettledText(action);
  const Icon = ICONS[action.status as Settled];
  const when = action.fields.filter((field) => WHEN.includes(field.name)).map((field) => field.display);
  const run = async (change: typeof undo) => {
    setBusy(true);
    setNotice(await change(action));
    setBusy(false);
  };
  const isDone = action.status === 'confirmed';
  return (
    <div className="flex items-start gap-3 py-2.5 pr-2 pl-3.5">
      <span
        className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-full ${isDone ? 'bg-accent text-on-accent' : 'bg-sunken text-ink-faint'}`}
      >
        <Icon aria-hidden className="size-3" strokeWidth={isDone ? 3 : 2} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 break-words">
          <span className="sr-only">{action.title}: </span>
          <span className={isDone ? 'font-medium' : 'text-ink-soft'}>
            <VisibleText text={action.subject} />
          </span>
          {when.length > 0 && <span className="tabular text-sm text-ink-faint">{when.join(' · ')}</span>}
        </p>
        <p className={saidAbove ? 'sr-only' : 'text-sm text-ink-soft'}>
          <VisibleText text={text} />
        </p>
        {notice && (
          <p role="alert" className="mt-1 text-sm text-amber-ink">
            {noticeText(notice)}
          </p>
        )}
      </div>
      {action.undoable && (
        <Button look="link" size="small" disabled={busy} onClick={() => run(undo)}>
          {t('undo')}
        </Button>
      )}
      {action.reproposable && (
        <Button look="link" size="small" disabled={busy} onClick={() => run(repropose)}>
          {t('proposeAgain')}
        </Button>
      )}
    </div>
  );
}
