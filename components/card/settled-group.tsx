'use client';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { Action } from '@/lib/contract/action';
import type { Notice } from '../live/decisions';
import { VisibleText } from '../ui/visible-text';
import { useBatchTitle } from './batch-title';
import { useNoticeText } from './card-notes';
import { SettledFrame, SettledLine, useSettledText, useWhen, WaysBack } from './settled-line';

/** Up to this many lines are shown at once; more of them open with a click. */
const FEW = 3;

/** The lines of a card that ended alike, told as one, each with its own way back. */
export function SettledGroup({ actions }: { actions: Action[] }) {
  const t = useTranslations('card');
  const batchTitle = useBatchTitle();
  const settledText = useSettledText();
  // Lines may join one by one, so what is open is reckoned until the person says otherwise.
  const [chosen, setChosen] = useState<boolean | null>(null);
  // What could not be done for all of them at once can be done for each, by another click.
  const [isHeld, setHeld] = useState(false);
  const isOpen = chosen ?? actions.length <= FEW;
  const lines = useId();
  const [first] = actions;
  if (!first) return null;
  if (actions.length === 1) return <SettledLine action={first} />;
  const isDone = first.status === 'confirmed';
  return (
    <div>
      <SettledFrame
        actions={actions}
        onRefused={() => {
          setHeld(true);
          setChosen(true);
        }}
        below={
          <>
            {!isDone && <p className="text-sm text-ink-soft">{settledText(first)}</p>}
            {actions.length > FEW && (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={lines}
                onClick={() => setChosen(!isOpen)}
                className="-ml-2 inline-flex min-h-8 items-center gap-1 rounded-control px-2 text-sm text-ink-soft transition-colors duration-150 hover:bg-hover hover:text-ink"
              >
                {isOpen ? t('fewerLines') : t('allLines', { count: actions.length })}
                <ChevronDown
                  aria-hidden
                  className={`size-4 text-ink-faint transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
                />
              </button>
            )}
          </>
        }
      >
        <p className={isDone ? 'font-medium' : 'text-ink-soft'}>{batchTitle(actions, isDone)}</p>
      </SettledFrame>
      <ul id={lines} hidden={!isOpen} className="pr-2 pb-2 pl-[2.875rem]">
        {isOpen && actions.map((action) => <GroupedLine key={action.id} action={action} isHeld={isHeld} />)}
      </ul>
    </div>
  );
}

function GroupedLine({ action, isHeld }: { action: Action; isHeld: boolean }) {
  const [notice, setNotice] = useState<Notice>();
  const noticeText = useNoticeText();
  const when = useWhen()(action);
  return (
    <li className="border-t border-line">
      <div className="flex min-h-9 items-center gap-3">
        <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 py-1 text-sm break-words">
          <VisibleText text={action.subject} />
          {when !== '' && <span className="text-ink-faint tabular">{when}</span>}
        </p>
        {(action.undoable || (isHeld && action.reproposable)) && (
          <WaysBack actions={[action]} onNotice={setNotice} />
        )}
      </div>
      {notice && (
        <p role="alert" className="pb-1.5 text-sm text-amber-ink">
          {noticeText(notice)}
        </p>
      )}
    </li>
  );
}
