import { test as base, expect } from '@playwright/test';

type ConsoleRules = {
  /** Answers that the test itself provokes, such as the 409 of an old version. */
  expectedStatuses: number[];
  /** The test takes the page off the network. */
  losesNetwork: boolean;
  /** Other errors that the test itself provokes. */
  expectedErrors: RegExp[];
};

const lostNetwork = /net::ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED|NETWORK_CHANGED)/;

function isExpected(text: string, rules: ConsoleRules): boolean {
  const status = /responded with a status of (\d+)/.exec(text)?.[1];
  if (status && rules.expectedStatuses.includes(Number(status))) return true;
  if (rules.losesNetwork && lostNetwork.test(text)) return true;
  return rules.expectedErrors.some((expected) => expected.test(text));
}

/**
 * Playwright's `test`, in which an error on the page's console, or one that nobody caught, fails the test. What the
 * test provokes on purpose is named with `test.use({ expectedStatuses: [409] })`, and so on.
 */
export const test = base.extend<ConsoleRules & { consoleErrors: string[] }>({
  expectedStatuses: [[], { option: true }],
  losesNetwork: [false, { option: true }],
  expectedErrors: [[], { option: true }],
  consoleErrors: [
    async ({ page, expectedStatuses, losesNetwork, expectedErrors }, use) => {
      const rules = { expectedStatuses, losesNetwork, expectedErrors };
      const errors: string[] = [];
      const note = (text: string) => {
        if (!isExpected(text, rules)) errors.push(text);
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
