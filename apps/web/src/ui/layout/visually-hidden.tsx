import type { CSSProperties, ReactNode } from 'react';

/** Style for an element; its parent must be positioned. */
export const visuallyHidden: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
};

/**
 * Text for screen readers only. The positioned wrapper keeps the hidden text inside the scrolling element; otherwise
 * it would be placed on the page and make the page as tall as the scrolled content.
 */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span style={{ position: 'relative' }}>
    <span style={visuallyHidden}>{children}</span>
  </span>
);
