import { test as base, expect } from '@playwright/test';

/**
 * Playwright's `test`, in which an error on the page's console, or one that nobody caught, fails the test. A response
 * that the test itself provokes (an old version, a network that is off) is no error of the page: name its status in
 * `expectedStatuses`.
 */
export const test = base.extend<{ expectedStatuses: number[]; consoleErrors: string[] }>({
  expectedStatuses: [[], { option: true }],
  consoleErrors: [
    async ({ page, expectedStatuses }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        const status = /the server responded with a status of (\d+)/.exec(message.text())?.[1];
        const isExpected = status !== undefined && expectedStatuses.includes(Number(status));
        if (message.type() === 'error' && !isExpected) errors.push(message.text());
      });
      await use(errors);
      expect(errors, 'errors on the console of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
