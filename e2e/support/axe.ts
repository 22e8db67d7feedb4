import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with the page as it stands, a line for each rule with where it was broken. */
export const violations = async (page: Page): Promise<string[]> => {
  const result = await new AxeBuilder({ page }).analyze();
  return result.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target} (${failureSummary})`).join('; ')}`,
  );
};

/** Waits until what a change of size or scheme moved has been painted. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** What reaches beyond the right edge of the window, so that the page would scroll sideways. */
export const beyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((node) => node.getBoundingClientRect().right > clientWidth + 1)
      .map((node) => `${node.tagName} ${node.getAttribute('aria-label') ?? node.textContent?.slice(0, 40)}`)
      .slice(-5);
  });
