import Box from '@mui/material/Box';
import type { DrawingPart } from '@pratik/contract/drawing';
import parts from './parts.svg';

type DrawingProps = {
  /** Parts of the drawing from left to right. */
  parts: readonly DrawingPart[];
  /** Width and height of each drawing part, as a CSS length. */
  size?: string;
};

/**
 * A line drawing composed of parts from parts.svg, a separate file that adds no JavaScript to a page. It has the
 * colour of the text around it and is hidden from screen readers.
 */
export const Drawing = ({ parts: names, size = '3rem' }: DrawingProps) => (
  <Box aria-hidden sx={{ display: 'inline-flex', gap: `min(${size} / 8, 2vw)`, flex: 'none' }}>
    {names.map((name) => (
      <Box
        key={name}
        component="svg"
        viewBox="0 0 48 48"
        focusable="false"
        // Four drawing parts fit on a phone, even with a large font size.
        sx={{ width: `min(${size}, 17vw)`, height: `min(${size}, 17vw)` }}
      >
        <use href={`${parts}#${name}`} />
      </Box>
    ))}
  </Box>
);
