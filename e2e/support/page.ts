import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The h1 of the page with this exact name. */
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Waits until the page has this h1 and no other one. */
export const expectPage = async (page: Page, name: string): Promise<void> => {
  await expect(heading(page, name)).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
};

/**
 * Resolves when this page’s live connection is open, so that it receives all later events. Call it before the page
 * opens.
 */
export const listening = async (page: Page): Promise<void> => {
  await page.waitForResponse('**/api/private/events/stream');
};

/** Time limit for corrections in milliseconds. The checker alone can take 30 seconds to load. */
export const processed = { timeout: 60_000 };

/** All entries of the browser’s local storage. */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));

export const storedRole = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('role'));

/** Sets the stored role to a raw value; null removes it. */
export const storeRole = (page: Page, value: string | null): Promise<void> =>
  page.evaluate((raw) => {
    if (raw === null) localStorage.removeItem('role');
    else localStorage.setItem('role', raw);
  }, value);
