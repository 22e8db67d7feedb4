import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const mostStops = 80;

/** Goes through the page with Tab (or backwards) until this has the focus, as somebody without a mouse does. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`${mostStops} times ${key} did not reach ${target}`);
};

/** Reaches it and presses it. */
export const press = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
};

/** Reaches a field and types into it. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.type(text);
};
