// The product's own routes on a plain HTTP server: everything between a request and the database is real, and a process that can be killed
// starts in a second, without a build. PORT says where; it prints "ready".
import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readEnv } from '@/lib/env';
import { startServices } from '@/lib/services';

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Route = { pattern: RegExp; names: string[]; handlers: Record<string, Handler> };

const api = fileURLToPath(new URL('../../app/api/', import.meta.url));

async function loadRoutes(): Promise<Route[]> {
  const files = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('route.ts'),
  );
  const routes = await Promise.all(
    files.map(async (file) => {
      const segments = file.split('/').slice(0, -1);
      const names: string[] = [];
      const source = segments.map((segment) => {
        const name = /^\[(?:\.\.\.)?(\w+)\]$/.exec(segment)?.[1];
        if (name) names.push(name);
        return segment.startsWith('[...') ? '(.+)' : name ? '([^/]+)' : segment;
      });
      const handlers = (await import(pathToFileURL(`${api}${file}`).href)) as Record<string, Handler>;
      return { pattern: new RegExp(`^/api/${source.join('/')}$`), names, handlers };
    }),
  );
  // A fixed path comes before one with a name in it, as in Next.
  return routes.sort((a, b) => a.names.length - b.names.length);
}

function toRequest(message: IncomingMessage, host: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
  const hasBody = message.method !== 'GET' && message.method !== 'HEAD';
  const body = hasBody ? (Readable.toWeb(message) as ReadableStream<Uint8Array>) : undefined;
  return new Request(`http://${host}${message.url}`, {
    method: message.method,
    headers,
    body,
    ...(hasBody && { duplex: 'half' }),
  });
}

async function send(response: Response, to: ServerResponse): Promise<void> {
  to.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== 'set-cookie') to.setHeader(name, value);
  to.setHeader('set-cookie', response.headers.getSetCookie());
  if (response.body) for await (const chunk of response.body) to.write(chunk);
  to.end();
}

const env = readEnv();
await startServices(env);
const routes = await loadRoutes();
const host = `127.0.0.1:${env.PORT}`;

createServer((message, response) => {
  const path = new URL(message.url ?? '/', 'http://127.0.0.1').pathname;
  const route = routes.find(({ pattern }) => pattern.test(path));
  const handler = route?.handlers[message.method ?? ''];
  if (!route || !handler) {
    response.writeHead(404).end();
    return;
  }
  const values = route.pattern.exec(path)?.slice(1) ?? [];
  const params = Object.fromEntries(
    route.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
  );
  handler(toRequest(message, host), { params: Promise.resolve(params) })
    .then((answer) => send(answer, response))
    .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
}).listen(env.PORT, '127.0.0.1', () => console.log('ready'));
