// npm run proof: the long versions of the model-based and the crash tests, on both databases, and of the hostile texts. Writes docs/proof.md.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages, requireNode } from './setup/install.mjs';
import { inRoot, projectNode, root, runScript, SetupError } from './setup/paths.mjs';

/** Random histories and kills, on both databases together. `--short` tries the script itself. */
const amounts = process.argv.includes('--short')
  ? { sequences: 20, kills: 2, texts: 100 }
  : { sequences: 10_000, kills: 50, texts: 10_000 };

await runScript(() => {
  requireNode();
  installPackages();
  const folder = mkdtempSync(join(tmpdir(), 'nod-proof-'));
  const findings = join(folder, 'findings.jsonl');
  writeFileSync(findings, '');
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');
  const projects = ['unit', 'integration-pglite', 'integration-postgres'].flatMap((name) => [
    '--project',
    name,
  ]);
  const files = ['test/model/model-based', 'test/crash/crash', 'lib/language/hostile'];
  const ended = spawnSync(projectNode(), [vitest, 'run', ...projects, ...files], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NOD_PROOF_SEQUENCES: String(amounts.sequences / 2),
      NOD_CRASH_KILLS: String(amounts.kills / 2),
      NOD_HOSTILE_TEXTS: String(amounts.texts),
      NOD_PROOF_FINDINGS: findings,
    },
  });
  const lines = readFileSync(findings, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  rmSync(folder, { recursive: true, force: true });
  if (ended.status !== 0) throw new SetupError('The proof failed; docs/proof.md is as it was.');
  writeFileSync(inRoot('docs', 'proof.md'), report(lines));
  console.log('Wrote docs/proof.md.');
});

function report(findings) {
  const rows = findings.map(({ proof, database, counts }) => {
    const told = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
    return `| ${proof} | ${database} | ${told.join(', ')} |`;
  });
  return `# Proof

Made by \`npm run proof\`, which runs what \`npm test\` runs in small: random histories of several actors beside a simple reference of the gate
(\`test/model\`), a server that is killed at random instants under load (\`test/crash\`), and random texts of any characters and half-finished grammar
(\`lib/language/hostile.test.ts\`). It writes this page only when nothing disagreed.

| proof | database | counts |
|---|---|---|
${rows.sort().join('\n')}
`;
}
