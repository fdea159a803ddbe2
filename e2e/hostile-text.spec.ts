import { expect, test } from './support/test';
import { list, openWorkspace, todo } from './support/workspace';

test('a text that hides characters shows them, and markup stays text', async ({ page }) => {
  await openWorkspace(page);
  const field = list(page).getByRole('textbox', { name: 'Add a todo by hand' });
  await field.fill('pay \u202eBob\u200b <b>now</b>');
  await field.press('Enter');
  const row = todo(page, '<b>now</b>');
  await expect(row.getByRole('img', { name: 'invisible character U+202E' })).toBeVisible();
  await expect(row.getByRole('img', { name: 'invisible character U+200B' })).toBeVisible();
});
