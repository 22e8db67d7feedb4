import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export type Scheme = 'light' | 'dark';

/** The accessibility rules whose result depends on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the violations that axe finds on the page in one colour scheme. Each violated rule is one line of text
 * that lists the affected elements.
 */
export const violations = async (page: Page, scheme: Scheme): Promise<string[]> => {
  await show(page, scheme);
  // The pages have no frames, so axe does not need an extra window for merging results.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations: found } = await (scheme === 'dark' ? axe.withRules(colourRules) : axe).analyze();
  return found.map(
    ({ id, nodes }) =>
      `${scheme}, ${id}: ${nodes.map(({ target, failureSummary }) => `${target} (${failureSummary})`).join('; ')}`,
  );
};

/** Switches the page to one colour scheme by the class of the document element. */
const show = async (page: Page, scheme: Scheme): Promise<void> => {
  await page.evaluate((name) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(name);
  }, scheme);
  await settled(page);
};

/** Waits until a change of size or colour scheme is painted and all transitions are finished. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await painted();
    // Finishes each transition by script, because a paused transition never ends. A finished transition can start
    // another one, so the loop repeats, for about one second at most.
    for (let pass = 0; pass < 30 && running().length > 0; pass += 1) {
      for (const transition of running()) transition.finish();
      await painted();
    }
  });

/**
 * Sets the root font size in pixels, as the scale setting of Pratik or a larger text size of the browser
 * does.
 */
export const setTextSize = async (page: Page, pixels: number): Promise<void> => {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, pixels);
  await settled(page);
};

/**
 * Returns the last five elements that extend beyond the right edge of the window, so that the page scrolls
 * sideways.
 */
export const beyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *:not(thead *)')]
      .filter((node) => node.getBoundingClientRect().right > clientWidth + 1)
      .map((node) => `${node.tagName} ${node.getAttribute('aria-label') ?? node.textContent?.slice(0, 40)}`)
      .slice(-5);
  });

/**
 * Returns touch targets smaller than 44 px in height or width. Inline targets are exempt, because they have the
 * height of their line of text.
 */
export const tooSmallToTap = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 43.5;
    const touched = 'a[href], button, input, select, textarea, summary, [role="button"], [role="switch"]';
    /**
     * Returns the touch area of an element: the frame of a field, the label of a checkbox, or the card over which a
     * link is stretched.
     */
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
        // Ignores elements for screen readers only, which have a size of one pixel.
        .filter(({ box }) => box.width > 2 && box.height > 2 && Math.min(box.width, box.height) < least)
        .map(
          ({ node, box }) =>
            `${node.tagName} ${node.getAttribute('aria-label') ?? node.textContent?.slice(0, 40)} ${Math.round(box.width)} × ${Math.round(box.height)}`,
        )
    );
  });
