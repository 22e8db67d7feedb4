import type { CSSProperties, ReactNode } from 'react';

/** Styles that hide an element visually. The parent element must have a CSS `position` other than `static`. */
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
 * Text for screen readers only. The positioned wrapper keeps the hidden text inside its scroll container. Without
 * the wrapper, the hidden text would make the whole page as tall as the scrolled content.
 */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span style={{ position: 'relative' }}>
    <span style={visuallyHidden}>{children}</span>
  </span>
);
