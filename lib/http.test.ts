import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { AppError } from './errors';
import { clockOf, problem, readBody, readQuery } from './http';

const schema = z.strictObject({ title: z.string().min(1), count: z.number().optional() });
const post = (
  body: BodyInit | null,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => new Request('http://127.0.0.1/api/x', { method: 'POST', headers, body });

async function codeOf(call: Promise<unknown>): Promise<unknown> {
  const [result] = await Promise.allSettled([call]);
  return result?.status === 'rejected' ? (result.reason as AppError).code : 'none';
}

describe('a body', () => {
  it('is read and checked', async () => {
    expect(await readBody(post('{"title":"a","count":2}'), schema)).toEqual({ title: 'a', count: 2 });
  });

  it('may be left out where nothing is needed', async () => {
    expect(await readBody(post(null), z.strictObject({}))).toEqual({});
  });

  test.each<[string, BodyInit | null, Record<string, string> | undefined]>([
    ['is no JSON', '{"title":', undefined],
    ['has an unknown key', '{"title":"a","admin":true}', undefined],
    ['has a wrong type', '{"title":1}', undefined],
    ['is a list', '[]', undefined],
    ['is null', 'null', undefined],
    ['is nested without end', `{"title":"a","count":${'['.repeat(60_000)}${']'.repeat(60_000)}}`, undefined],
    ['hides nesting without end', `{"title":${'{"title":'.repeat(6_000)}1${'}'.repeat(6_000)}}`, undefined],
    ['comes from a form of another page', 'title=a', { 'content-type': 'application/x-www-form-urlencoded' }],
    [
      'is plain text, as another page can send without asking',
      '{"title":"a"}',
      { 'content-type': 'text/plain' },
    ],
  ])('that %s is refused', async (_name, body, headers) => {
    expect(await codeOf(readBody(post(body, headers), schema))).toBe('invalid_request');
  });

  it('says which fields were wrong', async () => {
    await expect(readBody(post('{"title":"","count":"x"}'), schema)).rejects.toMatchObject({
      extra: { errors: { title: [expect.any(String)], count: [expect.any(String)] } },
    });
  });

  it('that is too large is refused, whether it says so or not', async () => {
    const large = JSON.stringify({ title: 'x'.repeat(300_000) });
    expect(await codeOf(readBody(post(large), schema))).toBe('too_large');
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(10_000))),
    });
    const request = new Request('http://127.0.0.1/api/x', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: endless,
      ...{ duplex: 'half' },
    });
    expect(await codeOf(readBody(request, schema))).toBe('too_large');
  });

  it('is cleaned of what no database keeps', async () => {
    expect(await readBody(post('{"title":"a\\u0000b\\ud83d"}'), schema)).toEqual({ title: 'ab\ufffd' });
  });
});

it('a query is checked like a body', () => {
  const query = z.strictObject({ limit: z.coerce.number().max(9) });
  expect(readQuery(new Request('http://127.0.0.1/api/x?limit=5'), query)).toEqual({ limit: 5 });
  for (const search of ['limit=10', 'limit=5&x=1', 'limit=many', '']) {
    expect(() => readQuery(new Request(`http://127.0.0.1/api/x?${search}`), query)).toThrow(AppError);
  }
});

describe('the time of a request', () => {
  const at = (value: string) => new Request('http://127.0.0.1/api/x', { headers: { 'x-nod-now': value } });

  it('is its own only where the server was started for tests', () => {
    expect(clockOf(at('2030-01-01T00:00:00Z'), true).now()).toEqual(new Date('2030-01-01T00:00:00Z'));
    const now = clockOf(at('2030-01-01T00:00:00Z'), false).now();
    expect(Math.abs(now.getTime() - Date.now())).toBeLessThan(5_000);
  });

  it('that is none is refused', () => {
    expect(() => clockOf(at('yesterday'), true)).toThrow(AppError);
  });
});

describe('a failure', () => {
  const request = new Request('http://127.0.0.1/api/x', { method: 'POST' });
  const read = async (error: unknown, locale: 'en' | 'zh' = 'en') => {
    const response = problem(error, locale, request);
    return { response, body: (await response.json()) as Record<string, unknown> };
  };

  it('is a problem document in the reader’s language, which no cache keeps', async () => {
    const { response, body } = await read(new AppError('expired', 'ours', { action: { id: 'act_1' } }), 'zh');
    expect(response.status).toBe(409);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({ code: 'expired', status: 409, action: { id: 'act_1' } });
    expect(body.title).toContain('过期');
  });

  it('of ours tells nothing of its inside', async () => {
    const error = new Error('password "hunter2" at 10.0.0.7, select * from users');
    const { response, body } = await read(error);
    expect(response.status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/hunter2|10\.0\.0\.7|select/);
    expect((await read(new AppError('not_found', 'thread thr_secret'))).body).not.toHaveProperty('log');
    expect(JSON.stringify((await read(new AppError('not_found', 'thread thr_secret'))).body)).not.toContain(
      'thr_secret',
    );
  });

  test.each(['ECONNREFUSED', 'CONNECTION_CLOSED', '57P01'])(
    'of a database that is gone (%s) says so',
    async (code) => {
      const error = new Error('query failed', { cause: Object.assign(new Error('gone'), { code }) });
      const { response, body } = await read(error);
      expect(response.status).toBe(503);
      expect(body.code).toBe('database_unavailable');
    },
  );
});
