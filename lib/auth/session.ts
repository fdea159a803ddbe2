import { systemClock } from '@/lib/clock';
import { currentAuth } from './auth';

/** `device` is what the request's browser calls itself, in short. */
export type Session = { userId: string; sessionId: string; device?: string };

/** How long a cookie that was verified is taken at its word: a page asks several times a second, and each time costs three signatures. */
const VERIFIED_MS = 5000;
/** How many are remembered; the oldest goes first. */
const VERIFIED = 1000;
const verified = new Map<string, { session: Session; until: number }>();

/**
 * Whose request this is, or null. Reads the signed cookie; asks the database only when that is older than five
 * minutes. Sessions live by the wall clock, also for a request that carries a time of its own.
 */
export async function sessionOf(headers: Headers): Promise<Session | null> {
  const cookie = headers.get('cookie');
  if (!cookie) return null;
  const now = systemClock.now().getTime();
  const known = verified.get(cookie);
  if (known && now < known.until) return known.session;
  verified.delete(cookie);
  const found = await currentAuth().api.getSession({ headers, query: { disableRefresh: true } });
  if (!found) return null;
  const session = { userId: found.user.id, sessionId: found.session.id };
  verified.set(cookie, {
    session,
    until: Math.min(now + VERIFIED_MS, new Date(found.session.expiresAt).getTime()),
  });
  for (const oldest of verified.keys()) {
    if (verified.size <= VERIFIED) break;
    verified.delete(oldest);
  }
  return session;
}

/** `cookies` are the `Set-Cookie` values to send back with the page. */
export type PageSession = { session: Session; cookies: string[] };

/** The session of a page visit, kept alive; a visitor without one becomes a guest, so that nothing stands before the first todo. */
export async function sessionOfVisit(headers: Headers): Promise<PageSession> {
  const { api } = currentAuth();
  const known = await api.getSession({ headers, returnHeaders: true });
  if (known.response) {
    const { user, session } = known.response;
    return { session: { userId: user.id, sessionId: session.id }, cookies: known.headers.getSetCookie() };
  }
  // Without the old cookie: the library would also answer with its removal, under the same name.
  const anew = new Headers(headers);
  anew.delete('cookie');
  const guest = await api.signInAnonymous({ headers: anew, returnHeaders: true });
  const cookies = guest.headers.getSetCookie();
  const made = await sessionOf(new Headers({ cookie: mergeCookies('', cookies) }));
  if (!made) throw new Error('a guest was made, but the session cannot be read');
  return { session: made, cookies };
}

/** The `Cookie` header that the browser will send once it has stored these `Set-Cookie` values. */
export function mergeCookies(cookieHeader: string, setCookies: string[]): string {
  const jar = new Map<string, string>();
  for (const pair of cookieHeader.split('; ').filter((part) => part !== '')) jar.set(nameOf(pair), pair);
  for (const cookie of setCookies) {
    const [pair = ''] = cookie.split('; ');
    if (/;\s*max-age=0(;|$)/i.test(cookie)) jar.delete(nameOf(pair));
    else jar.set(nameOf(pair), pair);
  }
  return [...jar.values()].join('; ');
}

function nameOf(pair: string): string {
  return pair.slice(0, pair.indexOf('='));
}
