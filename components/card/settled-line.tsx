'use client';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { Action } from '@/lib/contract/action';
import { formatDay } from '@/lib/time/format';
import { isLocalDate } from '@/lib/time/local-date';
import { useActions } from '../live/actions-provider';
import { useLocalNow } from '../live/browser-clock';
import type { Notice } from '../live/decisions';
import { Button } from '../ui/button';
import { StatusMark } from '../ui/status-mark';
import { VisibleText } from '../ui/visible-text';
import { useNoticeText } from './card-notes';

const WHEN = ['dueDate', 'dueTime'];

export function useSettledText(): (action: Action) => string {
  const t = useTranslations('card.status');
  return (action) => {
    if (action.result?.message) return action.result.message;
    if (action.status === 'cancelled' && action.result?.reason === 'new_message') return t('newMessage');
    return t(action.status);
  };
}

/** Day and hour of a decided action. What moves within its day has no field for the day, yet the hour alone says too little. */
export function useWhen(): (action: Action) => string {
  const locale = useLocale();
  const today = useLocalNow()?.date;
  return ({ fields, arguments: said }) => {
    const told = fields.filter(({ name }) => WHEN.includes(name));
    const { dueDate } = said;
    const isDayMissing =
      told.length > 0 && isLocalDate(dueDate) && told.every(({ name }) => name !== 'dueDate');
    const day = isDayMissing ? [formatDay(dueDate, today ?? dueDate, locale)] : [];
    return [...day, ...told.map(({ display }) => display)].join(' · ');
  };
}

/** What a decided card folds into: one line with what happened, and the way back where there is one. */
export function SettledLine({ action }: { action: Action }) {
  const settledText = useSettledText();
  const isDone = action.status === 'confirmed';
  const when = useWhen()(action);
  return (
    <SettledFrame
      actions={[action]}
      below={
        <p className="flex flex-wrap gap-x-2.5 text-sm text-ink-soft">
          {when !== '' && <span className="text-ink-faint tabular">{when}</span>}
          <span>
            <VisibleText text={settledText(action)} />
          </span>
        </p>
      }
    >
      <p className="break-words">
        <span className="sr-only">{action.title}: </span>
        <span className={isDone ? 'font-medium' : 'text-ink-soft'}>
          <VisibleText text={action.subject} />
        </span>
      </p>
    </SettledFrame>
  );
}

type SettledFrameProps = {
  actions: Action[];
  /** Beside the buttons. */
  children: ReactNode;
  /** Under them, where a phone has its whole width for words. */
  below?: ReactNode;
  /** Told when a way back for all of them was refused. */
  onRefused?: () => void;
};

/** The mark of how it ended, what is told of it, and the way back or anew for all of `actions`, which ended alike. */
export function SettledFrame({ actions, children, below, onRefused }: SettledFrameProps) {
  const [first] = actions;
  const [notice, setNotice] = useState<Notice>();
  const noticeText = useNoticeText();
  if (!first) return null;
  return (
    <div className="flex items-start gap-3 py-2.5 pr-2 pl-3.5">
      <span className="mt-0.5">
        <StatusMark status={first.status} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">{children}</div>
          <span className="-my-1 flex shrink-0">
            <WaysBack
              actions={actions}
              onNotice={(told) => {
                setNotice(told);
                if (told) onRefused?.();
              }}
            />
          </span>
        </div>
        {below}
        {notice && (
          <p role="alert" className="mt-1 text-sm text-amber-ink">
            {noticeText(notice)}
          </p>
        )}
      </div>
    </div>
  );
}

type WaysBackProps = { actions: Action[]; onNotice: (notice: Notice | undefined) => void };

/** Undo and "propose again", each for every one of `actions` that it is possible for. */
export function WaysBack({ actions, onNotice }: WaysBackProps) {
  const t = useTranslations('card');
  const { undo, repropose } = useActions();
  const [busy, setBusy] = useState(false);
  const undoable = actions.filter((action) => action.undoable);
  const reproposable = actions.filter((action) => action.reproposable);
  const run = async (change: typeof undo, lines: Action[]) => {
    setBusy(true);
    onNotice(await change(lines));
    setBusy(false);
  };
  return (
    <>
      {undoable.length > 0 && (
        <Button look="link" size="small" disabled={busy} onClick={() => void run(undo, undoable)}>
          {undoable.length > 1 ? t('undoAll') : t('undo')}
        </Button>
      )}
      {reproposable.length > 0 && (
        <Button look="link" size="small" disabled={busy} onClick={() => void run(repropose, reproposable)}>
          {t('proposeAgain')}
        </Button>
      )}
    </>
  );
}
