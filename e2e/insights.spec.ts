import { goTo } from './support/pages';
import { expect, test } from './support/test';
import { card, openWorkspace, say, setClock, TUESDAY, todo } from './support/workspace';

test('insights tell how fast cards are answered and what becomes of them, as charts and as tables', async ({
  page,
}) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  await goTo(page, 'Insights');
  await expect(page.getByText('Nothing was proposed in this time.')).toBeVisible();

  await goTo(page, 'Workspace');
  await say(page, 'add call Ann tomorrow at 10:00');
  await expect(card(page, 'Add a todo: call Ann').getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await page.setExtraHTTPHeaders({ 'x-nod-now': '2026-12-01T01:00:04Z' });
  await card(page, 'Add a todo: call Ann').getByRole('button', { name: 'Confirm' }).click();
  await expect(todo(page, 'call Ann')).toBeVisible();
  await say(page, 'add water the plants on Friday');
  await card(page, 'Add a todo: water the plants').getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'Add a todo: water the plants')).toContainText('Nothing was changed.');

  await goTo(page, 'Insights');
  await expect(page.getByRole('img', { name: /^1 of 2 proposals confirmed/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Median answer/ })).toBeVisible();
  const shares = page.getByRole('region', { name: 'What became of proposals' });
  await expect(shares.getByRole('row', { name: /^Add 2 50% 0% 50% 0% 0% 0%/ })).toBeVisible();

  await page.getByRole('radio', { name: '7 days' }).click();
  await shares.getByText('As a table').click();
  await expect(shares.getByRole('row', { name: /^1 Dec 2 1 1 0 0 0/ })).toBeVisible();
});
