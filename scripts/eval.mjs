// npm run eval -- [--model M] [--out predictions.jsonl] [--wrong N] [--page README.md] case-file.jsonl …
// Measures how well sentences are understood; the format of cases and predictions is described in docs/language.md.
import { spawnSync } from 'node:child_process';
import { installPackages, requireNode } from './setup/install.mjs';
import { inRoot, projectNode, runScript } from './setup/paths.mjs';

await runScript(async () => {
  requireNode();
  installPackages();
  const program = [
    '--import',
    inRoot('scripts', 'setup', 'typescript.mjs'),
    inRoot('scripts', 'eval', 'main.ts'),
  ];
  const ended = spawnSync(projectNode(), [...program, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = ended.status ?? 1;
});
