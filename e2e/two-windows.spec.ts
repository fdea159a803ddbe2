import type { Page } from '@playwright/test';
import { anotherWindow, listening, waitingRegion } from './support/pages';
import { expect, test } from './support/test';
import { card, messages, openWorkspace, say, setClock, TUESDAY, todo } from './support/workspace';

test.beforeEach(async ({ page }) => {
  await setClock(page, TUESDAY);
  const up = listening(page);
  await openWorkspace(page);
  await up;
});

/** The answer with the card is there to its end, so that the next words are sent at once. */
async function answered(page: Page): Promise<void> {
  await expect(card(page, 'Add a todo: call Ann').getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
}

/** What is told must show within a second; the rest is for a busy machine. */
const SOON = { timeout: 5_000 };

test('a decision in one window folds the card and fills the list in the other', async ({ page }) => {
  await say(page, 'add call Ann tomorrow at 10:00');
  await expect(card(page, 'Add a todo: call Ann')).toBeVisible();
  const other = await anotherWindow(page, page.url());
  await expect(card(other, 'Add a todo: call Ann').getByRole('button', { name: 'Confirm' })).toBeEnabled();

  await card(other, 'Add a todo: call Ann').getByRole('button', { name: 'Confirm' }).click();
  await expect(card(page, 'Add a todo: call Ann')).toContainText('Added.', SOON);
  await expect(todo(page, 'call Ann')).toBeVisible(SOON);
  await expect(messages(page)).toContainText('on your list for tomorrow', SOON);

  await card(page, 'Add a todo: call Ann').getByRole('button', { name: 'Undo' }).click();
  await expect(todo(other, 'call Ann')).toHaveCount(0, SOON);
  await expect(card(other, 'Add a todo: call Ann').getByRole('button', { name: 'Undo' })).toHaveCount(
    0,
    SOON,
  );
});

test('a proposal in one window is in the confirmation centre of the other, edits included', async ({
  page,
}) => {
  const other = await page.context().newPage();
  await setClock(other, TUESDAY);
  const up = listening(other);
  await other.goto('/confirmations');
  await up;
  await expect(waitingRegion(other)).toContainText('Nothing is waiting for you.');

  await say(page, 'add call Ann tomorrow at 10:00');
  const there = waitingRegion(other).getByRole('region', { name: 'Add a todo: call Ann' });
  await expect(there).toBeVisible(SOON);
  // The other window may hear of it before this one has drawn it, and what is written before that waits.
  await answered(page);
  await say(page, 'make it 11:30');
  await expect(there).toContainText('11:30', SOON);
  await expect(card(page, 'Add a todo: call Ann')).toContainText('11:30');
  await answered(page);
  await say(page, 'no');
  await expect(waitingRegion(other)).toContainText('Nothing is waiting for you.', SOON);
  await expect(other.getByRole('region', { name: 'Decided just now' })).toContainText('call Ann');
});

test('what one window changes by hand and says, the other shows', async ({ page }) => {
  await say(page, 'what do I have this week?');
  await expect(messages(page).getByRole('article', { name: 'Nod' })).toBeVisible();
  const other = await anotherWindow(page, page.url());

  await page.getByRole('textbox', { name: 'Add a todo by hand' }).fill('Feed the cat');
  await page.keyboard.press('Enter');
  await expect(todo(other, 'Feed the cat')).toBeVisible(SOON);

  await say(other, 'add call Ann tomorrow at 10:00');
  await expect(messages(page)).toContainText('add call Ann tomorrow at 10:00', SOON);
  await expect(card(page, 'Add a todo: call Ann').getByRole('button', { name: 'Confirm' })).toBeVisible(SOON);
});
