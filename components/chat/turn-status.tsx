'use client';
import { useTranslations } from 'next-intl';
import { asProblem, RequestProblem } from '../live/request';
import { Button } from '../ui/button';
import type { NodMessage } from './transport';

/** Three calm dots while nothing has been written yet. */
export function Thinking({ label }: { label: string }) {
  return (
    <p role="status" className="flex h-6 items-center gap-1.5">
      <span className="sr-only">{label}</span>
      {['', '[animation-delay:200ms]', '[animation-delay:400ms]'].map((delay) => (
        <span
          key={delay}
          aria-hidden
          className={`size-1.5 animate-breathe rounded-full bg-ink-faint ${delay}`}
        />
      ))}
    </p>
  );
}

type TurnProblemProps = { error: Error | undefined; last: NodMessage | undefined; onRetry: () => void };

/** What went wrong with the last turn, in words, with the way to try again. What was typed is still there. */
export function TurnProblem({ error, last, onRetry }: TurnProblemProps) {
  const t = useTranslations('chat');
  const failed = last?.metadata?.state === 'failed' ? (last.metadata.error ?? t('failed')) : undefined;
  if (!error && failed === undefined) {
    return last?.metadata?.state === 'stopped' ? (
      <p className="text-sm text-ink-faint">{t('stopped')}</p>
    ) : null;
  }
  const signedOut = error instanceof RequestProblem && error.status === 401;
  return (
    <div
      role="alert"
      className="flex w-full flex-wrap items-center justify-between gap-3 rounded-card border border-amber-line/60 bg-amber-wash px-4 py-2.5 text-sm text-amber-ink"
    >
      <p className="min-w-0 flex-1 break-words">{error ? wordsOf(error, t) : failed}</p>
      {signedOut ? (
        <Button size="small" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      ) : (
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

function wordsOf(error: Error, t: ReturnType<typeof useTranslations<'chat'>>): string {
  if (error instanceof RequestProblem) {
    const problem = asProblem(error);
    if (problem.code === 'offline') return t('offline');
    return problem.status === 401 ? t('signedOut') : (problem.detail ?? t('failed'));
  }
  // The stream's own error part carries the server's sentence; anything else is the connection that broke.
  return error.name === 'Error' && error.message !== '' ? error.message : t('failed');
}
