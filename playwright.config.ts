import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from './e2e/support/chromium';

/** Chosen once and handed down: Playwright reads this file again in every worker. */
process.env.NOD_E2E_PORT ??= String(20_000 + (process.pid % 20_000));
if (!process.env.NOD_E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'nod-e2e-'));
  process.env.NOD_E2E_DATA_DIR = folder;
  // At the very end: a global teardown would run while the server still writes there.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
const port = process.env.NOD_E2E_PORT;
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
    // Moving pictures are drawn by the processor here, and take its time from what is tested.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording costs every test a good part of its time: ask for it when something is to be looked at.
    trace: process.env.NOD_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        // Its own sandbox does not work for root, in a container or a build machine.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${baseURL}/api/health`,
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      NOD_DATA_DIR: process.env.NOD_E2E_DATA_DIR,
      NOD_TEST_CLOCK: '1',
      DATABASE_URL: '',
      MODEL: 'builtin',
      LOG_LEVEL: 'warn',
    },
  },
});
