import { z } from 'zod';
import type { Locale } from '@/lib/contract/locale';
import { deviceLabel } from './auth/device-label';
import { type Session, sessionOf } from './auth/session';
import { type Clock, fixedClock, systemClock } from './clock';
import { AppError, isAppError } from './errors';
import type { Person } from './gate/decision-service';
import { LOCALE_COOKIE, resolveLocale } from './i18n/resolve-locale';
import { sayIn } from './i18n/server/translate';
import { logger } from './log';
import { getServices, type Services } from './services';
import { isNestedTooDeeply, storableJson } from './storable-text';

/** What a handler gets: whose request it is, when it is, and in which language to answer. */
export type Call = {
  request: Request;
  services: Services;
  session: Session;
  clock: Clock;
  locale: Locale;
  /** Whether the person chose the language, or a browser named one. */
  hasLocale: boolean;
  params: Record<string, string>;
};

type RouteContext = { params: Promise<Record<string, string>> };
type Handler = (call: Call) => Promise<Response>;

/** Bodies are short: a message is at most 10,000 characters. */
const MAX_BODY_BYTES = 256 * 1024;

/** A route: authenticates, runs the handler and turns every failure into one problem document. */
export function route(handler: Handler): (request: Request, context: RouteContext) => Promise<Response> {
  return async (request, context) => {
    const locale = localeOf(request);
    try {
      const services = getServices();
      assertSameOrigin(request, services.env.APP_URL);
      const found = await sessionOf(request.headers);
      if (!found) throw new AppError('unauthenticated');
      const session = { ...found, device: deviceLabel(request.headers.get('user-agent')) };
      const clock = clockOf(request, services.env.NOD_TEST_CLOCK);
      const params = storableJson(await context.params) as Record<string, string>;
      return await handler({
        request,
        services,
        session,
        clock,
        locale,
        hasLocale: hasLocale(request),
        params,
      });
    } catch (error) {
      return problem(error, locale, request);
    }
  };
}

/** Whose click a request is: their session, their clock, their language. */
export function personOf({ session, clock, locale }: Call): Person {
  return { ...session, now: clock.now(), locale };
}

/** JSON that no cache may keep. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

export const noContent = (): Response => new Response(null, { status: 204 });

/** A file, sent piece by piece as it is made; a failure on the way breaks the download off instead of ending it early. */
export function download(pieces: AsyncGenerator<string>, file: { name: string; media: string }): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': file.media,
      'content-disposition': `attachment; filename="${file.name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Reads and checks a JSON body. Unknown keys, wrong types and broken JSON are `invalid_request`; a large body `too_large`. */
export async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new AppError('invalid_request', `content-type ${type}`);
  const text = await readLimited(request);
  let value: unknown;
  try {
    value = text === '' ? {} : JSON.parse(text);
  } catch (error) {
    throw new AppError('invalid_request', 'the body is not JSON', {}, { cause: error });
  }
  if (isNestedTooDeeply(value)) throw new AppError('invalid_request', 'the body is nested too deeply');
  return parseRequest(schema, storableJson(value));
}

/** Checks the query string. A parameter given twice counts as its last. */
export function readQuery<T>(request: Request, schema: z.ZodType<T>): T {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return parseRequest(schema, storableJson(query));
}

function parseRequest<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid_request', z.prettifyError(parsed.error), {
    errors: errorsByField(parsed.error),
  });
}

function errorsByField(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}

async function readLimited(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw new AppError('too_large');
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw new AppError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A page of another site may not use the person's cookie: what changes something must come from our own pages or a script. */
function assertSameOrigin(request: Request, appUrl: string | undefined): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none')
    throw new AppError('forbidden_origin', `site ${site}`);
  if (!origin) return;
  const own = appUrl ? new URL(appUrl).host : request.headers.get('host');
  if (!URL.canParse(origin) || new URL(origin).host !== own)
    throw new AppError('forbidden_origin', `origin ${origin}`);
}

/** The request's own clock where tests may choose it, else the system's. */
export function clockOf(request: Request, isTestClock: boolean): Clock {
  const given = isTestClock ? request.headers.get('x-nod-now') : null;
  if (given === null) return systemClock;
  const instant = new Date(given);
  if (Number.isNaN(instant.getTime())) throw new AppError('invalid_request', `x-nod-now: ${given}`);
  return fixedClock(instant);
}

function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function localeOf(request: Request): Locale {
  return resolveLocale(cookieOf(request, LOCALE_COOKIE), request.headers.get('accept-language'));
}

function hasLocale(request: Request): boolean {
  return (
    cookieOf(request, LOCALE_COOKIE) !== undefined ||
    /\b(en|zh)\b/i.test(request.headers.get('accept-language') ?? '')
  );
}

/** RFC 9457. What went wrong in the reader's language; ours only in the log. */
export function problem(error: unknown, locale: Locale, request: Request): Response {
  const known = isAppError(error)
    ? error
    : new AppError(
        isDatabaseGone(error) ? 'database_unavailable' : 'internal',
        String(error),
        {},
        { cause: error },
      );
  const where = {
    code: known.code,
    method: request.method,
    path: new URL(request.url).pathname,
    reason: known.log,
  };
  if (known.status >= 500) logger.error({ ...where, err: error }, 'request failed');
  else logger.info(where, 'request refused');
  const { code, status, extra } = known;
  const words = sayIn(locale)(`error.${code}`, {
    why: typeof extra.why === 'string' ? extra.why : '',
    titles: typeof extra.titles === 'string' ? extra.titles : '',
  }).trim();
  return new Response(
    JSON.stringify({ type: 'about:blank', title: words, status, code, detail: words, ...extra }),
    {
      status,
      headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    },
  );
}

const GONE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  '57P01',
  '57P03',
  '08006',
  '08001',
]);

/** Whether the error, or one that caused it, says that the database cannot be reached. */
function isDatabaseGone(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (GONE.has(String((current as { code?: unknown }).code))) return true;
  }
  return false;
}
