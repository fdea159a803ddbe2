import { expect, test } from './support/test';
import { card, composer, setClock, TUESDAY } from './support/workspace';

test('what is typed before the scripts have arrived is kept and can be sent', async ({ page }) => {
  await setClock(page, TUESDAY);
  const gate = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await composer(page).fill('add call Ann tomorrow at 10am');
  gate.resolve();
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await expect(composer(page)).toHaveValue('add call Ann tomorrow at 10am');
  await composer(page).press('Enter');
  await expect(card(page, 'Add a todo: call Ann')).toBeVisible();
});
