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
} from './support/workspace';

test.use({ losesNetwork: true });

test('without a network nothing typed is lost, and trying again sends it once', async ({ page, context }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  await context.setOffline(true);
  await say(page, 'add call Ann tomorrow at 10:00');
  await expect(messages(page).getByRole('alert')).toContainText(
    'No connection right now. Your message is kept.',
  );
  await expect(messages(page)).toContainText('add call Ann tomorrow at 10:00');

  await context.setOffline(false);
  await messages(page).getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Add a todo: call Ann')).toBeVisible();
  await expect(messages(page).getByRole('article', { name: 'You' })).toHaveCount(1);
});

test('a confirm that cannot be delivered says so, and works when the network is back', async ({
  page,
  context,
}) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  await say(page, 'add call Ann tomorrow at 10:00');
  const proposal = card(page, 'Add a todo: call Ann');
  await expect(proposal.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await context.setOffline(true);
  await proposal.getByRole('button', { name: 'Confirm' }).click();
  await expect(proposal.getByRole('alert')).toContainText('No connection');
  await expect(list(page).getByRole('listitem')).toHaveCount(0);
  await context.setOffline(false);
  await proposal.getByRole('button', { name: 'Confirm' }).click();
  await expect(todo(page, 'call Ann')).toHaveCount(1);
});

test('a message that is too long is not sent and not lost', async ({ page }) => {
  await openWorkspace(page);
  await composer(page).fill('x'.repeat(10_001));
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(page.getByRole('alert').filter({ hasText: '10,000 characters' })).toBeVisible();
  await expect(composer(page)).toHaveValue('x'.repeat(10_001));
});

test('an address that is no text, and a body nested without end, are refused, not failures of the server', async ({
  page,
}) => {
  await openWorkspace(page);
  const headers = { 'content-type': 'application/json' };
  for (const address of ['/api/actions/%E0%A4%A', '/%FF', '/api/todos/%'])
    expect((await page.request.get(address)).status()).toBe(400);
  const data = `{"ids":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
  for (const address of ['actions/undo', 'actions/act_1/edit', 'todos', 'chat', 'grants']) {
    const answer = await page.request.post(`/api/${address}`, { headers, data });
    expect(await answer.json()).toMatchObject({ status: 400, code: 'invalid_request' });
  }
});
