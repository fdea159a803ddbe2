import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { actions, grants } from '@/db/schema';
import type { ActionRecord } from '@/lib/gate/action';
import type { GrantRecord } from '@/lib/gate/grants';
import { announce } from './notify';

export async function insertGrant(db: Db, row: GrantRecord): Promise<void> {
  await db
    .insert(grants)
    .values(row)
    .returning({ sent: announce('grant', grants) });
}

export async function listGrants(db: Db, userId: string): Promise<GrantRecord[]> {
  return db
    .select()
    .from(grants)
    .where(eq(grants.userId, userId))
    .orderBy(desc(grants.createdAt), desc(grants.id));
}

/** Grants that hold at `now`, locked so that a revocation at this moment comes either before or after. */
export async function lockActiveGrants(
  db: Db,
  params: { userId: string; tools: string[]; now: Date },
): Promise<GrantRecord[]> {
  return db
    .select()
    .from(grants)
    .where(
      and(
        eq(grants.userId, params.userId),
        inArray(grants.tool, params.tools),
        isNull(grants.revokedAt),
        gt(grants.expiresAt, params.now),
      ),
    )
    .for('update');
}

export async function countUse(db: Db, params: { userId: string; ids: string[] }): Promise<void> {
  await db
    .update(grants)
    .set({ uses: sql`${grants.uses} + 1` })
    .where(and(eq(grants.userId, params.userId), inArray(grants.id, params.ids)));
}

/** Ends a grant at once; a second time changes nothing. Null: this person has no such grant. */
export async function revokeGrant(
  db: Db,
  params: { userId: string; id: string; at: Date },
): Promise<GrantRecord | null> {
  const [row] = await db
    .update(grants)
    .set({ revokedAt: sql`coalesce(${grants.revokedAt}, ${params.at.toISOString()}::timestamptz)` })
    .where(and(eq(grants.userId, params.userId), eq(grants.id, params.id)))
    .returning();
  if (row) await db.execute(sql`select ${announceOne('grant', params)}`);
  return row ?? null;
}

function announceOne(type: string, row: { userId: string; id: string }) {
  return sql`pg_notify('nod_events', ${JSON.stringify({ userId: row.userId, type, id: row.id })})`;
}

/** The person's own decisions on one tool on the last `cards` cards, newest first; a card may have many lines. */
export async function listLastDecided(
  db: Db,
  params: { userId: string; tool: string; cards: number },
): Promise<ActionRecord[]> {
  const isDecided = and(
    eq(actions.userId, params.userId),
    eq(actions.tool, params.tool),
    inArray(actions.status, ['confirmed', 'cancelled', 'undone']),
    ne(actions.decidedHow, 'grant'),
  );
  const lastCards = db
    .select({ batchId: actions.batchId })
    .from(actions)
    .where(isDecided)
    .groupBy(actions.batchId)
    .orderBy(sql`max(${actions.decidedAt}) desc`, sql`max(${actions.id}) desc`)
    .limit(params.cards);
  return db
    .select()
    .from(actions)
    .where(and(isDecided, inArray(actions.batchId, lastCards)))
    .orderBy(desc(actions.decidedAt), desc(actions.id));
}
