import { test as base, expect } from '@playwright/test';

/**
 * Playwright's `test`, in which an error on the page's console, or one that nobody caught, fails the test. What the
 * test itself provokes (an old version, a network that is off) is no error of the page: describe it in
 * `expectedErrors`, with `test.use({ expectedErrors: [/status of 409/] })`.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; consoleErrors: string[] }>({
  expectedErrors: [[], { option: true }],
  consoleErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
      };
      page.on('pageerror', (error) => note(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') note(message.text());
      });
      await use(errors);
      expect(errors, 'errors on the console of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
