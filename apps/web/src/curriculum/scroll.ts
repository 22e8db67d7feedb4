/** Scrolls the page so that an element is visible. Does nothing when it is visible already. */
export const bringIntoView = (
  node: Element | null | undefined,
  block: 'center' | 'start' = 'center',
): void => {
  if (!node) return;
  const { top, bottom } = node.getBoundingClientRect();
  // An element under the top bar is not visible.
  if (top >= 100 && bottom <= window.innerHeight - 16) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  node.scrollIntoView({ block, behavior: calm ? 'auto' : 'smooth' });
};
