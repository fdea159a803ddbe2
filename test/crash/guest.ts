import type { Action } from '@/lib/contract/action';

export type Answer = { status: number; body: Record<string, unknown> };

/** A person's browser: keeps its cookie over restarts of the server. `now` is the time that its requests carry. */
export class Guest {
  #cookie = '';
  now: Date;

  constructor(
    readonly base: string,
    now: Date,
  ) {
    this.now = now;
  }

  async signIn(): Promise<void> {
    const response = await fetch(`${this.base}/api/auth/sign-in/anonymous`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (!response.ok) throw new Error(`no guest: ${response.status} ${await response.text()}`);
    this.#cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  /** Rejects when the server is gone in the middle. */
  async call(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await this.#fetch(method, path, body);
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
  }

  /** Sends to the chat and reads the whole stream. */
  async chat(
    body: Record<string, unknown>,
  ): Promise<{ threadId: string; actions: Action[]; status: number }> {
    const response = await this.#fetch('POST', '/api/chat', {
      timeZone: 'Asia/Shanghai',
      locale: 'en',
      ...body,
    });
    const text = await response.text();
    const actions = text
      .split('\n')
      .filter((line) => line.startsWith('data: {"type":"data-card"'))
      .flatMap((line) => (JSON.parse(line.slice(6)) as { data: { actions: Action[] } }).data.actions);
    return { threadId: response.headers.get('x-thread-id') ?? '', actions, status: response.status };
  }

  #fetch(method: string, path: string, body: unknown): Promise<Response> {
    return fetch(`${this.base}${path}`, {
      method,
      headers: {
        cookie: this.#cookie,
        'x-nod-now': this.now.toISOString(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  }
}
