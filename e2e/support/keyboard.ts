import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const mostStops = 80;

/** Presses Tab (or Shift+Tab) until the target element has the focus. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`${mostStops} presses of ${key} did not move the focus to ${target}`);
};

/** Moves the focus to the target element and presses Enter. */
export const press = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
};

/** Moves the focus to a field and types into it. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.type(text);
};
