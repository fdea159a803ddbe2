// The server process: Next.js behind Node's own HTTP server, so that stopping is ours to order.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { inRoot, root } from './setup/paths.mjs';

const STOP_LIMIT_MS = 8000;
const FINISH_LIMIT_MS = 2000;

process.chdir(root);
for (const file of ['.env.local', '.env']) if (existsSync(inRoot(file))) process.loadEnvFile(inRoot(file));

const dev = process.argv.includes('--dev');
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
process.env.NODE_ENV = dev ? 'development' : 'production';
process.env.NEXT_TELEMETRY_DISABLED = '1';
process.env.NEXT_MANUAL_SIG_HANDLE = 'true';

const { default: next } = await import('next');
const server = createServer();
const app = next({ dev, dir: root, hostname: host, port, httpServer: server });

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));
process.on('disconnect', () => void stop(0));

// Instrumentation opens the database, and ends the process with the reason when it cannot. Next does not wait for it, so
// this does: nobody is told of a server that is not there. In development it runs at the first request.
const started = Promise.withResolvers();
globalThis[Symbol.for('nod.started')] = started.resolve;
await app.prepare();
if (!dev) await started.promise;
const handle = app.getRequestHandler();
server.on('request', (request, response) => {
  gatherWrites(response);
  if (isDecodable(request.url)) void handle(request, response);
  else refuseAddress(response);
});
server.on('error', (error) => {
  console.error(explainListenError(error));
  void stop(1);
});
server.listen(port, host, () => {
  const name = host.includes(':') ? `[${host.replace(/[[\]]/g, '')}]` : host;
  console.log(`Nod is ready: ${process.env.APP_URL || `http://${name}:${server.address().port}`}`);
});

/** What is written within one turn of the event loop goes out as one packet: Next sends the head, the body and the end of an answer one by one. */
function gatherWrites(response) {
  const { flushHeaders } = response;
  response.flushHeaders = () => {
    const { socket } = response;
    socket?.cork();
    setImmediate(() => socket?.uncork());
    flushHeaders.call(response);
  };
}

/** Whether the escapes of an address are text. Next fails over those that are not, so the answer is given before. */
function isDecodable(address) {
  try {
    decodeURIComponent(address.split('?', 1)[0]);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

function refuseAddress(response) {
  const title = 'This address is not valid.';
  response.writeHead(400, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ type: 'about:blank', title, status: 400, code: 'invalid_request' }));
}

function explainListenError(error) {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`;
  if (error.code === 'EACCES')
    return `Port ${port} is not ours to open. Choose one above 1023: PORT=3000 npm start`;
  if (error.code === 'EADDRNOTAVAIL') return `HOST=${host} is not an address of this machine.`;
  return `The server cannot listen on ${host}:${port}: ${error.message}`;
}

let stopping = false;

/** Streams end, requests finish, then jobs and the database stop; after a while regardless of who still holds on. */
async function stop(code) {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(code || 1), STOP_LIMIT_MS).unref();
  const services = globalThis[Symbol.for('nod.shutdown')];
  const closed = new Promise((resolve) => server.close(resolve));
  await services?.endStreams();
  server.closeIdleConnections();
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, FINISH_LIMIT_MS))]);
  server.closeAllConnections();
  await services?.close();
  process.exit(code);
}
