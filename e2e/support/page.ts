import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Returns the h1 heading of the page with exactly this name. */
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Waits until the page has an h1 heading with this name and no other h1. */
export const expectPage = async (page: Page, name: string): Promise<void> => {
  await expect(heading(page, name)).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
};

/**
 * Resolves when the live connection of the page is open. From this time on, the page receives all live
 * events. Call this function before opening the page.
 */
export const listening = async (page: Page): Promise<void> => {
  await page.waitForResponse('**/api/private/events/stream');
};

/**
 * Maximum waiting time in milliseconds for corrections to appear. The waiting time is long, because loading
 * the checker can take 30 seconds.
 */
export const processed = { timeout: 60_000 };

/** Returns all entries of the browser’s local storage. */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));

export const storedRole = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('role'));

/** Replaces the stored role with a raw value. A null value removes the stored role. */
export const storeRole = (page: Page, value: string | null): Promise<void> =>
  page.evaluate((raw) => {
    if (raw === null) localStorage.removeItem('role');
    else localStorage.setItem('role', raw);
  }, value);
