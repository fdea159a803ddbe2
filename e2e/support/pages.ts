import type { Locator, Page } from '@playwright/test';
import { expect } from './test';
import { composer, openWorkspace, setClock, TUESDAY } from './workspace';

/** Opens a page of the header's menu. */
export async function goTo(
  page: Page,
  name: 'Workspace' | 'Confirmations' | 'Activity' | 'Insights' | 'Settings',
) {
  await page.getByRole('button', { name: 'Pages' }).click();
  await page.getByRole('menuitem', { name }).click();
  if (name !== 'Workspace') await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Another browser window of the same person: what one does, the other must be told. */
export async function anotherWindow(page: Page, path = '/'): Promise<Page> {
  const other = await page.context().newPage();
  await setClock(other, TUESDAY);
  await openWorkspace(other, path);
  return other;
}

/** The stream of the page is up, so that what happens from now on is told. */
export async function listening(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().endsWith('/api/events') && response.ok());
}

/** Proposes something in a conversation of its own, and leaves the card open. */
export async function proposeApart(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'New conversation' }).click();
  await expect(page.getByRole('heading', { name: "What's on your mind?" })).toBeVisible();
  await composer(page).fill(words);
  await composer(page).press('Enter');
  await expect(page.getByRole('log').getByRole('button', { name: /^Confirm/ })).toBeVisible();
}

export const waitingRegion = (page: Page): Locator => page.getByRole('region', { name: 'Waiting for you' });
