import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { composer, openWorkspace, say, setClock, TUESDAY } from './support/workspace';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** One line for each rule that a page breaks, with the elements that break it. */
async function problems(page: Page): Promise<string[]> {
  // What still fades in has colours of its own.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

for (const { look, locale, size } of [
  { look: 'light', locale: 'en-GB', size: { width: 1280, height: 800 } },
  { look: 'dark', locale: 'zh-CN', size: { width: 390, height: 844 } },
] as const) {
  test.describe(`${look}, ${locale}, ${size.width} wide`, () => {
    test.use({ colorScheme: look, locale, viewport: size });

    test('every page keeps the rules of accessibility, with a card open and with everything in it', async ({
      page,
    }) => {
      await setClock(page, TUESDAY);
      await openWorkspace(page);
      expect.soft(await problems(page)).toEqual([]);

      await say(page, 'add call Ann tomorrow at 10:00 #home, every week');
      await expect(page.getByRole('button', { name: /^(Confirm|确认)/ }).first()).toBeEnabled();
      expect.soft(await problems(page)).toEqual([]);
      const conversation = page.url();
      await page.goto('/confirmations');
      await expect(page.getByRole('button', { name: /^(Confirm|确认)/ }).first()).toBeEnabled();
      expect.soft(await problems(page)).toEqual([]);

      await page.goto(conversation);
      await expect(composer(page)).toBeVisible();
      await page
        .getByRole('button', { name: /^(Confirm|确认)/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /^(Undo|撤销)/ }).first()).toBeVisible();
      expect.soft(await problems(page)).toEqual([]);
      for (const path of ['/activity', '/insights', '/settings']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await problems(page), path).toEqual([]);
      }
    });
  });
}
