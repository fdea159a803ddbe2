import { expect, test } from './support/test';
import { card, composer, list, openWorkspace, setClock, TUESDAY, todo } from './support/workspace';

test.beforeEach(async ({ page }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type('add call Ann tomorrow at 10:00');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Add a todo: call Ann').getByRole('button', { name: 'Confirm' })).toBeEnabled();
});

test('the keyboard alone: reach the card, edit it, confirm it', async ({ page }) => {
  const proposal = card(page, 'Add a todo: call Ann');
  await expect(composer(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(proposal).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByRole('textbox', { name: 'Say what to change' })).toBeFocused();
  await page.keyboard.type('make it 11:00');
  await page.keyboard.press('Enter');
  await expect(proposal).toContainText(/10:00.*11:00/);
  await expect(proposal).toBeFocused();
  await expect(proposal.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(todo(page, 'call Ann')).toContainText('tomorrow · 11:00');
  await expect(proposal).toBeFocused();
});

test('Escape on the card cancels; Escape in its edit field only closes the field', async ({ page }) => {
  const proposal = card(page, 'Add a todo: call Ann');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('e');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Say what to change' })).toHaveCount(0);
  await expect(proposal).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(proposal).toContainText('Nothing was changed.');
  await expect(list(page).getByRole('listitem')).toHaveCount(0);
});

test('Enter in the message field never confirms a card', async ({ page }) => {
  await composer(page).press('Enter');
  await composer(page).press('Enter');
  await expect(card(page, 'Add a todo: call Ann').getByRole('button', { name: 'Confirm' })).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveCount(0);
});

test('Shift and Enter make a new line', async ({ page }) => {
  await page.keyboard.type('one');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two');
  await expect(composer(page)).toHaveValue('one\ntwo');
});

test('Tab goes through the card in reading order: other readings, Confirm, Edit, Cancel', async ({
  page,
}) => {
  await page.keyboard.press('ArrowUp');
  const proposal = card(page, 'Add a todo: call Ann');
  await expect(proposal).toBeFocused();
  for (const name of ['22:00', 'Confirm', 'Edit', 'Cancel']) {
    await page.keyboard.press('Tab');
    await expect(proposal.getByRole('button', { name })).toBeFocused();
  }
});
