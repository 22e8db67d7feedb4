import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export type Scheme = 'light' | 'dark';

/** The rules whose outcome another colour scheme can change. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with the page in one scheme, a line for each rule with where it was broken. */
export const violations = async (page: Page, scheme: Scheme): Promise<string[]> => {
  await show(page, scheme);
  // Without frames there is nothing to join, for which axe would open a window of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations: found } = await (scheme === 'dark' ? axe.withRules(colourRules) : axe).analyze();
  return found.map(
    ({ id, nodes }) =>
      `${scheme}, ${id}: ${nodes.map(({ target, failureSummary }) => `${target} (${failureSummary})`).join('; ')}`,
  );
};

/** Shows the page in a scheme; the document's class decides, as the layout journey holds. */
const show = async (page: Page, scheme: Scheme): Promise<void> => {
  await page.evaluate((name) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(name);
  }, scheme);
  await settled(page);
};

/** Waits until what a change of size or scheme moved has been painted, its transitions brought to their end. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await painted();
    // Each is cut short to its end: waited for, one that is paused or begun again would never come to it. One that
    // ends may begin another; after a second of that the page is taken as it is.
    for (let pass = 0; pass < 30 && running().length > 0; pass += 1) {
      for (const transition of running()) transition.finish();
      await painted();
    }
  });

/** Sets the root's font size, in pixels: a scale, or a scale with the browser's text made larger. */
export const setTextSize = async (page: Page, pixels: number): Promise<void> => {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, pixels);
  await settled(page);
};

/** What makes the page scroll sideways: the last elements that reach beyond the window's right edge. */
export const beyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *:not(thead *)')]
      .filter((node) => node.getBoundingClientRect().right > clientWidth + 1)
      .map((node) => `${node.tagName} ${node.getAttribute('aria-label') ?? node.textContent?.slice(0, 40)}`)
      .slice(-5);
  });

/** What a finger would miss: less than 44 px high or wide. What stands within a line of text is as high as its line. */
export const tooSmallToTap = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 43.5;
    const touched = 'a[href], button, input, select, textarea, summary, [role="button"], [role="switch"]';
    /** A field is touched within its frame, a box to tick with its label, a card wherever its name is stretched to. */
    const placeOf = (node: Element): Element => {
      const frame = node.closest('label, .MuiInputBase-root');
      if (frame) return frame;
      const stretched = getComputedStyle(node, '::after').position === 'absolute';
      return (stretched && node instanceof HTMLElement && node.offsetParent) || node;
    };
    return (
      [...document.querySelectorAll(touched)]
        .filter((node) => node.checkVisibility({ visibilityProperty: true }))
        .filter((node) => getComputedStyle(node).display !== 'inline')
        .map((node) => ({ node, box: placeOf(node).getBoundingClientRect() }))
        // What is there for screen readers alone is clipped to a pixel.
        .filter(({ box }) => box.width > 2 && box.height > 2 && Math.min(box.width, box.height) < least)
        .map(
          ({ node, box }) =>
            `${node.tagName} ${node.getAttribute('aria-label') ?? node.textContent?.slice(0, 40)} ${Math.round(box.width)} × ${Math.round(box.height)}`,
        )
    );
  });
