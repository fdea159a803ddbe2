import { expect, test } from './support/test';

test('a first visit needs no account, and a second finds the same person', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  const session = (await context.cookies()).find((cookie) => cookie.name === 'nod.session_token');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

  await page.reload();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  const later = (await context.cookies()).find((cookie) => cookie.name === 'nod.session_token');
  expect(later?.value).toBe(session?.value);
});

test('a page says what it may load, and that nobody may frame it', async ({ page }) => {
  const response = await page.goto('/');
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic';/);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['x-powered-by']).toBeUndefined();
});

test.describe('a script that got into the page', () => {
  test.use({ expectedErrors: [/inline event handler violates/] });

  test('does not run', async ({ page }) => {
    await page.goto('/');
    const ran = await page.evaluate(() => {
      const injected = document.createElement('div');
      injected.innerHTML = '<img src="data:," onerror="window.injected = true">';
      document.body.append(injected);
      return new Promise<boolean>((resolve) => {
        document.addEventListener('securitypolicyviolation', () => resolve('injected' in window));
      });
    });
    expect(ran).toBe(false);
  });
});

test('the API knows nobody without a session, and makes no guest of its own', async ({
  playwright,
  baseURL,
}) => {
  const stranger = await playwright.request.newContext({ baseURL });
  const response = await stranger.get('/api/todos');
  expect(response.status()).toBe(401);
  expect(response.headers()['content-type']).toContain('application/problem+json');
  expect(response.headers()['set-cookie']).toBeUndefined();
  await stranger.dispose();
});

test('whoever watches the server needs no session', async ({ playwright, baseURL }) => {
  const stranger = await playwright.request.newContext({ baseURL });
  const response = await stranger.get('/api/health');
  expect(await response.json()).toMatchObject({ status: 'ok', database: 'pglite', model: 'builtin' });
  await stranger.dispose();
});
