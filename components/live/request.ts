/** What the server said when it refused (RFC 9457), or `offline` when it could not be reached at all. */
export class RequestProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string | undefined,
    readonly body: Record<string, unknown>,
  ) {
    super(detail ?? code);
    this.name = 'RequestProblem';
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Turns a refused response into a `RequestProblem`; a body that is no problem document still keeps its status. */
export async function readProblem(response: Response): Promise<RequestProblem> {
  const text = await response.text();
  let body: unknown = {};
  try {
    body = JSON.parse(text);
  } catch {
    // A proxy in between answers in HTML: the status is all there is to say.
  }
  const problem = isRecord(body) ? body : {};
  const code = typeof problem.code === 'string' ? problem.code : `http_${response.status}`;
  const detail = typeof problem.detail === 'string' ? problem.detail : undefined;
  return new RequestProblem(response.status, code, detail, problem);
}

/** `fetch` whose every failure is a `RequestProblem`; an abort stays an abort. */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new RequestProblem(0, 'offline', undefined, {});
  }
  if (!response.ok) throw await readProblem(response);
  return response;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One JSON call. The caller names the shape that the contract promises for this path. */
export async function call<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  const response = await send(path, {
    method,
    cache: 'no-store',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

export const asProblem = (error: unknown): RequestProblem =>
  error instanceof RequestProblem ? error : new RequestProblem(0, 'failed', undefined, {});
