import { expect, test } from './support/test';
import {
  card,
  composer,
  list,
  messages,
  openWorkspace,
  say,
  setClock,
  TUESDAY,
  todo,
  withoutLive,
} from './support/workspace';

test.beforeEach(async ({ page }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  await say(page, 'add call Ann tomorrow at 10:00');
  await expect(card(page, 'Add a todo: call Ann').getByRole('button', { name: 'Confirm' })).toBeEnabled();
});

test('cancel changes nothing and can be proposed again', async ({ page }) => {
  const proposal = card(page, 'Add a todo: call Ann');
  await proposal.getByRole('button', { name: 'Cancel' }).click();
  await expect(proposal).toContainText('Nothing was changed.');
  await expect(list(page).getByRole('listitem')).toHaveCount(0);

  await proposal.getByRole('button', { name: 'Propose again' }).click();
  await proposal.getByRole('button', { name: 'Confirm' }).click();
  await expect(todo(page, 'call Ann')).toContainText('tomorrow · 10:00');
});

test('a whole-message yes confirms what was in view', async ({ page }) => {
  await say(page, 'yes');
  await expect(card(page, 'Add a todo: call Ann')).toContainText('Added.');
  await expect(todo(page, 'call Ann')).toContainText('tomorrow · 10:00');
});

test('a whole-message no cancels', async ({ page }) => {
  await say(page, 'no');
  await expect(card(page, 'Add a todo: call Ann')).toContainText('Nothing was changed.');
  await expect(list(page).getByRole('listitem')).toHaveCount(0);
});

test('a correction in words edits the card, which is shown again and once', async ({ page }) => {
  await say(page, 'make it 11:30');
  const proposal = card(page, 'Add a todo: call Ann');
  await expect(proposal).toHaveCount(1);
  await expect(proposal).toContainText(/10:00.*11:30/);
  await proposal.getByRole('button', { name: 'Confirm' }).click();
  await expect(todo(page, 'call Ann')).toContainText('tomorrow · 11:30');
});

test('going on to something else sets the card aside, says so, and answers', async ({ page }) => {
  await say(page, 'what do I have this week?');
  await expect(card(page, 'Add a todo: call Ann')).toContainText('Set aside, since you went on.');
  await expect(composer(page)).toHaveValue('');
  await expect(list(page).getByRole('listitem')).toHaveCount(0);
});

test('undo takes back what was confirmed', async ({ page }) => {
  const proposal = card(page, 'Add a todo: call Ann');
  await proposal.getByRole('button', { name: 'Confirm' }).click();
  await expect(todo(page, 'call Ann')).toBeVisible();
  await proposal.getByRole('button', { name: 'Undo' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(0);
  await expect(proposal.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('a double click on Confirm writes one todo', async ({ page }) => {
  await card(page, 'Add a todo: call Ann').getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(messages(page)).toContainText('on your list for tomorrow');
  await expect(todo(page, 'call Ann')).toHaveCount(1);
});

test('a card waits in the confirmation centre and can be decided there', async ({ page }) => {
  await page.getByRole('link', { name: '1 change waiting for you' }).click();
  const centre = page.getByRole('region', { name: 'Waiting for you' });
  await expect(centre.getByRole('region', { name: 'Add a todo: call Ann' })).not.toBeFocused();
  await centre.getByRole('button', { name: 'Confirm' }).click();
  await expect(centre).toContainText('Nothing is waiting for you.');
  await page.getByRole('link', { name: 'Nod, to the workspace' }).click();
  await expect(todo(page, 'call Ann')).toBeVisible();
});

test.describe('a card that changed elsewhere while nothing told this page', () => {
  test.use({ expectedStatuses: [409] });

  test('shows its new version instead of running the old one', async ({ page }) => {
    await withoutLive(page);
    await page.evaluate(async () => {
      const { actions } = await (await fetch('/api/actions?status=pending')).json();
      const [{ id, version }] = actions;
      await fetch(`/api/actions/${id}/edit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ version, instruction: 'make it 12:00' }),
      });
    });
    const proposal = card(page, 'Add a todo: call Ann');
    await proposal.getByRole('button', { name: 'Confirm' }).click();
    await expect(proposal.getByRole('alert')).toContainText('changed in the meantime');
    await expect(proposal).toContainText(/10:00.*12:00/);
    await expect(list(page).getByRole('listitem')).toHaveCount(0);
    await proposal.getByRole('button', { name: 'Confirm' }).click();
    await expect(todo(page, 'call Ann')).toContainText('tomorrow · 12:00');
  });
});
