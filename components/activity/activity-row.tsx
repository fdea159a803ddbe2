'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ActionEntry, ActivityEntry, OwnEntry } from '@/lib/contract/records';
import { useNoticeText } from '../card/card-notes';
import { useWhen } from '../card/settled-line';
import { useActions } from '../live/actions-provider';
import type { Notice } from '../live/decisions';
import { Button } from '../ui/button';
import { formatSeconds } from '../ui/seconds';
import { StatusMark } from '../ui/status-mark';
import { ActionStory } from './action-story';
import { ChangeList } from './change-list';
import { RowFrame } from './row-frame';

type RowProps<Entry> = { entry: Entry; onChanged: () => void };

/** One line of the list: what happened, how it ended; behind it the whole story. */
export function ActivityRow({ entry, onChanged }: RowProps<ActivityEntry>) {
  return entry.kind === 'action' ? (
    <ActionRow entry={entry} onChanged={onChanged} />
  ) : (
    <OwnRow entry={entry} />
  );
}

function ActionRow({ entry, onChanged }: RowProps<ActionEntry>) {
  const { action } = entry;
  const facts = useOutcomeFacts()(entry);
  const { aside, problem } = useUndo([entry], onChanged);
  return (
    <RowFrame
      mark={<StatusMark status={action.status} />}
      at={entry.at}
      verb={action.title}
      name={action.subject}
      facts={facts}
      aside={aside}
      problem={problem}
    >
      <ActionStory entry={entry} />
    </RowFrame>
  );
}

type LineRowProps = RowProps<ActionEntry> & {
  /** What the row of the card says of all of them already. */
  isOutcomeTold: boolean;
  isVerbTold: boolean;
};

/** A line of a card whose row is open: what is the same for all of them is not said again. */
export function LineRow({ entry, onChanged, isOutcomeTold, isVerbTold }: LineRowProps) {
  const { action } = entry;
  const when = useWhen()(action);
  const outcome = useOutcomeFacts()(entry);
  const { aside, problem } = useUndo([entry], onChanged);
  return (
    <RowFrame
      mark={<StatusMark status={action.status} />}
      verb={isVerbTold ? undefined : action.title}
      name={action.subject}
      facts={[when, ...(isOutcomeTold ? [] : outcome)].filter((fact) => fact !== '')}
      aside={aside}
      problem={problem}
    >
      <ActionStory entry={entry} />
    </RowFrame>
  );
}

/** How it ended, by whom, and how long that took, in the words of a row. */
export function useOutcomeFacts(): (entry: ActionEntry, isOfMany?: boolean) => string[] {
  const t = useTranslations('activity');
  const locale = useLocale();
  return ({ action, decision }, isOfMany = false) => {
    const wasSetAside = decision?.reason === 'new_message';
    // That the lines of a card were decided together goes without saying.
    const how = wasSetAside || (isOfMany && decision?.how === 'batch') ? null : decision?.how;
    return [
      wasSetAside ? t('setAside') : t(`status.${action.status}`),
      how && t(`how.${how}`),
      decision?.responseSeconds != null &&
        t('after', { time: formatSeconds(decision.responseSeconds, locale) }),
    ].filter((fact) => typeof fact === 'string');
  };
}

/** The button that takes back what can be taken back of these, and why the last click on it did not. */
export function useUndo(entries: readonly ActionEntry[], onChanged: () => void) {
  const t = useTranslations('card');
  const { undo } = useActions();
  const noticeText = useNoticeText();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const undoable = entries.map(({ action }) => action).filter((action) => action.undoable);
  const takeBack = async () => {
    setBusy(true);
    setNotice(await undo(undoable));
    setBusy(false);
    onChanged();
  };
  const aside = undoable.length > 0 && (
    <Button look="link" size="small" disabled={busy} onClick={() => void takeBack()}>
      {undoable.length > 1 ? t('undoAll') : t('undo')}
    </Button>
  );
  return { aside, problem: notice && noticeText(notice) };
}

function OwnRow({ entry }: { entry: OwnEntry }) {
  const t = useTranslations('activity');
  const facts = [t('byHand'), entry.device ?? ''].filter((fact) => fact !== '');
  return (
    <RowFrame
      mark={<StatusMark status="own" />}
      at={entry.at}
      verb={entry.title}
      name={entry.todo?.title ?? ''}
      facts={facts}
    >
      {entry.changes.length > 0 ? (
        <ChangeList changes={entry.changes} />
      ) : (
        <p className="text-sm text-ink-soft">{t('noChanges')}</p>
      )}
    </RowFrame>
  );
}
