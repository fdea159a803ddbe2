'use client';
import { ChevronDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import type { ActionEntry, ActivityEntry, OwnEntry } from '@/lib/contract/records';
import { localNow } from '@/lib/time/zoned-time';
import { useNoticeText } from '../card/card-notes';
import { useActions } from '../live/actions-provider';
import { browserTimeZone } from '../live/browser-clock';
import type { Notice } from '../live/decisions';
import { Button } from '../ui/button';
import { formatSeconds } from '../ui/seconds';
import { StatusMark } from '../ui/status-mark';
import { VisibleText } from '../ui/visible-text';
import { ActionStory } from './action-story';
import { ChangeList } from './change-list';

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
  const t = useTranslations();
  const locale = useLocale();
  const { undo } = useActions();
  const noticeText = useNoticeText();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const { action, decision } = entry;
  const takeBack = async () => {
    setBusy(true);
    setNotice(await undo([action]));
    setBusy(false);
    onChanged();
  };
  const wasSetAside = decision?.reason === 'new_message';
  const facts = [
    wasSetAside ? t('activity.setAside') : t(`activity.status.${action.status}`),
    decision?.how && !wasSetAside && t(`activity.how.${decision.how}`),
    decision?.responseSeconds != null &&
      t('activity.after', { time: formatSeconds(decision.responseSeconds, locale) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <Row
      mark={<StatusMark status={action.status} />}
      at={entry.at}
      verb={action.title}
      name={action.subject}
      facts={facts}
      aside={
        action.undoable && (
          <Button look="link" size="small" disabled={busy} onClick={() => void takeBack()}>
            {t('card.undo')}
          </Button>
        )
      }
      problem={notice && noticeText(notice)}
    >
      <ActionStory entry={entry} />
    </Row>
  );
}

function OwnRow({ entry }: { entry: OwnEntry }) {
  const t = useTranslations('activity');
  const facts = [t('byHand'), entry.device ?? ''].filter((fact) => fact !== '');
  return (
    <Row
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
    </Row>
  );
}

type LineProps = {
  mark: ReactNode;
  at: string;
  verb: string;
  name: string;
  facts: string[];
  aside?: ReactNode;
  problem?: string;
  children: ReactNode;
};

function Row({ mark, at, verb, name, facts, aside, problem, children }: LineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const story = useId();
  return (
    <div className="py-1">
      <div className="flex items-start gap-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={story}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-w-0 flex-1 items-start gap-3 rounded-control px-2 py-2 text-left transition-colors duration-150 hover:bg-hover wide:-ml-2"
        >
          <span className="mt-0.5">{mark}</span>
          <span className="min-w-0 flex-1">
            <span className="block break-words">
              <span className="text-ink-soft">{verb}</span>
              {name !== '' && (
                <>
                  {' '}
                  <span className="font-medium">
                    <VisibleText text={name} />
                  </span>
                </>
              )}
            </span>
            <span className="block text-sm text-ink-faint">
              <time dateTime={at}>{localNow(new Date(at), browserTimeZone()).time}</time>
              {facts.map((fact) => ` · ${fact}`).join('')}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            className={`mt-1 size-4 shrink-0 text-ink-faint transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
        <span className="flex shrink-0 justify-end pt-1.5 wide:w-16">{aside}</span>
      </div>
      {problem && (
        <p role="alert" className="px-2 pb-2 pl-10 text-sm text-amber-ink">
          {problem}
        </p>
      )}
      <div id={story} hidden={!isOpen} className="pt-1 pr-2 pb-4 pl-10 wide:pl-8">
        {isOpen && children}
      </div>
    </div>
  );
}
