import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { messages, openWorkspace, say, setClock, TUESDAY } from './support/workspace';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const plan = {
  'en-GB': {
    words: 'plan my week: report by Thursday, 3 runs, 2h reading, slides for 1 hour, call the bank',
    open: 'Add 7 todos',
    week: 'The week before and after',
    assumed: 'Dotted days, times and lengths are assumed.',
    confirm: 'Confirm 7',
    days: ['today, Tue 1 Dec', 'tomorrow, Wed 2 Dec', 'Thu 3 Dec', 'Fri 4 Dec'],
  },
  'zh-CN': {
    words: '帮我规划这周：写周报、准备评审材料3小时、跑步三次、看书两小时、周五前交报销',
    open: '新建 7 条待办',
    week: '这周安排，前后对比',
    assumed: '带虚线的日期、时间和时长是推测的。',
    confirm: '确认 7 项',
    days: ['今天 12月1日 周二', '明天 12月2日 周三', '后天 12月3日 周四', '12月4日 周五'],
  },
} as const;

/** Where it stands in the view, in pixels from the top. */
async function topOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  expect(box).not.toBeNull();
  return box?.y ?? 0;
}

async function propose(page: Page, words: string) {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  await say(page, words);
}

for (const [locale, words] of Object.entries(plan)) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a long plan is read from its top: the week, then the lines under their days, with Confirm in reach', async ({
      page,
    }) => {
      await propose(page, words.words);
      const confirm = messages(page).getByRole('button', { name: words.confirm });
      await expect(confirm).toBeInViewport();
      const title = messages(page).getByText(words.open, { exact: true });
      await expect(title).toBeInViewport();
      const week = messages(page).getByRole('figure', { name: words.week });
      await expect(week).toBeInViewport();

      const days = messages(page).getByRole('heading', { level: 3 });
      await expect(days).toHaveText(words.days.map((day) => new RegExp(`^${day}`)));
      expect(await topOf(title)).toBeLessThan(await topOf(week));
      expect(await topOf(week)).toBeLessThan(await topOf(days.first()));

      await days.last().scrollIntoViewIfNeeded();
      await expect(title).not.toBeInViewport();
      await expect(confirm).toBeInViewport();
      await expect(messages(page).getByText(words.assumed)).toHaveCount(1);
    });
  });
}

test('each line of a long plan is edited where it stands, and can be left out', async ({ page }) => {
  await propose(page, plan['en-GB'].words);
  const friday = messages(page).getByRole('region', { name: 'Fri 4 Dec' });
  const slides = friday.getByRole('listitem').filter({ hasText: 'slides' });
  await slides.getByRole('button', { name: 'Edit slides' }).click();
  await slides.getByRole('textbox', { name: 'Say what to change' }).fill('make it Saturday');
  await page.keyboard.press('Enter');
  const saturday = messages(page).getByRole('region', { name: 'Sat 5 Dec' });
  await expect(saturday.getByRole('listitem')).toHaveText(/slides.*1 h/);
  await saturday.getByRole('checkbox', { name: 'Leave out slides' }).click();
  await expect(messages(page).getByRole('button', { name: 'Confirm 6' })).toBeInViewport();
});

test('a plan that was corrected in words is read from its top again, each time', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await propose(page, plan['en-GB'].words);
  // The plan before stays above, folded into a line.
  const title = messages(page).getByText('Add 7 todos', { exact: true }).last();
  await expect(title).toBeInViewport();
  await expect(messages(page).getByText('30', { exact: true }).first()).toBeInViewport();
  const firstLine = messages(page).getByRole('region', { name: /Dec/ }).getByRole('listitem').first();
  await expect(firstLine).toBeInViewport({ ratio: 1 });
  for (const words of ['move the runs to the afternoon', 'make the report 2 hours']) {
    // The answer before is complete.
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    await say(page, words);
    await expect(messages(page).getByRole('article', { name: 'You' }).last()).toHaveText(words);
    await expect(messages(page).getByRole('figure')).toHaveCount(1);
    await expect(
      messages(page).getByRole('article', { name: 'Nod' }).last().getByRole('figure'),
    ).toBeVisible();
    await expect(title).toBeInViewport();
  }
});

test('an edit of a line leaves the view where the line was read', async ({ page }) => {
  await propose(page, plan['en-GB'].words);
  const friday = messages(page).getByRole('region', { name: 'Fri 4 Dec' });
  const slides = friday.getByRole('listitem').filter({ hasText: 'slides' });
  const edit = slides.getByRole('button', { name: 'Edit slides' });
  await edit.scrollIntoViewIfNeeded();
  const before = await topOf(slides);
  await edit.click();
  await expect(slides.getByRole('form', { name: 'Change the fields' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slides.getByRole('form', { name: 'Change the fields' })).toHaveCount(0);
  expect(Math.abs((await topOf(slides)) - before)).toBeLessThan(4);
});
