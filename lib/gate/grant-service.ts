import type { Db } from '@/db/client';
import { findAction } from '@/db/queries/actions';
import { insertAudit } from '@/db/queries/audit';
import { insertGrant, listGrants, listLastDecided, revokeGrant } from '@/db/queries/grants';
import type { Grant, GrantOffer } from '@/lib/contract/grant';
import type { Locale } from '@/lib/contract/locale';
import { AppError } from '@/lib/errors';
import { sayIn } from '@/lib/i18n/server/translate';
import { newId } from '@/lib/ids';
import { allTools } from '@/lib/tools/registry';
import type { Person } from './decision-service';
import { coverageOfTool, coverWords } from './grant-words';
import { type Coverage, canBeShown, coverageOf, earnsOffer, type GrantRecord, OFFER_AFTER } from './grants';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Standing permissions: only a person's click makes one, and they can end it at any moment. */
export function createGrantService(db: Db, days: number) {
  async function create(person: Person, coverage: Coverage, fromActionId: string | null): Promise<Grant> {
    const { userId, sessionId, now, locale } = person;
    const row: GrantRecord = {
      ...coverage,
      userId,
      id: newId('grant'),
      fromActionId,
      sessionId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
      revokedAt: null,
      uses: 0,
    };
    await db.transaction(async (tx) => {
      await insertGrant(tx, row);
      await insertAudit(tx, [auditOf(person, 'grant_created', row)]);
    });
    return show(row, locale);
  }

  return {
    /** "Don't ask again" on a card: covers what this card did, and nothing more. */
    async createFromAction(person: Person, actionId: string): Promise<Grant> {
      const action = await findAction(db, { userId: person.userId, id: actionId });
      if (!action) throw new AppError('not_found', `action ${actionId}`);
      if (!canBeShown(action))
        throw new AppError('not_grantable', `action ${actionId} holds hidden characters`);
      const recent = await listLastDecided(db, {
        userId: person.userId,
        tool: action.tool,
        cards: OFFER_AFTER,
      });
      const cards = earnsOffer(recent) && action.risk !== 'high' ? [action, ...recent] : [action];
      return create(person, coverageOf(cards, 1), actionId);
    },

    /** A click on the offer that was asked for in words: the whole kind, up to medium risk. */
    createForTool: (person: Person, tool: string): Promise<Grant> =>
      create(person, coverageOfTool(tool), null),

    async list(person: Person): Promise<{ grants: Grant[]; offers: GrantOffer[] }> {
      const rows = await listGrants(db, person.userId);
      const held = new Set(rows.filter((row) => isActive(row, person.now)).map((row) => row.tool));
      const offers: GrantOffer[] = [];
      for (const tool of allTools()) {
        if (tool.kind !== 'write' || held.has(tool.name)) continue;
        const recent = await listLastDecided(db, {
          userId: person.userId,
          tool: tool.name,
          cards: OFFER_AFTER,
        });
        const [newest] = recent;
        if (!newest || !earnsOffer(recent)) continue;
        const covers = coverWords(coverageOf(recent, 1), sayIn(person.locale));
        offers.push({ actionId: newest.id, tool: tool.name, covers });
      }
      return { grants: rows.map((row) => show(row, person.locale)), offers };
    },

    async revoke(person: Person, id: string): Promise<Grant> {
      const row = await db.transaction(async (tx) => {
        const revoked = await revokeGrant(tx, { userId: person.userId, id, at: person.now });
        if (!revoked) throw new AppError('not_found', `grant ${id}`);
        await insertAudit(tx, [auditOf(person, 'grant_revoked', revoked)]);
        return revoked;
      });
      return show(row, person.locale);
    },
  };
}

export type GrantService = ReturnType<typeof createGrantService>;

function isActive(row: GrantRecord, now: Date): boolean {
  return row.revokedAt === null && now < row.expiresAt;
}

function show(row: GrantRecord, locale: Locale): Grant {
  return {
    id: row.id,
    tool: row.tool,
    risk: row.maxRisk,
    fields: row.fields,
    maxLines: row.maxLines,
    covers: coverWords(row, sayIn(locale)),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    ...(row.revokedAt && { revokedAt: row.revokedAt.toISOString() }),
    uses: row.uses,
  };
}

function auditOf(person: Person, event: string, row: GrantRecord) {
  return {
    userId: person.userId,
    id: newId('audit'),
    at: person.now,
    actor: 'person' as const,
    event,
    sessionId: person.sessionId,
    actionId: row.fromActionId,
    after: {
      grantId: row.id,
      tool: row.tool,
      maxRisk: row.maxRisk,
      fields: row.fields,
      maxLines: row.maxLines,
    },
  };
}
