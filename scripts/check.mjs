// npm run check: format, lint, types, dead code and import rules. Changes nothing.
import { installPackages, requireNode } from './setup/install.mjs';
import { runScript } from './setup/paths.mjs';
import { runSteps } from './setup/steps.mjs';

await runScript(async () => {
  requireNode();
  installPackages();
  const { checkSteps } = await import('./setup/check-steps.mjs');
  const { failed } = await runSteps(checkSteps);
  process.exitCode = failed > 0 ? 1 : 0;
});
