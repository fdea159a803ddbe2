import { existsSync } from 'node:fs';

/** The browser of the system: Playwright's own would have to be downloaded. */
export function chromiumPath(): string {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  const found = candidates.find((path) => path && existsSync(path));
  if (found) return found;
  throw new Error(
    'Chromium is not installed. Install it with: sudo apt-get install chromium fonts-noto-cjk\n' +
      '(or name a Chromium or Chrome in CHROMIUM_PATH)',
  );
}
