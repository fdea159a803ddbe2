import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { composer, list, openWorkspace, say, setClock, TUESDAY } from './support/workspace';

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

/** What was confirmed has come to the list, whether it is in view or not: until then it may still begin to fade in. */
async function landed(page: Page): Promise<void> {
  await expect(list(page).getByRole('listitem', { includeHidden: true }).first()).toBeAttached();
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
      await landed(page);
      expect.soft(await problems(page)).toEqual([]);
      for (const path of ['/activity', '/insights', '/settings']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await problems(page), path).toEqual([]);
      }
    });

    test('so does a plan: its card, a line of it being edited, what it folds into, its entry in Activity', async ({
      page,
    }) => {
      const [plan, edit] =
        locale === 'zh-CN'
          ? ['帮我规划这周：写周报、准备评审材料3小时、周五前交报销、跑步三次', '修改“写周报”']
          : ['plan my week: report by Thursday, slides on Friday, 3 runs', 'Edit report'];
      await setClock(page, TUESDAY);
      await openWorkspace(page);
      await say(page, plan);
      const confirm = page.getByRole('button', { name: /^(Confirm|确认) \d/ });
      await expect(confirm).toBeEnabled();
      await expect(page.getByRole('figure')).toHaveAttribute('aria-busy', 'false');
      // Wherever the view rests, the bar of buttons may cover half of a line, which scrolls out from under it; the last one is not covered.
      await page
        .getByRole('checkbox')
        .last()
        .evaluate((box) => box.scrollIntoView({ block: 'end' }));
      expect.soft(await problems(page), 'card').toEqual([]);

      await page.getByRole('button', { name: edit }).click();
      await page
        .getByRole('checkbox', { name: /^(Leave out|不要)/ })
        .last()
        .click();
      expect.soft(await problems(page), 'edited').toEqual([]);

      await confirm.click();
      const fold = page.getByRole('button', { name: /^(Show all|展开)/ });
      await fold.click();
      await landed(page);
      expect.soft(await problems(page), 'folded').toEqual([]);

      await page.goto('/activity');
      await page.getByRole('button', { name: /^\d+ ×|^(Planned|已安排)/ }).click();
      expect.soft(await problems(page), 'activity').toEqual([]);
    });
  });
}
