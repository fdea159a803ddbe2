// npm start: installs, builds and serves, each only when needed. Runs on any Node >= 20; the server runs on the project's.
import { spawn } from 'node:child_process';
import { buildWhenNeeded } from './setup/build.mjs';
import { installPackages, requireNode } from './setup/install.mjs';
import { inRoot, projectNode, root, runScript, SetupError } from './setup/paths.mjs';

const usage = `npm start                                  builds when needed and serves
npm start -- --restore-snapshot [name]     goes back to the newest (or the named) snapshot of the embedded database first
npm run dev                                serves the sources, rebuilding as they change`;

function readArguments(given) {
  const chosen = { dev: false, restore: undefined };
  for (let index = 0; index < given.length; index++) {
    const [name, value] = given[index].split('=', 2);
    if (name === '--dev') chosen.dev = true;
    else if (name === '--restore-snapshot') {
      const next = given[index + 1];
      if (value) chosen.restore = value;
      else if (next && !next.startsWith('--')) chosen.restore = given[++index];
      else chosen.restore = 'newest';
    } else throw new SetupError(`Unknown argument ${given[index]}\n\n${usage}`);
  }
  return chosen;
}

await runScript(() => {
  requireNode();
  const { dev, restore } = readArguments(process.argv.slice(2));
  installPackages();
  if (!dev) buildWhenNeeded();
  serve(dev, restore);
});

function serve(dev, restore) {
  const server = spawn(projectNode(), [inRoot('scripts', 'serve.mjs'), ...(dev ? ['--dev'] : [])], {
    cwd: root,
    // The channel ties the server to this process: it stops when this one is killed, instead of keeping the port.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...(restore && { NOD_RESTORE_SNAPSHOT: restore }) },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal sends Ctrl-C to both; the server takes the second for the same request.
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  }
  server.on('exit', (code, signal) => {
    if (signal) console.error(`The server was ended by ${signal}.`);
    process.exit(code ?? 1);
  });
}
