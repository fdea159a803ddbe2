import { execFileSync, type SpawnSyncOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const START_TIMEOUT_MS = 30_000;

export type ThrowawayPostgres = { url: string; stop(): Promise<void> };

/**
 * Starts a PostgreSQL server of our own in a temporary folder, on a free port of the loopback address, without waiting
 * for the disk. Throws with the command that installs PostgreSQL when it is missing: no database is a failure of the
 * tests, never a skip.
 */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres> {
  const programs = programFolder();
  const owner = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'nod-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options: SpawnSyncOptions = { ...owner, cwd: folder, stdio: 'pipe' };
  const port = await freePort();
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'nod', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    options,
  );
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(server, 'exit');
  const stop = async () => {
    if (server.exitCode === null) server.kill('SIGINT');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  // A test run that is stopped in the middle must not leave a server behind.
  process.once('exit', () => server.kill('SIGQUIT'));
  try {
    await ready(server.stderr);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://nod@127.0.0.1:${port}/postgres`, stop };
}

/** Resolves when the server says that it takes connections; rejects with what it said instead. */
async function ready(output: NodeJS.ReadableStream): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`PostgreSQL did not start (${why}):\n${said}`));
    const timer = setTimeout(() => fail('no answer in time'), START_TIMEOUT_MS);
    output.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('database system is ready to accept connections')) {
        clearTimeout(timer);
        resolve();
      }
    });
    output.on('end', () => {
      clearTimeout(timer);
      fail('it ended');
    });
  });
}

function programFolder(): string {
  const debian = '/usr/lib/postgresql';
  const versions = entries(debian).sort((a, b) => Number(b) - Number(a));
  const candidates = [
    ...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''),
    ...versions.map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/bin',
    '/usr/local/pgsql/bin',
  ];
  const found = candidates.find(
    (folder) => isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres')),
  );
  if (found) return found;
  const command =
    process.platform === 'darwin' ? 'brew install postgresql' : 'sudo apt-get install postgresql';
  throw new Error(
    `PostgreSQL is not installed. Install it with: ${command}\n(or name a server for tests in TEST_DATABASE_URL)`,
  );
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there, or not executable: either way not the one to run.
    return false;
  }
}

/** PostgreSQL refuses to run as root: then it runs as the account that its package made. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  throw new Error('PostgreSQL does not run as root, and there is no account "postgres" to run it as.');
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
