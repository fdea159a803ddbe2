'use client';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { Grant } from '@/lib/contract/grant';
import { formatDay } from '@/lib/time/format';
import { localNow } from '@/lib/time/zoned-time';
import { useGrants } from '../grants/grants-provider';
import { splitGrants } from '../grants/in-force';
import { browserTimeZone, useNow } from '../live/browser-clock';
import { Button } from '../ui/button';
import { Disclosure } from '../ui/disclosure';

/** What the person allowed for good: exactly what each covers, since when, how often it was used, and the way to end it. */
export function StandingPermissions() {
  const t = useTranslations('settings');
  const { grants, offers, isLoaded } = useGrants();
  const now = useNow(20_000);
  if (now === null || !isLoaded) return <p className="text-sm text-ink-faint">{t('loading')}</p>;
  const { inForce, ended } = splitGrants(grants, now);
  return (
    <>
      {inForce.length === 0 && (
        <p className="rounded-card border border-dashed border-line-strong px-5 py-6 text-ink-soft">
          {t('none')}
        </p>
      )}
      <ul aria-label={t('inForce')} className="space-y-2">
        {inForce.map((grant) => (
          <PermissionRow key={grant.id} grant={grant} now={now} />
        ))}
      </ul>
      {offers.length > 0 && (
        <>
          <h3 className="mt-7 mb-2 text-sm font-medium text-ink-soft">{t('offers')}</h3>
          <ul aria-label={t('offers')} className="space-y-2">
            {offers.map((offer) => (
              <OfferRow key={offer.actionId} actionId={offer.actionId} covers={offer.covers} />
            ))}
          </ul>
        </>
      )}
      {ended.length > 0 && (
        <div className="mt-6">
          <Disclosure summary={t('ended', { count: ended.length })}>
            <ul className="mt-1 divide-y divide-line border-y border-line">
              {ended.map((grant) => (
                <li key={grant.id} className="py-2.5 text-ink-soft">
                  {grant.covers}
                  <Facts grant={grant} now={now} />
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </>
  );
}

function PermissionRow({ grant, now }: { grant: Grant; now: number }) {
  const t = useTranslations('settings');
  const { revoke } = useGrants();
  return (
    <Line
      run={() => revoke(grant.id)}
      button={t('revoke')}
      buttonLabel={t('revokeLabel', { covers: grant.covers })}
    >
      <p className="font-medium">{grant.covers}</p>
      <Facts grant={grant} now={now} />
    </Line>
  );
}

function OfferRow({ actionId, covers }: { actionId: string; covers: string }) {
  const t = useTranslations();
  const { allow } = useGrants();
  return (
    <Line
      run={() => allow({ actionId })}
      button={t('grants.allow')}
      buttonLabel={`${t('grants.allow')}: ${covers}`}
    >
      <p>{covers}</p>
    </Line>
  );
}

type LineProps = {
  run: () => Promise<{ detail: string | undefined } | null>;
  button: string;
  buttonLabel: string;
  children: ReactNode;
};

function Line({ run, button, buttonLabel, children }: LineProps) {
  const t = useTranslations('grants');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const click = async () => {
    setBusy(true);
    const refusal = await run();
    setProblem(refusal ? (refusal.detail ?? t('failed')) : undefined);
    setBusy(false);
  };
  return (
    <li className="rounded-card border border-line bg-surface px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_16rem]">{children}</div>
        <Button size="small" aria-label={buttonLabel} disabled={busy} onClick={() => void click()}>
          {button}
        </Button>
      </div>
      {problem && (
        <p role="alert" className="mt-2 text-sm text-amber-ink">
          {problem}
        </p>
      )}
    </li>
  );
}

/** Since when, until when, how often it was used. */
function Facts({ grant, now }: { grant: Grant; now: number }) {
  const t = useTranslations('settings');
  const locale = useLocale();
  const zone = browserTimeZone();
  const today = localNow(new Date(now), zone).date;
  const day = (instant: string) => formatDay(localNow(new Date(instant), zone).date, today, locale);
  const end = grant.revokedAt ? 'revokedOn' : now < Date.parse(grant.expiresAt) ? 'until' : 'ranOutOn';
  return (
    <p className="mt-0.5 text-sm text-ink-faint">
      {t('since', { day: day(grant.createdAt) })} · {t(end, { day: day(grant.revokedAt ?? grant.expiresAt) })}{' '}
      · {t('uses', { count: grant.uses })}
    </p>
  );
}
