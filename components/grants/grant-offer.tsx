'use client';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Action } from '@/lib/contract/action';
import type { GrantData } from '@/lib/contract/grant';
import { useNow } from '../live/browser-clock';
import { Button } from '../ui/button';
import { pathOf } from '../workspace/sections';
import { type GrantRequest, useGrants } from './grants-provider';
import { isInForce } from './in-force';

/** Under a card that was just confirmed: when its kind was confirmed often enough, not to be asked again. Quiet, and never chosen beforehand. */
export function OfferUnderCard({ actions }: { actions: readonly Action[] }) {
  const { offers, putAway, setAside } = useGrants();
  const confirmed = actions.filter((action) => action.status === 'confirmed').map(({ id }) => id);
  const [accepted, setAccepted] = useState<string | null>(null);
  const offer = offers.find(({ actionId }) => confirmed.includes(actionId));
  if (accepted !== null) return <InForce covers={accepted} isFramed />;
  if (!offer || putAway.has(offer.tool)) return null;
  return (
    <div className="border-t border-line px-4 py-3 sm:px-5">
      <OfferLine
        covers={offer.covers}
        request={{ actionId: offer.actionId }}
        onAllowed={() => setAccepted(offer.covers)}
        onPutAway={() => setAside(offer.tool)}
      />
    </div>
  );
}

/** In the conversation, when it was asked for in words. The words alone allow nothing: the button does. */
export function OfferInThread({ tool, covers }: GrantData) {
  const { grants } = useGrants();
  const now = useNow(60_000);
  const isHeld = now !== null && grants.some((grant) => grant.tool === tool && isInForce(grant, now));
  if (isHeld) return <InForce covers={covers} />;
  return (
    <div className="w-full rounded-card border border-line bg-surface px-4 py-3 sm:px-5">
      <OfferLine covers={covers} request={{ tool }} />
    </div>
  );
}

type OfferLineProps = {
  covers: string;
  request: GrantRequest;
  onAllowed?: () => void;
  onPutAway?: () => void;
};

function OfferLine({ covers, request, onAllowed, onPutAway }: OfferLineProps) {
  const t = useTranslations('grants');
  const { allow } = useGrants();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const accept = async () => {
    setBusy(true);
    const refusal = await allow(request);
    setBusy(false);
    setProblem(refusal ? (refusal.detail ?? t('failed')) : undefined);
    if (!refusal) onAllowed?.();
  };
  return (
    <section aria-label={t('offer')} className="text-sm">
      <p className="font-medium">{t('offer')}</p>
      <p className="mt-0.5 text-ink-soft">{covers}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button size="small" disabled={busy} onClick={() => void accept()}>
          {t('allow')}
        </Button>
        {onPutAway && (
          <Button look="plain" size="small" onClick={onPutAway}>
            {t('notNow')}
          </Button>
        )}
      </p>
      {problem && (
        <p role="alert" className="mt-2 text-amber-ink">
          {problem}
        </p>
      )}
    </section>
  );
}

/** What was allowed just now, and where to take it back. */
function InForce({ covers, isFramed }: { covers: string; isFramed?: boolean }) {
  const t = useTranslations('grants');
  return (
    <p
      role="status"
      className={`text-sm text-ink-soft ${isFramed ? 'border-t border-line px-4 py-3 sm:px-5' : ''}`}
    >
      {t('inForce')} {covers}{' '}
      <Link
        href={pathOf('settings')}
        className="rounded-sm text-accent-ink underline decoration-accent-ink/30 underline-offset-4 hover:decoration-accent-ink"
      >
        {t('toSettings')}
      </Link>
    </p>
  );
}
