import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '@/db/client';
import { actions, audit, messages, sessions, threads, toolCalls } from '@/db/schema';
import type { ActionStatus } from '@/lib/contract/action';

export type EntryKey = { kind: 'action' | 'own'; id: string; at: Date };

/** A word to find, and the tools whose name in the reader's language holds it. */
export type SearchWord = { text: string; tools: string[] };

export type EntryFilter = {
  words: SearchWord[];
  kind?: 'action' | 'own';
  tool?: string;
  status?: ActionStatus;
  /** Instants: from the first, up to and without the second. */
  from?: Date;
  until?: Date;
  /** What is past its time then counts as expired. */
  now: Date;
};

export type EntryPage = {
  userId: string;
  filter: EntryFilter;
  limit: number;
  after?: { at: Date; id: string };
};

/** One page of what there is to tell of a person, newest first: which action, or which deed of their own. */
export async function listEntries(db: Db, page: EntryPage): Promise<EntryKey[]> {
  const { filter, limit } = page;
  const isAboutActions = filter.tool !== undefined || filter.status !== undefined;
  if (filter.kind === 'action' || (isAboutActions && filter.kind !== 'own')) {
    return actionKeys(db, page).orderBy(desc(actions.proposedAt), desc(actions.id)).limit(limit);
  }
  // A deed of one's own has neither a tool nor a status.
  if (isAboutActions) return [];
  if (filter.kind === 'own') return ownKeys(db, page).orderBy(desc(audit.at), desc(audit.id)).limit(limit);
  return unionAll(actionKeys(db, page), ownKeys(db, page)).orderBy(sql`at desc`, sql`id desc`).limit(limit);
}

function actionKeys(db: Db, { userId, filter, after }: EntryPage) {
  return db
    .select({
      kind: sql<'action' | 'own'>`'action'`.as('kind'),
      id: sql<string>`${actions.id}`.as('id'),
      at: sql`${actions.proposedAt}`.mapWith(actions.proposedAt).as('at'),
    })
    .from(actions)
    .where(
      and(
        eq(actions.userId, userId),
        filter.tool ? eq(actions.tool, filter.tool) : undefined,
        filter.status ? hasStatus(filter.status, filter.now) : undefined,
        filter.from ? gte(actions.proposedAt, filter.from) : undefined,
        filter.until ? lt(actions.proposedAt, filter.until) : undefined,
        after ? isBefore({ at: actions.proposedAt, id: actions.id }, after) : undefined,
        ...filter.words.map(inAction),
      ),
    );
}

function ownKeys(db: Db, { userId, filter, after }: EntryPage) {
  return db
    .select({
      kind: sql<'action' | 'own'>`'own'`.as('kind'),
      id: sql<string>`${audit.id}`.as('id'),
      at: sql`${audit.at}`.mapWith(audit.at).as('at'),
    })
    .from(audit)
    .where(
      and(
        eq(audit.userId, userId),
        // A grant names the card it was made from, and is a deed of its own all the same.
        or(isNull(audit.actionId), inArray(audit.event, ['grant_created', 'grant_revoked'])),
        filter.from ? gte(audit.at, filter.from) : undefined,
        filter.until ? lt(audit.at, filter.until) : undefined,
        after ? isBefore({ at: audit.at, id: audit.id }, after) : undefined,
        ...filter.words.map(inOwn),
      ),
    );
}

function isBefore(
  key: { at: typeof actions.proposedAt | typeof audit.at; id: typeof actions.id | typeof audit.id },
  after: { at: Date; id: string },
): SQL | undefined {
  return or(lt(key.at, after.at), and(eq(key.at, after.at), lt(key.id, after.id)));
}

/** As a reader sees it: a pending row past its time is expired, whether or not a sweep has been there. */
function hasStatus(status: ActionStatus, now: Date): SQL | undefined {
  if (status === 'pending') return and(eq(actions.status, 'pending'), gt(actions.expiresAt, now));
  if (status !== 'expired') return eq(actions.status, status);
  return or(eq(actions.status, 'expired'), and(eq(actions.status, 'pending'), lte(actions.expiresAt, now)));
}

/** Every text in a JSON value, without its keys. */
const textsOf = (json: SQLWrapper) =>
  sql`jsonb_path_query_array(${json}, 'strict $.** ? (@.type() == "string")')::text`;

/** A line of the same card. */
const cardmate = alias(actions, 'cardmate');

/** What was said led to the whole card; it finds a line only when no line of the card holds the word itself, so that what is found is what was looked for. */
function inAction(word: SearchWord): SQL | undefined {
  const isOfCard = and(eq(cardmate.userId, actions.userId), eq(cardmate.batchId, actions.batchId));
  const another = sql`select 1 from ${actions} as "cardmate" where ${isOfCard} and ${inLine(cardmate, word)}`;
  return or(inLine(actions, word), and(inWords(word), sql`not exists (${another})`));
}

function inLine(line: typeof actions | typeof cardmate, { text, tools }: SearchWord): SQL | undefined {
  return or(
    ...spellings(text).flatMap((pattern) => [
      ilike(textsOf(line.arguments), pattern),
      ilike(sql`${line.target}->'todo'->>'title'`, pattern),
      ilike(line.tool, pattern),
    ]),
    tools.length > 0 ? inArray(line.tool, tools) : undefined,
  );
}

function inWords({ text }: SearchWord): SQL | undefined {
  return or(
    ...spellings(text).flatMap((pattern) => [
      // The words it rests on also hold the messages before; those are found with what came of them.
      ilike(sql`${actions.said}->>-1`, pattern),
      sql`exists (select 1 from ${messages} where ${messages.userId} = ${actions.userId} and ${messages.threadId} = ${actions.threadId} and ${messages.turnId} = ${actions.turnId} and ${messages.role} = 'user' and ${textsOf(messages.parts)} ilike ${pattern})`,
    ]),
  );
}

function inOwn({ text }: SearchWord): SQL | undefined {
  return or(
    ...spellings(text).flatMap((pattern) => [
      ilike(textsOf(audit.after), pattern),
      ilike(textsOf(audit.before), pattern),
    ]),
  );
}

/** Some databases fold the case of ASCII letters only, so other words are looked for as people may have written them. */
function spellings(word: string): string[] {
  const lower = word.toLowerCase();
  const [first = '', ...rest] = [...lower];
  const all = new Set([word, lower, word.toUpperCase(), first.toUpperCase() + rest.join('')]);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range begins with them
  const needed = /^[\x00-\x7f]*$/.test(word) ? [word] : [...all];
  return needed.map((text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`);
}

const replacement = alias(actions, 'replacement');

/** Actions with what their story needs, in no particular order. */
export async function loadStories(db: Db, params: { userId: string; ids: string[] }) {
  if (params.ids.length === 0) return [];
  return db
    .select({
      action: actions,
      callTool: toolCalls.tool,
      callArguments: toolCalls.arguments,
      threadTitle: threads.title,
      threadDeletedAt: threads.deletedAt,
      replacedBy: replacement.id,
      userAgent: sessions.userAgent,
    })
    .from(actions)
    .innerJoin(toolCalls, and(eq(toolCalls.userId, actions.userId), eq(toolCalls.id, actions.toolCallId)))
    .innerJoin(threads, and(eq(threads.userId, actions.userId), eq(threads.id, actions.threadId)))
    .leftJoin(replacement, and(eq(replacement.userId, actions.userId), eq(replacement.replaces, actions.id)))
    .leftJoin(sessions, and(eq(sessions.userId, actions.userId), eq(sessions.id, actions.decidedBySession)))
    .where(and(eq(actions.userId, params.userId), inArray(actions.id, params.ids)));
}
export type StoryRow = Awaited<ReturnType<typeof loadStories>>[number];

/** Audit rows, oldest first: of these actions, or these very rows. The session's browser stands in where none was kept. */
export async function listAudit(
  db: Db,
  params: { userId: string } & ({ actionIds: string[] } | { ids: string[] }),
) {
  const [column, wanted] =
    'ids' in params ? ([audit.id, params.ids] as const) : ([audit.actionId, params.actionIds] as const);
  if (wanted.length === 0) return [];
  return db
    .select({ entry: audit, userAgent: sessions.userAgent })
    .from(audit)
    .leftJoin(sessions, and(eq(sessions.userId, audit.userId), eq(sessions.id, audit.sessionId)))
    .where(and(eq(audit.userId, params.userId), inArray(column, wanted)))
    .orderBy(asc(audit.at), asc(audit.id));
}
export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number];

/** The bare facts of every action proposed since then, for arithmetic. */
export async function listDecisionFacts(db: Db, params: { userId: string; since: Date }) {
  const edits = db
    .selectDistinct({ actionId: audit.actionId })
    .from(audit)
    .where(and(eq(audit.userId, params.userId), eq(audit.event, 'action_edited'), isNotNull(audit.actionId)))
    .as('edits');
  return db
    .select({
      batchId: actions.batchId,
      tool: actions.tool,
      risk: actions.risk,
      status: actions.status,
      proposedAt: actions.proposedAt,
      expiresAt: actions.expiresAt,
      firstSeenAt: actions.firstSeenAt,
      decidedAt: actions.decidedAt,
      decidedHow: actions.decidedHow,
      reason: actions.reason,
      isEdited: sql<boolean>`${edits.actionId} is not null`,
    })
    .from(actions)
    .leftJoin(edits, eq(edits.actionId, actions.id))
    .where(and(eq(actions.userId, params.userId), gte(actions.proposedAt, params.since)))
    .orderBy(asc(actions.proposedAt), asc(actions.id));
}
