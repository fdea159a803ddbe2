import { expect, test } from './support/test';
import { card, composer, messages, openWorkspace, say, setClock, TUESDAY } from './support/workspace';

test('conversations can be started, found again and deleted', async ({ page }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  await say(page, 'add call Ann tomorrow at 10:00');
  await expect(card(page, 'Add a todo: call Ann')).toBeVisible();

  await page.getByRole('button', { name: 'New conversation' }).click();
  await expect(page.getByRole('heading', { name: "What's on your mind?" })).toBeVisible();
  await page.getByRole('button', { name: "What's on this week?" }).click();
  await expect(composer(page)).toHaveValue("What's on this week?");
  await composer(page).press('Enter');
  await expect(messages(page).getByRole('article', { name: 'Nod' })).toBeVisible();

  await page.getByRole('button', { name: 'Conversations' }).click();
  await page.getByRole('button', { name: 'add call Ann tomorrow at 10:00', exact: true }).click();
  await expect(card(page, 'Add a todo: call Ann').getByRole('button', { name: 'Confirm' })).toBeVisible();

  await page.goBack();
  await expect(messages(page)).toContainText("What's on this week?");

  await page.getByRole('button', { name: 'Conversations' }).click();
  await page.getByRole('button', { name: /^Delete this conversation: What's on/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete conversation' }).click();
  await expect(page.getByRole('heading', { name: "What's on your mind?" })).toBeVisible();
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedStatuses: [404] });

  test('says so and offers a new conversation', async ({ page }) => {
    await openWorkspace(page, '/?thread=nowhere');
    await page.getByRole('alert').getByRole('button', { name: 'New conversation' }).click();
    await expect(composer(page)).toBeVisible();
  });
});
