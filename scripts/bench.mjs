// npm run bench: what the gate costs, against a bare server that does the same writes. Writes bench/README.md.
// npm run bench -- language case-file.jsonl …: how well "when?" is read, beside the open parsers. Writes bench/language/README.md.
import { spawnSync } from 'node:child_process';
import { buildWhenNeeded } from './setup/build.mjs';
import { installPackages, requireNode, runNpmCi } from './setup/install.mjs';
import { inRoot, projectNode, root, runScript } from './setup/paths.mjs';

const [what, ...rest] = process.argv.slice(2);

await runScript(() => {
  requireNode();
  installPackages();
  if (what === 'language') {
    // The peers are large and serve this measurement only, so they are no packages of the project.
    runNpmCi(inRoot('bench', 'language', 'peers'));
    // One of them reads the clock in the zone of the process.
    return run(inRoot('bench', 'language', 'main.ts'), rest, { TZ: 'UTC' });
  }
  buildWhenNeeded();
  return run(inRoot('bench', 'gate', 'main.ts'), process.argv.slice(2));
});

function run(program, parameters, env = {}) {
  const loader = inRoot('scripts', 'setup', 'typescript.mjs');
  const ended = spawnSync(projectNode(), ['--import', loader, program, ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.exitCode = ended.status ?? 1;
}
