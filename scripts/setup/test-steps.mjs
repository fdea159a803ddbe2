import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { runProgram } from './steps.mjs';

const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');
const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js');

/** One project of vitest.config.ts. A file that does not load, and a skipped test, count as failed. */
export const vitestStep = (name, project) => ({
  name,
  run: () =>
    withReport(async (report) => {
      const { status, output } = await runProgram(vitest, [
        'run',
        `--project=${project}`,
        '--passWithNoTests=false',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]);
      return count(status, output, readReport(report), ({ numPassedTests, testResults }) => {
        const tests = testResults.flatMap((file) => file.assertionResults);
        const silent = testResults.filter(
          (file) => file.status === 'failed' && file.assertionResults.length === 0,
        );
        return { passed: numPassedTests, failed: tests.length - numPassedTests + silent.length };
      });
    }),
});

/** The browser tests, against the production build. A skipped test counts as failed. */
export const playwrightStep = (name) => ({
  name,
  needs: 'production build',
  run: () =>
    withReport(async (report) => {
      const { status, output } = await runProgram(playwright, ['test', '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      });
      return count(status, output, readReport(report), ({ stats, errors }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky + stats.skipped + (stats.unexpected === 0 ? errors.length : 0),
      }));
    }),
});

/** A runner that failed without counting anything has failed once. */
function count(status, output, report, read) {
  const { passed, failed } = report === null ? { passed: 0, failed: 0 } : read(report);
  return { passed, failed: failed === 0 && status !== 0 ? 1 : failed, output };
}

async function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), 'nod-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
