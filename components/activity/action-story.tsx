'use client';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Evidence } from '@/lib/contract/action';
import type { ActionEntry, ActivityDecision, ActivityVersion } from '@/lib/contract/records';
import { WithEvidence } from '../card/evidence-mark';
import { browserTimeZone } from '../live/browser-clock';
import { exactTime } from '../ui/exact-time';
import { formatSeconds } from '../ui/seconds';
import { VisibleText } from '../ui/visible-text';
import { addressOf } from '../workspace/use-open-thread';
import { ChangeList } from './change-list';

/** The whole story of an action in the order in which it happened: words, call, evidence, versions, decision, what was written. */
export function ActionStory({ entry }: { entry: ActionEntry }) {
  const t = useTranslations('activity.story');
  const { decision, firstSeenAt } = entry;
  const later = entry.versions.slice(1);
  const before = later.filter((version) => firstSeenAt === null || version.at < firstSeenAt);
  const after = later.filter((version) => !before.includes(version));
  return (
    <>
      <ol className="space-y-3 border-l border-line pl-4">
        {entry.said.length > 0 && <Words entry={entry} />}
        <Call entry={entry} />
        {before.map((version) => (
          <Version key={version.version} version={version} />
        ))}
        {firstSeenAt && <Step at={firstSeenAt} title={t('seen')} />}
        {after.map((version) => (
          <Version key={version.version} version={version} />
        ))}
        {decision && <Decision decision={decision} />}
        {entry.written.length > 0 && <Written entry={entry} />}
        {entry.undone && (
          <Step at={entry.undone.at} title={t('undone')}>
            {entry.undone.device && <p className="text-ink-soft">{entry.undone.device}</p>}
          </Step>
        )}
      </ol>
      {entry.thread && (
        <p className="mt-3 text-sm">
          <Link
            href={addressOf(entry.thread.id)}
            className="rounded-sm text-accent-ink underline decoration-accent-ink/30 underline-offset-4 hover:decoration-accent-ink"
          >
            {t('thread')}
          </Link>
        </p>
      )}
    </>
  );
}

function Step({ at, title, children }: { at?: string; title: ReactNode; children?: ReactNode }) {
  return (
    <li className="relative text-sm">
      <span
        aria-hidden
        className="absolute top-[0.45rem] -left-[1.2rem] size-[7px] rounded-full bg-line-strong"
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-medium break-words">{title}</span>
        {at && (
          <time dateTime={at} className="shrink-0 text-xs text-ink-faint">
            {exactTime(at, browserTimeZone())}
          </time>
        )}
      </p>
      {children}
    </li>
  );
}

function Words({ entry }: { entry: ActionEntry }) {
  const t = useTranslations('activity.story');
  return (
    <Step title={t('said')}>
      {entry.said.map((words) => (
        <blockquote key={words} className="text-ink-soft break-words whitespace-pre-wrap">
          <VisibleText text={words} />
        </blockquote>
      ))}
    </Step>
  );
}

/** What was proposed first: the tool, and for every argument where it comes from. */
function Call({ entry }: { entry: ActionEntry }) {
  const t = useTranslations();
  const [first] = entry.versions;
  const agent = entry.call.agent === 'nod' ? t('chat.nod') : entry.call.agent;
  const title = first?.event === 'reproposed' ? 'again' : 'proposed';
  return (
    <Step at={first?.at ?? entry.at} title={t(`activity.story.${title}`, { agent })}>
      <p className="text-ink-soft">
        {entry.call.label} <code className="rounded-sm bg-sunken px-1 text-xs">{entry.call.tool}</code>
      </p>
      <dl className="mt-1">
        {proposedFields(entry).map((field) => (
          <ProposedField key={field.name} field={field} />
        ))}
      </dl>
      {[...entry.action.warnings, ...entry.action.conflicts].map((note) => (
        <p key={note.message} className="text-amber-ink break-words">
          <VisibleText text={note.message} />
        </p>
      ))}
    </Step>
  );
}

type Proposed = { name: string; label: string; display: string; evidence?: Evidence };

/** The fields as they were first proposed. Where an edit set another value since, the evidence is that value's and not told here. */
function proposedFields({ action, versions: [first] }: ActionEntry): Proposed[] {
  if (!first || first.changes.length === 0) return action.fields;
  return first.changes.flatMap(({ name, label, after }): Proposed[] => {
    if (after === null) return [];
    const field = action.fields.find((each) => each.name === name);
    return [{ name, label, display: after, ...(field && !field.changed && { evidence: field.evidence }) }];
  });
}

function ProposedField({ field }: { field: Proposed }) {
  const t = useTranslations('card');
  const { evidence } = field;
  const value = <VisibleText text={field.display} />;
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 py-0.5">
      <dt className="text-ink-faint">{field.label}</dt>
      <dd className="min-w-0 break-words">
        {evidence ? <WithEvidence evidence={evidence}>{value}</WithEvidence> : value}
        {evidence?.kind === 'said' && evidence.quote && (
          <span aria-hidden className="ml-1.5 text-xs text-ink-faint">
            {t('said', { quote: evidence.quote })}
          </span>
        )}
      </dd>
    </div>
  );
}

function Version({ version }: { version: ActivityVersion }) {
  const t = useTranslations('activity.story');
  const title =
    version.event === 'redrawn'
      ? t('redrawn', { reason: version.reason ?? 'other' })
      : version.said === undefined
        ? t('editedByHand')
        : t('editedByWords');
  return (
    <Step at={version.at} title={title}>
      {version.said !== undefined && (
        <blockquote className="text-ink-soft break-words">
          <VisibleText text={version.said} />
        </blockquote>
      )}
      <ChangeList changes={version.changes} />
    </Step>
  );
}

function Decision({ decision }: { decision: ActivityDecision }) {
  const t = useTranslations('activity');
  const locale = useLocale();
  const where = [
    decision.how && t(`how.${decision.how}`),
    decision.isThisSession ? t('story.thisDevice') : decision.device,
    decision.version !== null && decision.version > 1 && t('story.version', { version: decision.version }),
    decision.responseSeconds !== null &&
      t('story.response', { time: formatSeconds(decision.responseSeconds, locale) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <Step
      at={decision.at}
      title={decision.reason === 'new_message' ? t('setAside') : t(`status.${decision.outcome}`)}
    >
      {where.length > 0 && <p className="text-ink-soft">{where.join(' · ')}</p>}
      {decision.reason === 'new_message' && <p className="text-ink-soft">{t('story.newMessage')}</p>}
    </Step>
  );
}

function Written({ entry }: { entry: ActionEntry }) {
  const t = useTranslations('activity.story');
  return (
    <Step title={t('written')}>
      {entry.written.map((write) => (
        <div key={write.todoId} className="mt-0.5">
          {entry.written.length > 1 && (
            <p className="text-ink-soft">
              <VisibleText text={write.title} />
            </p>
          )}
          <ChangeList changes={write.changes} />
        </div>
      ))}
    </Step>
  );
}
