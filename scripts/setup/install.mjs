import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mendPostgres } from './mend-postgres.mjs';
import { inRoot, OLDEST_NODE, root, SetupError } from './paths.mjs';

const stampFile = inRoot('node_modules', '.nod-installed');

/** Installs the packages of the lock file, unless exactly they are there. Says so on the terminal only when it works. */
export function installPackages() {
  const lockText = readFileSync(inRoot('package-lock.json'), 'utf8');
  const fingerprint = createHash('sha256').update(lockText).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint) return mendPostgres();
  if (!isInstalled(JSON.parse(lockText))) {
    console.log('Installing packages (npm ci), once …');
    runNpmCi(root);
  }
  mendPostgres();
  writeFileSync(stampFile, fingerprint);
}

/** Installs exactly what the lock file of a folder names. */
export function runNpmCi(folder) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    // The development packages belong to it: the build and Node itself are among them.
    env: { ...process.env, NODE_ENV: 'development', npm_config_omit: '', npm_config_include: 'dev' },
  });
  if (done.error) throw new SetupError(`npm cannot be run: ${done.error.message}`);
  if (done.status !== 0)
    throw new SetupError(`npm ci failed (exit code ${done.status}); its words are above.`);
}

/** Whether node_modules holds what the lock names, by npm's own record. Packages for other systems may be missing. */
function isInstalled(lock) {
  const record = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (path === '') return true;
    const there = installed[path];
    return there ? there.version === entry.version : entry.optional === true || entry.peer === true;
  });
}

/** Ends the script with one sentence when this Node cannot even install. */
export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    throw new SetupError(
      `Nod needs Node ${OLDEST_NODE} or newer to install itself; this is ${process.version}.`,
    );
  }
}
