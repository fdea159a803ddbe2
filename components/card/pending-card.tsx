'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import type { Action } from '@/lib/contract/action';
import { useActions } from '../live/actions-provider';
import type { EditRequest } from '../live/decisions';
import { Check } from '../ui/check';
import { BatchLines } from './batch-lines';
import { useBatchTitle } from './batch-title';
import { CardNotice, Consequences } from './card-notes';
import { CountdownClock, CountdownLine, useRemaining } from './countdown';
import { DecisionButtons } from './decision-buttons';
import { EditPanel } from './edit-panel';
import { SingleProposal } from './single-proposal';
import { useDecision } from './use-decision';
import { useReady } from './use-ready';
import { WeekFigure } from './week-figure';

/** What the frame of the card calls when a key is pressed while it has the focus. */
export type CardKeys = { confirm: () => void; edit: () => void; cancel: () => void };

type PendingCardProps = {
  actions: Action[];
  /** Gives the frame the keys that count now, and takes the focus back after an edit. */
  onKeys: (keys: CardKeys | null) => void;
  focusFrame: () => void;
};

const versionsOf = (actions: Action[]): string =>
  actions.map((action) => `${action.id}:${action.version}`).join(' ');

/** The card while it waits: what will happen, what deserves a look, and the three ways to decide. */
export function PendingCard({ actions, onKeys, focusFrame }: PendingCardProps) {
  const t = useTranslations('card');
  const { markSeen, leftOut, toggleLeftOut } = useActions();
  const batchTitle = useBatchTitle();
  const decision = useDecision();
  const remaining = useRemaining(actions);
  const ready = useReady(versionsOf(actions));
  const [editing, setEditing] = useState<string | null>(null);
  const [acknowledged, setAcknowledged] = useState('');

  const included = actions.filter((action) => !leftOut.has(action.id));
  const isHighRisk = included.some((action) => action.risk === 'high');
  const mustAcknowledge = isHighRisk || decision.notice?.code === 'acknowledgement_required';
  const hasAcknowledged = acknowledged === versionsOf(included);
  const needsAcknowledgement = mustAcknowledge && !hasAcknowledged;
  const edited = actions.find((action) => action.id === editing);

  useEffect(() => {
    for (const action of actions) markSeen(action);
  }, [actions, markSeen]);

  const confirm = () => {
    if (!ready || included.length === 0 || needsAcknowledgement) return;
    const rest = actions.filter((action) => leftOut.has(action.id));
    void decision.confirm(included, rest, mustAcknowledge ? included.length : undefined);
  };
  const cancel = () => {
    if (ready) void decision.cancel(actions);
  };
  const toggleEdit = (id: string) => setEditing(editing === id ? null : id);
  const apply = async (action: Action, change: EditRequest) => {
    if (!(await decision.edit(action, change))) return;
    setEditing(null);
    focusFrame();
  };
  const single = actions.length === 1 ? actions[0] : undefined;

  useEffect(() => {
    onKeys({ confirm, cancel, edit: () => single && toggleEdit(single.id) });
    return () => onKeys(null);
  });

  const choose = (action: Action) => (reading: Record<string, unknown>) =>
    void apply(action, { arguments: { ...action.arguments, ...reading } });

  const editPanel = edited && (
    <EditPanel
      key={edited.id}
      action={edited}
      busy={decision.busy === 'edit'}
      onApply={(change) => void apply(edited, change)}
      onClose={() => {
        setEditing(null);
        focusFrame();
      }}
    />
  );

  return (
    <div className="px-4 pt-3.5 sm:px-5">
      <CountdownLine remaining={remaining} />
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-sm font-medium text-ink-soft">{batchTitle(actions)}</p>
        <CountdownClock remaining={remaining} />
      </div>
      {single ? (
        <SingleProposal action={single} busy={decision.busy !== null} onChoose={choose(single)} />
      ) : (
        <>
          <WeekFigure actions={actions} leftOut={leftOut} />
          <BatchLines
            actions={actions}
            leftOut={leftOut}
            onToggle={toggleLeftOut}
            onEdit={toggleEdit}
            editing={editing}
            busy={decision.busy !== null}
            onChoose={choose}
            editPanel={editPanel}
          />
        </>
      )}
      <Consequences actions={included} />
      {single && editPanel}
      <CardNotice notice={decision.notice} />
      {mustAcknowledge && (
        <div className="mt-4 flex items-center gap-3 text-sm font-medium text-red-ink">
          <Check
            shape="square"
            label={t('acknowledge', { count: included.length })}
            checked={hasAcknowledged}
            onChange={(checked) => setAcknowledged(checked ? versionsOf(included) : '')}
          />
          <span aria-hidden>{t('acknowledge', { count: included.length })}</span>
        </div>
      )}
      <DecisionFooter stays={!single}>
        <DecisionButtons
          count={included.length}
          of={actions.length}
          busy={decision.busy}
          ready={ready}
          needsAcknowledgement={needsAcknowledgement}
          isHighRisk={isHighRisk}
          anyway={decision.notice?.code === 'conflict' || decision.notice?.code === 'target_changed'}
          editing={editing !== null}
          onConfirm={confirm}
          onEdit={single ? () => toggleEdit(single.id) : undefined}
          onCancel={cancel}
        />
      </DecisionFooter>
    </div>
  );
}

/** The buttons of a card with many lines stay in reach while the lines scroll behind them. */
function DecisionFooter({ stays, children }: { stays: boolean; children: ReactNode }) {
  if (!stays) return <div className="pt-4 pb-4">{children}</div>;
  return (
    <div className="sticky bottom-0 -mx-4 mt-4 rounded-b-[9px] border-t border-line bg-surface px-4 py-3 sm:-mx-5 sm:px-5">
      {children}
    </div>
  );
}
