import { expect, test } from './support/test';
import { card, openWorkspace, say, setClock, TUESDAY, todo } from './support/workspace';

test.beforeEach(async ({ page }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
});

test('gate case 11: a click or an Enter at the very moment in which the card appears decides nothing', async ({
  page,
}) => {
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const confirm = [...document.querySelectorAll('button')].find((button) =>
        button.textContent?.startsWith('Confirm'),
      );
      if (!confirm) return;
      watch.disconnect();
      confirm.click();
      confirm.focus();
      confirm.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      document.title = 'clicked at once';
    });
    watch.observe(document.body, { subtree: true, childList: true });
  });
  await say(page, 'add buy envelopes');
  await expect(page).toHaveTitle('clicked at once');
  const confirm = card(page, 'Add a todo: buy envelopes').getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeEnabled();
  await expect(todo(page, 'buy envelopes')).toHaveCount(0);
  await confirm.click();
  await expect(todo(page, 'buy envelopes')).toBeVisible();
});
