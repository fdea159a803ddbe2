import { inRoot } from './paths.mjs';
import { commandStep } from './steps.mjs';
import { vitestStep } from './test-steps.mjs';

const biome = inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome');
const next = inRoot('node_modules', 'next', 'dist', 'bin', 'next');
const typescript = inRoot('node_modules', 'typescript', 'bin', 'tsc');
const knip = inRoot('node_modules', 'knip', 'bin', 'knip.js');

/** What can be said of the sources without running them: `npm run check`, and the first steps of `npm test`. */
export const checkSteps = [
  commandStep('format', [biome, 'format', '.']),
  commandStep(
    'lint',
    [biome, 'lint', '--error-on-warnings', '.'],
    [biome, 'check', '--formatter-enabled=false', '.'],
  ),
  commandStep('types', [next, 'typegen'], [typescript, '--noEmit', '-p', '.']),
  commandStep('dead code', [knip, '--no-progress']),
  vitestStep('import rules', 'imports'),
];
