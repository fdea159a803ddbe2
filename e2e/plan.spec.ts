import type { Page } from '@playwright/test';
import { goTo, listening } from './support/pages';
import { expect, test } from './support/test';
import { messages, openWorkspace, say, setClock, TUESDAY, todo } from './support/workspace';

test.beforeEach(async ({ page }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
});

const dayOf = (page: Page, day: string) =>
  messages(page).getByRole('figure').getByRole('listitem').filter({ hasText: day });

test("a plan's card pictures the week, and the picture follows what is left out and edited", async ({
  page,
}) => {
  await say(page, 'add dentist Thursday at 9am for 1 hour');
  await messages(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(todo(page, 'dentist')).toContainText('Thu 3 Dec');

  await say(page, 'plan my week: report for 2 hours on Thursday, slides for 1 hour on Friday');
  const thursday = dayOf(page, 'Thu 3 Dec: 1 h taken now, 3 h after this');
  await expect(thursday).toContainText('09:00–10:00 dentist, there already');
  await expect(thursday).toContainText('report, this card');
  await expect(dayOf(page, 'Fri 4 Dec')).toContainText('0 min taken now, 1 h after this');

  await messages(page).getByRole('checkbox', { name: 'Leave out report' }).click();
  await expect(dayOf(page, 'Thu 3 Dec')).toContainText('1 h taken now, 1 h after this');
  await messages(page).getByRole('checkbox', { name: 'Include report' }).click();

  await messages(page).getByRole('button', { name: 'Edit slides' }).click();
  await page.getByRole('textbox', { name: 'Say what to change' }).fill('make it Saturday');
  await page.keyboard.press('Enter');
  await expect(dayOf(page, 'Sat 5 Dec')).toContainText('slides, this card');
  await expect(dayOf(page, 'Fri 4 Dec')).toHaveCount(0);

  await messages(page).getByRole('button', { name: 'Confirm 2' }).click();
  await expect(messages(page).getByRole('figure')).toHaveCount(0);
  await expect(todo(page, 'slides')).toContainText('Sat 5 Dec');
});

test('a plan keeps to the working hours that were set', async ({ page }) => {
  await goTo(page, 'Settings');
  const hours = page.getByRole('region', { name: 'Working hours' });
  await hours.getByLabel('From', { exact: true }).fill('14:00');
  await expect(hours.getByRole('status')).toHaveText('The break has to lie within the working hours.');
  await hours.getByRole('checkbox', { name: 'Keep a break free' }).click();
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu']) await hours.getByRole('button', { name: day }).click();
  await hours.getByRole('button', { name: 'Save hours' }).click();
  await expect(hours.getByRole('status')).toContainText('Saved');

  await page.reload();
  await expect(hours.getByRole('button', { name: 'Fri' })).toHaveAttribute('aria-pressed', 'true');
  await expect(hours.getByRole('button', { name: 'Mon' })).toHaveAttribute('aria-pressed', 'false');

  await goTo(page, 'Workspace');
  await say(page, 'plan my week: report for 1 hour, slides for 1 hour');
  await expect(dayOf(page, 'Fri 4 Dec')).toContainText(/14:00–15:00 .*15:15–16:15/);
});

test('working hours that are saved in one window show in another, which keeps what is being filled in', async ({
  page,
}) => {
  await goTo(page, 'Settings');
  const other = await page.context().newPage();
  await setClock(other, TUESDAY);
  const up = listening(other);
  await other.goto('/settings');
  await up;
  const start = (window: Page) =>
    window.getByRole('region', { name: 'Working hours' }).getByLabel('From', { exact: true });
  const [from, to] = [start(page), start(other)];
  const save = page.getByRole('button', { name: 'Save hours' });
  await expect(to).toHaveValue('09:00');

  await from.fill('08:00');
  await save.click();
  await expect(to).toHaveValue('08:00');

  await to.fill('10:30');
  const heard = other.waitForResponse((response) => response.url().endsWith('/api/settings'));
  await from.fill('07:00');
  await save.click();
  await heard;
  await expect(other.getByRole('button', { name: 'Save hours' })).toBeEnabled();
  await expect(to).toHaveValue('10:30');
});
