import { expect, test } from './support/test';
import { list, openWorkspace, setClock, TUESDAY, todo } from './support/workspace';

test.beforeEach(async ({ page }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  await list(page).getByRole('textbox', { name: 'Add a todo by hand' }).fill('Water the plants');
  await page.keyboard.press('Enter');
  await expect(todo(page, 'Water the plants')).toBeVisible();
});

test('check off, find it under Done, and take it back', async ({ page }) => {
  await list(page).getByRole('checkbox', { name: 'Complete Water the plants' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(0);
  await list(page).getByRole('tab', { name: 'Done' }).click();
  await expect(list(page).getByRole('checkbox', { name: 'Reopen Water the plants' })).toBeChecked();

  const note = page.getByRole('dialog').filter({ hasText: 'Done: Water the plants' });
  await note.getByRole('button', { name: 'Undo' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(0);
  await list(page).getByRole('tab', { name: 'Today' }).click();
  await expect(todo(page, 'Water the plants')).toBeVisible();
});

test('edit in place: only what was touched changes, and it is there after a reload', async ({ page }) => {
  await list(page).getByRole('button', { name: 'Edit Water the plants' }).click();
  const form = list(page).getByRole('form', { name: 'Edit Water the plants' });
  await expect(form.getByLabel('Title')).toBeFocused();
  await form.getByLabel('Title').fill('Water the ficus');
  await form.getByLabel('Date').fill('2026-12-02');
  await form.getByLabel('Time').fill('08:30');
  await form.getByLabel('Repeats').selectOption('Every week');
  await form.getByLabel('Priority').selectOption('Urgent');
  await form.getByLabel('Tags').fill('home, #green');
  await form.getByLabel('Notes').fill('just a little');
  await form.getByRole('button', { name: 'Save' }).click();

  await page.reload();
  const row = todo(page, 'Water the ficus');
  await expect(row).toContainText('tomorrow · 08:30');
  await expect(row).toContainText('every week');
  await expect(row).toContainText('Urgent');
  await expect(row).toContainText('#home');
  await expect(row).toContainText('#green');
  await expect(row).toContainText('just a little');
});

test('Escape leaves a todo as it was', async ({ page }) => {
  await list(page).getByRole('button', { name: 'Edit Water the plants' }).click();
  await list(page).getByLabel('Title').fill('Something else');
  await page.keyboard.press('Escape');
  await expect(todo(page, 'Water the plants')).toBeVisible();
  await expect(list(page).getByRole('button', { name: 'Edit Water the plants' })).toBeFocused();
});

test('delete asks nothing and has an undo', async ({ page }) => {
  await list(page).getByRole('button', { name: 'Edit Water the plants' }).click();
  await list(page).getByRole('button', { name: 'Delete' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(0);
  const note = page.getByRole('dialog').filter({ hasText: 'Deleted: Water the plants' });
  await note.getByRole('button', { name: 'Undo' }).click();
  await expect(todo(page, 'Water the plants')).toBeVisible();
});

test('the views and the search show what they say', async ({ page }) => {
  await list(page).getByRole('tab', { name: 'Upcoming' }).click();
  await expect(list(page)).toContainText('Nothing planned yet.');
  await list(page).getByRole('tab', { name: 'Overdue' }).click();
  await expect(list(page)).toContainText('Nothing overdue.');
  await list(page).getByRole('tab', { name: 'All' }).click();
  await expect(todo(page, 'Water the plants')).toBeVisible();

  await list(page).getByRole('button', { name: 'Search' }).click();
  await list(page).getByRole('searchbox', { name: 'Search todos' }).fill('ficus');
  await expect(list(page)).toContainText('Nothing found for “ficus”');
  await list(page).getByRole('searchbox', { name: 'Search todos' }).fill('plants');
  await expect(list(page)).toContainText('1 todo found');
  await expect(todo(page, 'Water the plants')).toBeVisible();
});

test('a todo whose time has passed is overdue', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-nod-now': '2026-12-03T01:00:00Z' });
  await page.clock.setSystemTime('2026-12-03T01:00:00Z');
  await page.reload();
  const overdue = list(page).getByRole('region', { name: 'Overdue' });
  await expect(overdue.getByRole('listitem').filter({ hasText: 'Water the plants' })).toBeVisible();
  await list(page).getByRole('tab', { name: 'Overdue' }).click();
  await expect(todo(page, 'Water the plants')).toBeVisible();
});
