import { readFile } from 'node:fs/promises';
import { goTo } from './support/pages';
import { expect, test } from './support/test';
import { card, list, openWorkspace, say, setClock, TUESDAY, todo } from './support/workspace';

test.beforeEach(async ({ page }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  await say(page, 'add call Ann tomorrow at 10:00');
  const proposal = card(page, 'Add a todo: call Ann');
  await expect(proposal.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await say(page, 'make it 11:30');
  await expect(proposal).toContainText('11:30');
  await proposal.getByRole('button', { name: 'Confirm' }).click();
  await expect(todo(page, 'call Ann')).toBeVisible();
  await page.getByRole('textbox', { name: 'Add a todo by hand' }).fill('Feed the cat');
  await page.keyboard.press('Enter');
  await expect(todo(page, 'Feed the cat')).toBeVisible();
  await goTo(page, 'Activity');
});

test('an action tells its whole story: words, evidence, edit, decision, what was written', async ({
  page,
}) => {
  const entry = page
    .getByRole('region', { name: 'Activity' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /Add a todo call Ann/ }) });
  await expect(entry.getByRole('button', { name: /Add a todo call Ann/ })).toContainText(
    'Confirmed · with the button',
  );
  await entry.getByRole('button', { name: /Add a todo call Ann/ }).click();
  await expect(entry).toContainText('add call Ann tomorrow at 10:00');
  await expect(entry).toContainText('You changed it in words');
  await expect(entry).toContainText('make it 11:30');
  await expect(entry).toContainText('on this device');
  await expect(entry).toContainText('Written');

  await entry.getByRole('link', { name: 'Open its conversation' }).click();
  await expect(card(page, 'Add a todo: call Ann')).toContainText('Added.');
});

test('a search and filters narrow it, and undo takes the write back', async ({ page }) => {
  const activity = page.getByRole('region', { name: 'Activity' });
  await expect(activity.getByRole('button', { name: /Feed the cat/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search activity' }).fill('ann');
  await expect(activity.getByRole('button', { name: /Feed the cat/ })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Outcome' }).selectOption({ label: 'Ran out' });
  await expect(activity).toContainText('Nothing matches.');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(activity.getByRole('button', { name: /Feed the cat/ })).toBeVisible();

  await activity.getByRole('button', { name: 'Undo' }).click();
  await expect(activity.getByRole('button', { name: /call Ann/ })).toContainText('Undone');
  await goTo(page, 'Workspace');
  await expect(list(page).getByRole('listitem').filter({ hasText: 'call Ann' })).toHaveCount(0);
});

test('it can be taken along as JSON and as CSV', async ({ page }) => {
  const json = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as JSON' }).click();
  const entries: unknown = JSON.parse(await readFile(await (await json).path(), 'utf8'));
  expect(JSON.stringify(entries)).toContain('call Ann');

  const csv = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  const download = await csv;
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines.some((line) => line.includes('call Ann'))).toBe(true);
});

test('the lines of a plan are one entry, which opens; undo there takes all of it back', async ({ page }) => {
  await goTo(page, 'Workspace');
  await say(page, 'plan my week: report 2h, 3 runs');
  await page.getByRole('log').getByRole('button', { name: 'Confirm 4' }).click();
  await expect(page.getByRole('log')).toContainText('Added all 4.');
  await goTo(page, 'Activity');

  const activity = page.getByRole('region', { name: 'Activity' });
  const plan = activity.getByRole('button', { name: /^Planned 4 todos/ });
  await expect(plan).toContainText('Confirmed');
  await expect(activity.getByRole('button', { name: /report/ })).toHaveCount(0);
  await plan.click();
  await activity.getByRole('button', { name: /report/ }).click();
  await expect(activity).toContainText('plan my week: report 2h, 3 runs');

  await activity.getByRole('button', { name: 'Undo all' }).click();
  await expect(activity.getByRole('button', { name: /^Plan 4 todos/ })).toContainText('Undone');

  await page.getByRole('searchbox', { name: 'Search activity' }).fill('run');
  await expect(activity.getByRole('button', { name: /^Add a todo run/ })).toHaveCount(3);
});
