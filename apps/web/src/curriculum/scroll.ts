/** Scrolls the page until an element is visible. Does nothing if the element is already visible. */
export const bringIntoView = (
  node: Element | null | undefined,
  block: 'center' | 'start' = 'center',
): void => {
  if (!node) return;
  const { top, bottom } = node.getBoundingClientRect();
  // An element behind the top bar does not count as visible.
  if (top >= 100 && bottom <= window.innerHeight - 16) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  node.scrollIntoView({ block, behavior: calm ? 'auto' : 'smooth' });
};
