import { expect, test } from './support/test';
import { card, openWorkspace, say, setClock, TUESDAY, todo } from './support/workspace';

test('a reminder shows in the open app when its moment comes, once, and can check off', async ({ page }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  await say(page, 'remind me to take out the bread today at 9:30');
  await card(page, 'Add a todo: take out the bread').getByRole('button', { name: 'Confirm' }).click();
  await expect(todo(page, 'take out the bread')).toBeVisible();
  const reminder = page.getByRole('dialog').filter({ hasText: 'Reminder: take out the bread' });
  await expect(reminder).toHaveCount(0);

  await page.setExtraHTTPHeaders({ 'x-nod-now': '2026-12-01T01:30:10Z' });
  await page.clock.fastForward('30:10');
  await expect(reminder).toBeVisible();

  await page.reload();
  await expect(todo(page, 'take out the bread')).toBeVisible();
  await page.clock.fastForward('00:30');
  await expect(reminder).toHaveCount(0);
});

test('checking off from the reminder completes the todo', async ({ page }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  await say(page, 'remind me to take out the bread today at 9:30');
  await card(page, 'Add a todo: take out the bread').getByRole('button', { name: 'Confirm' }).click();
  await expect(todo(page, 'take out the bread')).toBeVisible();
  await page.setExtraHTTPHeaders({ 'x-nod-now': '2026-12-01T01:30:10Z' });
  await page.clock.fastForward('30:10');
  const reminder = page.getByRole('dialog').filter({ hasText: 'Reminder: take out the bread' });
  await reminder.getByRole('button', { name: 'Done' }).click();
  await expect(todo(page, 'take out the bread')).toHaveCount(0);
});
