import { expect, test } from './support/test';
import { card, list, openWorkspace, say, setClock, TUESDAY, todo } from './support/workspace';

test('a card counts down, speaks up at the end, expires, and can be proposed again', async ({ page }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  await say(page, 'add call Ann tomorrow at 10:00');
  const proposal = card(page, 'Add a todo: call Ann');
  await expect(proposal.getByRole('timer')).toHaveText(/^[45]:\d\d$/);

  await page.clock.fastForward('04:35');
  await expect(proposal.getByRole('timer')).toHaveText(/^Runs out in \d+ seconds?$/);

  await page.setExtraHTTPHeaders({ 'x-nod-now': '2026-12-01T01:05:01Z' });
  await page.clock.fastForward('00:40');
  await expect(proposal).toContainText('This ran out after 5 minutes. Nothing was changed.');
  await expect(proposal.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await expect(list(page).getByRole('listitem')).toHaveCount(0);

  await proposal.getByRole('button', { name: 'Propose again' }).click();
  await page.clock.fastForward(1_000);
  await proposal.getByRole('button', { name: 'Confirm' }).click();
  await expect(todo(page, 'call Ann')).toContainText('tomorrow · 10:00');
});
