/** Moves the page as little as it needs so that a node is seen; not at all where it is in sight already. */
export const bringIntoView = (
  node: Element | null | undefined,
  block: 'center' | 'start' = 'center',
): void => {
  if (!node) return;
  const { top, bottom } = node.getBoundingClientRect();
  // What stands under the top bar is not in sight.
  if (top >= 100 && bottom <= window.innerHeight - 16) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  node.scrollIntoView({ block, behavior: calm ? 'auto' : 'smooth' });
};
