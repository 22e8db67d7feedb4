import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The page's one h1, by the name people know it under. */
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Waits until the page with this h1 stands, the only h1 there is. */
export const expectPage = async (page: Page, name: string): Promise<void> => {
  await expect(heading(page, name)).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
};

/** When this page's live connection stands: it hears what happens from there on. To be asked before it is opened. */
export const listening = async (page: Page): Promise<void> => {
  await page.waitForResponse('**/api/private/events/stream');
};

/** How long to wait for corrections, in milliseconds: their checker alone may take half a minute to load. */
export const processed = { timeout: 60_000 };

/** What the browser's local storage holds, name by name. */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));

export const storedRole = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('role'));

/** Puts a value where the role is kept; null removes what is there. */
export const storeRole = (page: Page, value: string | null): Promise<void> =>
  page.evaluate((raw) => {
    if (raw === null) localStorage.removeItem('role');
    else localStorage.setItem('role', raw);
  }, value);
