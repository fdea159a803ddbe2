import { expect, test } from './support/test';
import { list, messages, openWorkspace, say, setClock, TUESDAY, todo } from './support/workspace';

test.beforeEach(async ({ page }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  await say(page, 'on Friday: buy milk, pick up the parcel and water the plants');
  await expect(messages(page).getByRole('button', { name: 'Confirm 3' })).toBeEnabled();
});

test('several adds in one sentence are one card with a line each, and one Confirm', async ({ page }) => {
  await messages(page).getByRole('button', { name: 'Confirm 3' }).click();
  for (const title of ['buy milk', 'pick up the parcel', 'water the plants']) {
    await expect(todo(page, title)).toContainText('Fri 4 Dec');
  }
});

test('a line that is left out is not written; the rest is', async ({ page }) => {
  await messages(page).getByRole('checkbox', { name: 'Leave out pick up the parcel' }).click();
  await messages(page).getByRole('button', { name: 'Confirm 2' }).click();
  await expect(todo(page, 'buy milk')).toBeVisible();
  await expect(todo(page, 'water the plants')).toBeVisible();
  await expect(todo(page, 'pick up the parcel')).toHaveCount(0);
  await expect(messages(page).getByRole('button', { name: 'Undo', exact: true })).toHaveCount(2);
});

test('a line that was left out can be brought back', async ({ page }) => {
  await messages(page).getByRole('checkbox', { name: 'Leave out buy milk' }).click();
  await messages(page).getByRole('checkbox', { name: 'Include buy milk' }).click();
  await messages(page).getByRole('button', { name: 'Confirm 3' }).click();
  await expect(todo(page, 'buy milk')).toBeVisible();
});

test('one line can be changed without touching the others', async ({ page }) => {
  await messages(page).getByRole('button', { name: 'Edit water the plants' }).click();
  await page.getByRole('textbox', { name: 'Say what to change' }).fill('make it Saturday');
  await page.keyboard.press('Enter');
  await expect(messages(page)).toContainText(/Fri 4 Dec.*Sat 5 Dec/);
  await messages(page).getByRole('button', { name: 'Confirm 3' }).click();
  await expect(todo(page, 'water the plants')).toContainText('Sat 5 Dec');
  await expect(todo(page, 'buy milk')).toContainText('Fri 4 Dec');
});

test('cancel all changes nothing', async ({ page }) => {
  await messages(page).getByRole('button', { name: 'Cancel all' }).click();
  await expect(messages(page).getByRole('button', { name: 'Propose again' })).toHaveCount(1);
  await expect(list(page).getByRole('listitem')).toHaveCount(0);
});
