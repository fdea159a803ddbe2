import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Tuesday, 1 December 2026, nine in the morning in Shanghai. */
export const TUESDAY = '2026-12-01T01:00:00Z';

/** From now on it is `iso`, for the server and for the page. Time goes on by itself in the page only. */
export async function setClock(page: Page, iso: string): Promise<void> {
  await page.setExtraHTTPHeaders({ 'x-nod-now': iso });
  await page.clock.install({ time: iso });
}

/** Opens the workspace and waits until it has read the list, so that it listens to keys and clicks. */
export async function openWorkspace(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
}

/** Opens the page again without the stream that tells it what happens elsewhere. */
export async function withoutLive(page: Page): Promise<void> {
  await page.route('**/api/events', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'retry: 3600000\n\n' }),
  );
  await page.reload();
  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
}

export const list = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Todos|待办)$/, includeHidden: true });
export const composer = (page: Page): Locator => page.getByRole('textbox', { name: /^(Message|消息)$/ });
export const messages = (page: Page): Locator => page.getByRole('log');
export const todo = (page: Page, title: string | RegExp): Locator =>
  list(page).getByRole('listitem').filter({ hasText: title });

/** A card, by what it proposes: "Add a todo: Call the dentist". */
export const card = (page: Page, name: string | RegExp): Locator =>
  messages(page).getByRole('region', { name });

export async function say(page: Page, words: string): Promise<void> {
  await composer(page).fill(words);
  await composer(page).press('Enter');
}
