import { expect, test } from './support/test';
import { list, messages, openWorkspace, say, setClock, TUESDAY } from './support/workspace';

const TITLES = ['ironing', 'dusting', 'sweeping', 'mopping', 'weeding', 'baking'];

test('deleting many names the count, needs a second deliberate act, and can be undone', async ({ page }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  const field = list(page).getByRole('textbox', { name: 'Add a todo by hand' });
  for (const title of TITLES) {
    await field.fill(title);
    await field.press('Enter');
    await expect(list(page).getByRole('checkbox', { name: `Complete ${title}` })).toBeVisible();
  }
  await say(page, 'delete everything');
  const confirm = messages(page).getByRole('button', { name: 'Confirm 6' });
  await expect(confirm).toBeVisible();
  await expect(confirm).toBeDisabled();

  await say(page, 'yes');
  await expect(messages(page)).toContainText('needs your click');
  await expect(list(page).getByRole('listitem')).toHaveCount(6);

  await messages(page)
    .getByRole('checkbox', { name: /all 6 will change/ })
    .click();
  await confirm.click();
  await expect(list(page).getByRole('listitem')).toHaveCount(0);

  await messages(page).getByRole('button', { name: 'Undo all' }).last().click();
  await expect(list(page).getByRole('listitem')).toHaveCount(6);
});
