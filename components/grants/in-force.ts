import type { Grant } from '@/lib/contract/grant';

/** Whether a permission holds at `now` (milliseconds). */
export const isInForce = (grant: Pick<Grant, 'revokedAt' | 'expiresAt'>, now: number): boolean =>
  grant.revokedAt === undefined && now < Date.parse(grant.expiresAt);

/** Those that hold, the newest first, and those that ended, the last ended first. */
export function splitGrants(grants: readonly Grant[], now: number): { inForce: Grant[]; ended: Grant[] } {
  const endOf = (grant: Grant) => grant.revokedAt ?? grant.expiresAt;
  return {
    inForce: grants
      .filter((grant) => isInForce(grant, now))
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
    ended: grants.filter((grant) => !isInForce(grant, now)).sort((a, b) => endOf(b).localeCompare(endOf(a))),
  };
}
