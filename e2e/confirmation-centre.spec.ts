import { goTo, proposeApart, waitingRegion } from './support/pages';
import { expect, test } from './support/test';
import { openWorkspace, setClock, TUESDAY, todo } from './support/workspace';

test.beforeEach(async ({ page }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  await proposeApart(page, 'add call Ann tomorrow at 10:00');
  await proposeApart(page, 'add buy milk, pick up the parcel and water the plants on Friday');
});

test('every pending card of every conversation is on one page, with where it came from', async ({ page }) => {
  await page.getByRole('link', { name: '4 changes waiting for you' }).click();
  const waiting = waitingRegion(page);
  await expect(page.getByText('4 changes from 2 conversations')).toBeVisible();
  await expect(waiting.getByRole('region', { name: 'Add a todo: call Ann' })).toBeVisible();
  await expect(waiting.getByRole('region', { name: 'Add 3 todos' })).toBeVisible();

  await waiting.getByRole('link', { name: 'add call Ann tomorrow at 10:00' }).click();
  await expect(page.getByRole('log').getByRole('region', { name: 'Add a todo: call Ann' })).toBeVisible();
});

test('confirming all takes every line that is on a card, and none that was taken out', async ({ page }) => {
  await goTo(page, 'Confirmations');
  const waiting = waitingRegion(page);
  await waiting.getByRole('checkbox', { name: 'Leave out pick up the parcel' }).click();
  await waiting.getByRole('button', { name: 'Confirm all 3' }).click();
  await expect(waiting.getByRole('status', { name: 'What came of it' })).toContainText(
    '3 changes confirmed.',
  );
  await expect(waiting).toContainText('Nothing is waiting for you.');
  const settled = page.getByRole('region', { name: 'Decided just now' });
  await expect(settled.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(3);

  await goTo(page, 'Workspace');
  for (const title of ['call Ann', 'buy milk', 'water the plants'])
    await expect(todo(page, title)).toBeVisible();
  await expect(todo(page, 'pick up the parcel')).toHaveCount(0);
});

test('selected cards are decided together, the others stay', async ({ page }) => {
  await goTo(page, 'Confirmations');
  const waiting = waitingRegion(page);
  await waiting.getByRole('checkbox', { name: 'Select Add 3 todos' }).click();
  await waiting.getByRole('button', { name: 'Cancel 3' }).click();
  await expect(waiting.getByRole('status', { name: 'What came of it' })).toContainText(
    '3 changes cancelled.',
  );
  await expect(waiting.getByRole('region', { name: 'Add a todo: call Ann' })).toBeVisible();
  await expect(waiting.getByRole('toolbar')).toHaveCount(0);
  await waiting.getByRole('button', { name: 'Confirm' }).click();
  await expect(waiting).toContainText('Nothing is waiting for you.');

  // The assistant went on in a conversation that nobody had open.
  await goTo(page, 'Workspace');
  await page.getByRole('button', { name: 'Conversations' }).click();
  await page.getByRole('button', { name: 'add call Ann tomorrow at 10:00', exact: true }).click();
  await expect(page.getByRole('log')).toContainText('on your list for tomorrow');
});

test('a card of high risk among them is asked about on its own', async ({ page }) => {
  await goTo(page, 'Confirmations');
  await waitingRegion(page).getByRole('button', { name: 'Confirm all 4' }).click();
  await expect(waitingRegion(page)).toContainText('Nothing is waiting for you.');
  await goTo(page, 'Workspace');
  await proposeApart(page, 'add sweep, dust, iron and cook on Saturday');
  await page.getByRole('log').getByRole('button', { name: 'Confirm 4' }).click();
  await expect(page.getByRole('log').getByRole('button', { name: 'Undo all' })).toBeVisible();
  await proposeApart(page, 'delete everything');
  await proposeApart(page, 'add read the paper tomorrow');

  await goTo(page, 'Confirmations');
  const waiting = waitingRegion(page);
  await waiting.getByRole('button', { name: 'Confirm all 9' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 8 todos' });
  await expect(question).toContainText('iron');
  await expect(question.getByRole('button', { name: 'Confirm 8' })).toBeDisabled();
  await question.getByRole('button', { name: 'Leave it waiting' }).click();
  await expect(waiting.getByRole('status', { name: 'What came of it' })).toContainText('1 change confirmed.');
  await expect(waiting.getByRole('region', { name: 'Delete 8 todos' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Decided just now' })).toContainText('read the paper');
});

test('with nothing pending the page says so', async ({ page, context }) => {
  // A page that is still open would ask once more, and be refused.
  await page.goto('about:blank');
  await context.clearCookies();
  await page.goto('/confirmations');
  await expect(waitingRegion(page)).toContainText('Nothing is waiting for you.');
});
