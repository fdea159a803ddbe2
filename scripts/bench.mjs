// npm run bench: what the gate costs, against a bare server that does the same writes. Writes bench/README.md.
import { spawnSync } from 'node:child_process';
import { buildWhenNeeded } from './setup/build.mjs';
import { installPackages, requireNode } from './setup/install.mjs';
import { inRoot, projectNode, root, runScript } from './setup/paths.mjs';

await runScript(() => {
  requireNode();
  installPackages();
  buildWhenNeeded();
  const program = [
    '--import',
    inRoot('scripts', 'setup', 'typescript.mjs'),
    inRoot('bench', 'gate', 'main.ts'),
  ];
  const ended = spawnSync(projectNode(), [...program, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = ended.status ?? 1;
});
