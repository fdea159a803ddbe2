import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessions, users } from '@/db/schema';
import { type TestDatabase, testDatabase } from '@/db/testing/test-database';
import { readEnv } from '@/lib/env';
import { currentAuth, startAuth } from './auth';
import { mergeCookies, sessionOf, sessionOfVisit } from './session';

const base = 'http://127.0.0.1:3000';
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  startAuth(readEnv({ BETTER_AUTH_SECRET: 'x'.repeat(32) }), database);
});
afterAll(() => database.close());

async function signInByScript(
  headers: Record<string, string> = {},
): Promise<{ status: number; cookie: string }> {
  const response = await currentAuth().handler(
    new Request(`${base}/api/auth/sign-in/anonymous`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    }),
  );
  return { status: response.status, cookie: mergeCookies('', response.headers.getSetCookie()) };
}

it('makes a guest for a script that posts an empty object', async () => {
  const { status, cookie } = await signInByScript({ origin: base });
  expect(status).toBe(200);
  const session = await sessionOf(new Headers({ cookie }));
  expect(session?.userId).toMatch(/^usr_/);
  expect(session?.sessionId).toMatch(/^ses_/);
});

it('lets hundreds of guests in from this machine', async () => {
  const made = await Promise.all(Array.from({ length: 100 }, () => signInByScript({ origin: base })));
  expect(new Set(made.map((guest) => guest.status))).toEqual(new Set([200]));
  expect(new Set(made.map((guest) => guest.cookie)).size).toBe(100);
});

it('knows nobody without a cookie, and nobody by a forged one', async () => {
  expect(await sessionOf(new Headers())).toBeNull();
  const { cookie } = await signInByScript();
  const forged = cookie.replaceAll(/=([^;]{4})/g, '=AAAA');
  expect(await sessionOf(new Headers({ cookie: forged }))).toBeNull();
});

it('takes no other cookie for one that it knows', async () => {
  const { cookie } = await signInByScript();
  const known = await sessionOf(new Headers({ cookie }));
  expect(await sessionOf(new Headers({ cookie }))).toEqual(known);
  const last = cookie.at(-1) === 'A' ? 'B' : 'A';
  for (const other of [`${cookie.slice(0, -1)}${last}`, cookie.slice(0, -1), cookie.toUpperCase()]) {
    const found = await sessionOf(new Headers({ cookie: other }));
    expect(found === null || found.userId === known?.userId).toBe(true);
  }
  const swapped = cookie.replace(/session_token=[^;]*/, 'session_token=forged.forged');
  expect(await sessionOf(new Headers({ cookie: swapped }))).toBeNull();
});

it('refuses a sign-in with a cookie that another site sends', async () => {
  const { cookie } = await signInByScript();
  const { status } = await signInByScript({ cookie, origin: 'https://evil.example' });
  expect(status).toBe(403);
});

it('makes a guest at the first page visit, and knows them at the next', async () => {
  const first = await sessionOfVisit(new Headers({ host: '127.0.0.1:3000' }));
  expect(first.cookies.join('\n')).toMatch(/HttpOnly/i);
  const cookie = mergeCookies('NOD_LOCALE=zh', first.cookies);
  const second = await sessionOfVisit(new Headers({ cookie, host: '127.0.0.1:3000' }));
  expect(second.session).toEqual(first.session);
  const [row] = await database.db.select().from(users).where(eq(users.id, first.session.userId));
  expect(row?.isAnonymous).toBe(true);
});

it('keeps the session longer than a year: a guest has no other way back in', async () => {
  const { session } = await sessionOfVisit(new Headers());
  const [row] = await database.db.select().from(sessions).where(eq(sessions.id, session.sessionId));
  const days = ((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)) / 86_400_000;
  expect(days).toBeGreaterThan(365);
});

it('makes a new guest when the cookie names a session that is gone', async () => {
  const first = await sessionOfVisit(new Headers());
  await database.db.delete(users).where(eq(users.id, first.session.userId));
  const withoutCache = first.cookies.filter((value) => !value.includes('session_data'));
  const second = await sessionOfVisit(new Headers({ cookie: mergeCookies('', withoutCache) }));
  expect(second.session.userId).not.toBe(first.session.userId);
  expect(await database.db.$count(users, eq(users.id, second.session.userId))).toBe(1);
});
