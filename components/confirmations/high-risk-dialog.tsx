'use client';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Action } from '@/lib/contract/action';
import { useBatchTitle } from '../card/batch-title';
import { CardNotes, Consequences } from '../card/card-notes';
import { useReady } from '../card/use-ready';
import { Button } from '../ui/button';
import { Check } from '../ui/check';
import { VisibleText } from '../ui/visible-text';

type HighRiskDialogProps = {
  /** The lines of one card; empty while nothing is asked. */
  lines: Action[];
  busy: boolean;
  onConfirm: () => void;
  onLeave: () => void;
};

const versionsOf = (lines: readonly Action[]): string =>
  lines.map((line) => `${line.id}:${line.version}`).join(' ');

/** A card of high risk among several that are confirmed at once: named in full, and acknowledged on its own. */
export function HighRiskDialog({ lines, busy, onConfirm, onLeave }: HighRiskDialogProps) {
  const t = useTranslations();
  const batchTitle = useBatchTitle();
  const [acknowledged, setAcknowledged] = useState('');
  const shown = versionsOf(lines);
  const ready = useReady(shown);
  const hasAcknowledged = acknowledged === shown;
  const words = t('card.acknowledge', { count: lines.length });
  return (
    <AlertDialog.Root open={lines.length > 0} onOpenChange={(next) => !next && onLeave()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-50 bg-black/25 transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-50 flex max-h-[85dvh] w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 flex-col rounded-card border border-line bg-surface p-5 shadow-card transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
          <AlertDialog.Title className="text-lg font-semibold">{batchTitle(lines)}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-ink-soft">
            {t('confirmations.highRisk')}
          </AlertDialog.Description>
          <ul className="quiet-scroll mt-3 min-h-0 flex-1 divide-y divide-line border-y border-line">
            {lines.map((line) => (
              <li key={line.id} className="py-2 break-words">
                <p className="font-medium">
                  <VisibleText text={line.subject} />
                </p>
                <CardNotes action={line} />
              </li>
            ))}
          </ul>
          <Consequences actions={lines} />
          <div className="mt-4 flex items-center gap-3 text-sm font-medium text-red-ink">
            <Check
              shape="square"
              label={words}
              checked={hasAcknowledged}
              onChange={(checked) => setAcknowledged(checked ? shown : '')}
            />
            <span aria-hidden>{words}</span>
          </div>
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <Button look="plain" onClick={onLeave}>
              {t('confirmations.leave')}
            </Button>
            <Button
              look="danger"
              disabled={!ready || busy || !hasAcknowledged}
              quiet={!hasAcknowledged}
              onClick={onConfirm}
            >
              {t('card.confirmCount', { count: lines.length })}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
