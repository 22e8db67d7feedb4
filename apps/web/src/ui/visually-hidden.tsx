import type { CSSProperties, ReactNode } from 'react';

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

/** Read aloud, not seen. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span style={visuallyHidden}>{children}</span>
);
