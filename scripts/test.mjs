// npm test: everything, from the format to the browser. Its last line counts; its exit code says whether all is well.
import { build } from './setup/build.mjs';
import { installPackages, requireNode } from './setup/install.mjs';
import { runScript } from './setup/paths.mjs';
import { runSteps } from './setup/steps.mjs';

const buildStep = {
  name: 'production build',
  run: async () => {
    const { status, output } = build();
    return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
  },
};

await runScript(async () => {
  requireNode();
  installPackages();
  const { checkSteps } = await import('./setup/check-steps.mjs');
  const { playwrightStep, vitestStep } = await import('./setup/test-steps.mjs');
  const { passed, failed } = await runSteps([
    ...checkSteps,
    vitestStep('unit tests', 'unit'),
    vitestStep('integration tests on PGlite', 'integration-pglite'),
    vitestStep('integration tests on PostgreSQL', 'integration-postgres'),
    buildStep,
    playwrightStep('browser tests'),
  ]);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
