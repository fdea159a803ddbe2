import { goTo } from './support/pages';
import { expect, test } from './support/test';
import { card, messages, openWorkspace, say, setClock, TUESDAY, todo } from './support/workspace';

test.beforeEach(async ({ page }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
});

test('after three plain confirms the card offers not to ask again; what then runs is told and can be undone', async ({
  page,
}) => {
  for (const title of ['buy milk', 'call Ann', 'water the plants']) {
    await say(page, `add ${title} on Friday`);
    await card(page, `Add a todo: ${title}`).getByRole('button', { name: 'Confirm' }).click();
    await expect(todo(page, title)).toBeVisible();
  }
  const offer = card(page, 'Add a todo: water the plants').getByRole('region', { name: "Don't ask again?" });
  await expect(offer).toContainText('Adding todos');
  await offer.getByRole('button', { name: "Don't ask again" }).click();
  await expect(card(page, 'Add a todo: water the plants')).toContainText('Allowed from now on:');

  await say(page, 'add feed the cat on Friday');
  await expect(todo(page, 'feed the cat')).toBeVisible();
  await expect(card(page, 'Add a todo: feed the cat')).toContainText('Done without asking, as you allowed.');
  const told = page.getByRole('dialog').filter({ hasText: 'feed the cat' });
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(todo(page, 'feed the cat')).toHaveCount(0);

  await goTo(page, 'Settings');
  const permissions = page.getByRole('region', { name: 'Standing permissions' });
  await expect(permissions).toContainText('used once');
  await permissions.getByRole('button', { name: /^Ask again: Adding todos/ }).click();
  await expect(permissions).toContainText('1 that ended');

  await goTo(page, 'Workspace');
  await say(page, 'add sweep the yard on Friday');
  await expect(
    card(page, 'Add a todo: sweep the yard').getByRole('button', { name: 'Confirm' }),
  ).toBeVisible();
  await expect(todo(page, 'sweep the yard')).toHaveCount(0);
});

test('asking for it in words draws an offer; only its button allows anything', async ({ page }) => {
  await say(page, "don't ask me again for completing todos");
  const offer = messages(page).getByRole('region', { name: "Don't ask again?" });
  await expect(offer).toContainText('Checking off todos');
  await goTo(page, 'Settings');
  const permissions = page.getByRole('region', { name: 'Standing permissions' });
  await expect(permissions).toContainText('Nod asks before every change');

  await goTo(page, 'Workspace');
  await offer.getByRole('button', { name: "Don't ask again" }).click();
  await expect(messages(page)).toContainText('Allowed from now on:');
  await goTo(page, 'Settings');
  await expect(permissions.getByRole('button', { name: /^Ask again: Checking off todos/ })).toBeVisible();
});

test('language and appearance are chosen here too', async ({ page }) => {
  await goTo(page, 'Settings');
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: '中文' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '设置' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: '深色' })).toBeChecked();
});
