import { expect, test } from './support/test';
import { card, composer, list, openWorkspace, say, setClock, TUESDAY, todo } from './support/workspace';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a phone shows one pane at a time, with the card as wide as the page allows', async ({ page }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  const tabs = page.getByRole('navigation', { name: 'Views' });
  await expect(composer(page)).toBeVisible();
  await expect(list(page)).toBeHidden();

  await say(page, 'add call Ann tomorrow at 10:00');
  const proposal = card(page, 'Add a todo: call Ann');
  const box = await proposal.boundingBox();
  expect(box?.width).toBeGreaterThan(350);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);

  await tabs.getByRole('link', { name: /^Pending/ }).click();
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByRole('button', { name: 'Confirm' }).click();
  await expect(waiting).toContainText('Nothing is waiting for you.');

  await tabs.getByRole('button', { name: 'Todos' }).click();
  await expect(todo(page, 'call Ann')).toContainText('tomorrow · 10:00');
  await expect(composer(page)).toBeHidden();

  await tabs.getByRole('button', { name: 'Chat' }).click();
  await expect(card(page, 'Add a todo: call Ann')).toContainText('Added.');
});
