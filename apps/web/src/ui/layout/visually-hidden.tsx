import type { CSSProperties, ReactNode } from 'react';

/** For an element of one's own; its parent must be positioned. */
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
 * Read aloud, not seen. The positioned wrapper keeps the hidden text inside the element that scrolls it; without one,
 * the text is placed on the page itself and makes the page as tall as all that is scrolled.
 */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span style={{ position: 'relative' }}>
    <span style={visuallyHidden}>{children}</span>
  </span>
);
