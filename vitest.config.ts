import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('./', import.meta.url));
const integration = '**/*.integration.test.ts';
const importRules = 'test/import-rules.test.ts';
const ignored = ['**/node_modules/**', '**/.next/**', 'e2e/**'];

/**
 * The same integration tests run on each database; the project says which one `testDatabase()` hands out. What is about
 * one of them only is in `*.pglite.integration.test.ts` or `*.postgres.integration.test.ts`; so are dialogues about words, which are many and ask
 * nothing of a database that others do not ask already.
 */
function integrationProject(database: 'pglite' | 'postgres') {
  const other = database === 'pglite' ? 'postgres' : 'pglite';
  return {
    extends: true as const,
    test: {
      name: `integration-${database}`,
      include: [integration],
      exclude: [...ignored, `**/*.${other}.integration.test.ts`],
      globalSetup: [`db/testing/setup-${database}.ts`],
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 60_000 } },
      maxWorkers: 2,
      // Run together with the unit tests, they come after them: each group has its own number of workers.
      sequence: { groupOrder: 1 },
    },
  };
}

export default defineConfig({
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    // Files share a process and its modules: loading the product anew for each took half of all the time. What a test changes it puts back.
    isolate: false,
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...ignored, integration, importRules],
          // Far beyond what any takes: a busy machine must not fail a test.
          testTimeout: 20_000,
        },
      },
      { extends: true, test: { name: 'imports', include: [importRules] } },
      integrationProject('pglite'),
      integrationProject('postgres'),
    ],
  },
});
