import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export type Server = {
  port: number;
  memoryMegabytes(): number;
  /** Processor time that it used so far, in ms. */
  processorMs(): number;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

/** The production build, as `npm start` serves it. */
export async function startNod(databaseUrl: string, wantedPort?: number): Promise<Server> {
  const port = wantedPort ?? (await freePort());
  const flags = process.env.NOD_BENCH_NODE_FLAGS?.split(' ') ?? [];
  return start([...flags, 'scripts/serve.mjs'], /Nod is ready/, port, {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    BETTER_AUTH_SECRET: 'a secret for the bench and nothing else',
    LOG_LEVEL: 'error',
  });
}

export async function startBare(databaseUrl: string): Promise<Server> {
  const program = ['--import', './scripts/setup/typescript.mjs', 'bench/gate/bare-server.ts'];
  return start(program, /ready (\d+)/, null, { DATABASE_URL: databaseUrl });
}

async function start(
  args: string[],
  ready: RegExp,
  known: number | null,
  env: Record<string, string>,
): Promise<Server> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const port = await whenReady(child, ready);
  return {
    port: known ?? port,
    memoryMegabytes: () => residentMegabytes(child.pid ?? 0),
    processorMs: () => usedMs(child.pid ?? 0),
    stop: async (signal = 'SIGTERM') => {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

function whenReady(child: ChildProcess, ready: RegExp): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const found = ready.exec(output);
      if (found) resolve(Number(found[1] ?? 0));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
}

/** From the kernel's files, so on Linux only; elsewhere it is not known. */
function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(kernelFile(pid, 'status'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Fields 14 and 15 of the process's line, in ticks of 10 ms; its name before them may hold blanks. */
function usedMs(pid: number): number {
  const fields = kernelFile(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function kernelFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
