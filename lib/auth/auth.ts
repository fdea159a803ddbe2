import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { anonymous } from 'better-auth/plugins/anonymous';
import type { Database } from '@/db/client';
import { accounts, sessions, users, verifications } from '@/db/schema/auth';
import { type Env, isLoopbackHost } from '@/lib/env';
import { newId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { authSecret } from './secret';

const DAY_SECONDS = 24 * 60 * 60;
/** As long as browsers keep a cookie. A guest has no password: when the session is gone, so is the way in. */
const SESSION_SECONDS = 400 * DAY_SECONDS;
/** For this long a request's session is taken from its signed cookie, without a query. */
const COOKIE_CACHE_SECONDS = 5 * 60;

function createAuth(env: Env, database: Database) {
  return betterAuth({
    appName: 'Nod',
    basePath: '/api/auth',
    baseURL: env.APP_URL ?? {
      allowedHosts: ['localhost:*', '127.0.0.1:*', '[::1]:*', 'localhost', '127.0.0.1', '[::1]'],
      protocol: 'http',
      fallback: `http://127.0.0.1:${env.PORT}`,
    },
    secret: authSecret(env),
    database: drizzleAdapter(database.db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      transaction: true,
    }),
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: DAY_SECONDS,
      cookieCache: { enabled: true, maxAge: COOKIE_CACHE_SECONDS },
    },
    advanced: {
      cookiePrefix: 'nod',
      // The library would leave these checks out under test, where they are to be tested.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      useSecureCookies: env.APP_URL?.startsWith('https:') ?? false,
      database: { generateId: ({ model }) => newId(idKinds[model] ?? 'account') },
    },
    // On loopback there is nobody to keep out, and a script may well want a hundred guests.
    rateLimit: {
      enabled: !isLoopbackHost(env.HOST),
      window: 60,
      max: 300,
      customRules: { '/sign-in/anonymous': { window: 60, max: 60 } },
    },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message) => logger[level]({ from: 'better-auth' }, message),
    },
    plugins: [anonymous({ disableDeleteAnonymousUser: true })],
  });
}

const idKinds: Record<string, 'user' | 'session'> = { user: 'user', session: 'session' };

export type Auth = ReturnType<typeof createAuth>;

const authKey = Symbol.for('nod.auth');
const shared = globalThis as typeof globalThis & { [authKey]?: Auth };

/** Sets up accounts and sessions on an open database, for the whole process: routes and the proxy are other module instances. */
export function startAuth(env: Env, database: Database): Auth {
  shared[authKey] = createAuth(env, database);
  return shared[authKey];
}

/** Throws when the server has not started. */
export function currentAuth(): Auth {
  const auth = shared[authKey];
  if (!auth) throw new Error('startAuth has not run');
  return auth;
}
