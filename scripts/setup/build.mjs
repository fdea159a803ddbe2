import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, projectNode, root, SetupError } from './paths.mjs';

const stampFile = inRoot('.next', 'nod-built');

/** Everything that a build reads. Tests are left out: changing one is no reason to build. */
const sources = [
  'app',
  'components',
  'db',
  'lib',
  'public',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'proxy.ts',
  'tsconfig.json',
];

/** Makes the production build, unless it is there and made of exactly these sources. */
export function buildWhenNeeded() {
  const fingerprint = sourceFingerprint();
  const built = existsSync(inRoot('.next', 'BUILD_ID')) && existsSync(stampFile);
  if (built && readFileSync(stampFile, 'utf8') === fingerprint) return;
  console.log('Building, about a minute …');
  const { status, output } = build();
  if (status !== 0) throw new SetupError(`${output}\nThe build failed; its words are above.`);
}

/** Makes the production build in any case. Resolves what it printed, for when it failed. */
export function build() {
  const fingerprint = sourceFingerprint();
  const done = spawnSync(projectNode(), [inRoot('node_modules', 'next', 'dist', 'bin', 'next'), 'build'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (done.status === 0) writeFileSync(stampFile, fingerprint);
  return { status: done.status ?? 1, output: `${done.stdout}${done.stderr}` };
}

function sourceFingerprint() {
  const hash = createHash('sha256');
  for (const source of sources.filter((path) => existsSync(inRoot(path)))) {
    for (const file of filesOf(source))
      hash
        .update(`${file}\0`)
        .update(readFileSync(inRoot(file)))
        .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(inRoot(path)) || path.endsWith('.test.ts') || path.endsWith('.test.tsx')) return [];
  const entries = listFolder(path);
  return entries === null ? [path] : entries.flatMap((name) => filesOf(join(path, name)));
}

function listFolder(path) {
  try {
    return readdirSync(inRoot(path)).sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  }
}
