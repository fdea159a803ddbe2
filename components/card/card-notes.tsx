'use client';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Action } from '@/lib/contract/action';
import type { Notice } from '../live/decisions';
import { VisibleText } from '../ui/visible-text';

/** What deserves a look before confirming, in words: warnings and colliding todos. */
export function CardNotes({ action }: { action: Action }) {
  const notes = [
    ...action.warnings.map((warning) => ({
      key: `w-${warning.code}-${warning.message}`,
      message: warning.message,
    })),
    ...action.conflicts.map((conflict) => ({ key: `c-${conflict.todo.id}`, message: conflict.message })),
  ];
  if (notes.length === 0) return null;
  return (
    <ul className="mt-3 space-y-1 rounded-control bg-amber-wash px-3 py-2 text-sm text-amber-ink">
      {notes.map((note) => (
        <li key={note.key} className="flex gap-2">
          <TriangleAlert aria-hidden className="mt-[3px] size-3.5 shrink-0" />
          <span className="min-w-0 break-words">
            <VisibleText text={note.message} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What it means to confirm, and whether there is a way back. What several lines share is said once. */
export function Consequences({ actions }: { actions: readonly Action[] }) {
  const sentences = [...new Set(actions.flatMap((action) => action.consequence ?? []))];
  const isHighRisk = actions.some((action) => action.risk === 'high');
  return sentences.map((sentence) => (
    <p key={sentence} className={`mt-3 text-sm ${isHighRisk ? 'font-medium text-red-ink' : 'text-ink-soft'}`}>
      <VisibleText text={sentence} />
    </p>
  ));
}

type KnownNotice =
  | 'version_changed'
  | 'target_changed'
  | 'conflict'
  | 'expired'
  | 'already_decided'
  | 'acknowledgement_required'
  | 'not_understood'
  | 'invalid_arguments'
  | 'not_undoable'
  | 'offline'
  | 'failed';

const KNOWN: readonly string[] = [
  'version_changed',
  'target_changed',
  'conflict',
  'expired',
  'already_decided',
  'acknowledgement_required',
  'not_understood',
  'invalid_arguments',
  'not_undoable',
  'offline',
  'failed',
] satisfies KnownNotice[];

const isKnown = (code: string): code is KnownNotice => KNOWN.includes(code);

/** Why the last decision did not go through. The server's own sentence goes first: it knows more. */
export function useNoticeText(): (notice: Notice) => string {
  const t = useTranslations('card.notice');
  return (notice) => {
    const errors = Object.values(notice.errors ?? {});
    if (errors.length > 0) return errors.join(' ');
    if (notice.message) return notice.message;
    return t(isKnown(notice.code) ? notice.code : 'failed');
  };
}

export function CardNotice({ notice }: { notice: Notice | undefined }) {
  const text = useNoticeText();
  return (
    <p
      role="alert"
      className={notice ? 'mt-3 rounded-control bg-amber-wash px-3 py-2 text-sm text-amber-ink' : 'hidden'}
    >
      {notice && <VisibleText text={text(notice)} />}
    </p>
  );
}
