import { expect, test } from './support/test';
import { composer, messages, openWorkspace, say, setClock, TUESDAY } from './support/workspace';

test.beforeEach(async ({ page }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
});

/** Holds the first answer back until it is let go. */
async function holdAnswer(page: Parameters<typeof say>[0]): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/api/chat', async (route) => {
    const waits = isFirst;
    isFirst = false;
    if (waits) await held.promise;
    await route.continue();
  });
  return () => held.resolve();
}

test('a message written while an answer is on its way goes as soon as that is done', async ({ page }) => {
  const letGo = await holdAnswer(page);
  await say(page, 'hello');
  await say(page, "what's on today?");
  await expect(page.getByText('Goes as soon as the answer is done.')).toBeVisible();
  letGo();
  await expect(messages(page).getByRole('article', { name: 'You' })).toHaveCount(2);
  await expect(composer(page)).toHaveValue('');
});

test('a message written before a card was there never decides it', async ({ page }) => {
  const letGo = await holdAnswer(page);
  await say(page, 'add buy milk');
  await say(page, 'yes');
  letGo();
  await expect(messages(page).getByRole('button', { name: /^Confirm/ })).toBeEnabled();
  await expect(composer(page)).toHaveValue('yes');
  await expect(messages(page).getByRole('article', { name: 'You' })).toHaveCount(1);
});
