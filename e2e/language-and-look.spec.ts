import { expect, test } from './support/test';
import { card, composer, openWorkspace, say, setClock, TUESDAY } from './support/workspace';

test('the language follows the browser and can be switched, with an open card and typed words kept', async ({
  page,
}) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  await say(page, 'add call Ann tomorrow at 10:00');
  await expect(card(page, 'Add a todo: call Ann')).toBeVisible();
  await composer(page).fill('half a thought');

  await page.getByRole('button', { name: '切换到中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(card(page, '新建待办: call Ann')).toContainText('明天 12月2日 周三');
  await expect(composer(page)).toHaveValue('half a thought');

  await page.reload();
  await expect(card(page, '新建待办: call Ann')).toBeVisible();
  await expect(composer(page)).toHaveValue('half a thought');
});

test('the look that was chosen is there before the first paint', async ({ page }) => {
  await openWorkspace(page);
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const html = await (await page.request.get('/')).text();
  expect(html).toMatch(/<html[^>]*data-theme="dark"/);
  await page.reload();
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(background).toBe('rgb(26, 24, 21)');
});
