'use client';
import { useTranslations } from 'next-intl';
import type { ActionEntry } from '@/lib/contract/records';
import { useBatchTitle } from '../card/batch-title';
import { StatusMark } from '../ui/status-mark';
import { LineRow, useOutcomeFacts, useUndo } from './activity-row';
import { standingLines } from './group-entries';
import { RowFrame } from './row-frame';

type BatchRowProps = { lines: ActionEntry[]; onChanged: () => void };

/** The lines of one card as one row, "Planned 7 todos"; each with its own story behind it. */
export function BatchRow({ lines, onChanged }: BatchRowProps) {
  const standing = standingLines(lines);
  const title = useTitle()(standing);
  const outcomeFacts = useOutcomeFacts();
  const outcomes = useOutcomes()(standing);
  const { aside, problem } = useUndo(lines, onChanged);
  const [first] = standing;
  if (!first) return null;
  const isOneOutcome = outcomes.length === 1;
  const isVerbTold = lines.every(
    ({ call, action }) => call.tool === first.call.tool && action.tool === first.action.tool,
  );
  const told = standing.find(({ action }) => action.status === 'confirmed') ?? first;
  return (
    <RowFrame
      mark={<StatusMark status={told.action.status} />}
      at={first.at}
      name={title}
      facts={isOneOutcome ? outcomeFacts(first, true) : outcomes}
      aside={aside}
      problem={problem}
    >
      <ul className="-mt-1 -ml-2 divide-y divide-line">
        {lines.map((entry) => (
          <li key={entry.id}>
            <LineRow
              entry={entry}
              onChanged={onChanged}
              isOutcomeTold={isOneOutcome && standing.includes(entry)}
              isVerbTold={isVerbTold}
            />
          </li>
        ))}
      </ul>
    </RowFrame>
  );
}

function useTitle(): (lines: readonly ActionEntry[]) => string {
  const t = useTranslations('activity');
  const batchTitle = useBatchTitle();
  return (lines) => {
    const [first] = lines;
    if (first && lines.length === 1) return `${first.action.title}: ${first.action.subject}`;
    const isDone = lines.some(({ action }) => action.status === 'confirmed');
    if (lines.some(({ call }) => call.tool !== 'plan_add'))
      return batchTitle(
        lines.map(({ action }) => action),
        isDone,
      );
    return t(isDone ? 'planned' : 'plan', { count: lines.length });
  };
}

/** Every way in which lines ended, with how many did when they differ. */
function useOutcomes(): (lines: readonly ActionEntry[]) => string[] {
  const t = useTranslations('activity');
  return (lines) => {
    const ways = Map.groupBy(lines, ({ action, decision }) =>
      decision?.reason === 'new_message' ? t('setAside') : t(`status.${action.status}`),
    );
    if (ways.size === 1) return [...ways.keys()];
    return [...ways].map(([outcome, ended]) => t('counted', { count: ended.length, outcome }));
  };
}
