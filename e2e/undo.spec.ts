import type { Page } from '@playwright/test';
import { anotherWindow } from './support/pages';
import { expect, test } from './support/test';
import { list, messages, openWorkspace, say, setClock, TUESDAY } from './support/workspace';

const todos = (page: Page) => list(page).getByRole('listitem');
const struckOut = (page: Page) => messages(page).getByRole('deletion');

test.beforeEach(async ({ page }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  await say(page, 'on Friday: buy milk, pick up the parcel and water the plants');
  await messages(page).getByRole('button', { name: 'Confirm 3' }).click();
  await expect(messages(page)).toContainText('Added all 3.');
  await expect(todos(page)).toHaveCount(3);
});

test('undo of one line says how many of them, of all that nothing of it stands; every window says so', async ({
  page,
}) => {
  const other = await anotherWindow(page, page.url());
  await expect(messages(other)).toContainText('Added all 3.');

  await messages(page).getByRole('button', { name: 'Undo', exact: true }).first().click();
  for (const window of [page, other]) {
    await expect(messages(window)).toContainText('1 of 3 undone since');
    await expect(struckOut(window)).toHaveCount(0);
    await expect(todos(window)).toHaveCount(2);
  }

  await messages(page).getByRole('button', { name: 'Undo all' }).click();
  for (const window of [page, other]) {
    await expect(struckOut(window)).toHaveText('Added all 3.');
    await expect(messages(window).getByRole('region', { name: 'Add 3 todos' })).toContainText('Undone.');
    await expect(messages(window).getByRole('button', { name: /Undo/ })).toHaveCount(0);
    await expect(todos(window)).toHaveCount(0);
  }
});

test('undo in words shows on the card and on what was said of it', async ({ page }) => {
  await say(page, 'undo');
  await expect(struckOut(page)).toHaveText('Added all 3.');
  await expect(messages(page).getByRole('region', { name: 'Add 3 todos' })).toContainText('Undone.');
  await expect(messages(page).getByRole('button', { name: /Undo/ })).toHaveCount(0);
  await expect(todos(page)).toHaveCount(0);

  await page.reload();
  await expect(struckOut(page)).toHaveText('Added all 3.');
});

test('what was confirmed in words and then undone does not go on saying that it is there', async ({
  page,
}) => {
  await say(page, 'add call Ann tomorrow at 10:00');
  const card = messages(page).getByRole('region', { name: 'Add a todo: call Ann' });
  await expect(card.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await say(page, 'yes');
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toContainText('Undone.');
  await expect(struckOut(page)).toContainText('on your list for tomorrow');
});

test('a card that was set aside is proposed again as one', async ({ page }) => {
  await say(page, 'on Saturday: sweep, dust, iron and cook');
  await expect(messages(page).getByRole('button', { name: 'Confirm 4' })).toBeEnabled();
  await say(page, 'what do I have this week?');
  const again = messages(page).getByRole('button', { name: 'Propose again' });
  await expect(again).toHaveCount(1);
  await again.click();
  await messages(page).getByRole('button', { name: 'Confirm 4' }).click();
  await expect(messages(page).getByRole('region', { name: 'Add 4 todos' })).toContainText('Added 4 todos');
  await page.getByRole('button', { name: 'See all' }).click();
  await expect(todos(page)).toHaveCount(7);
});
