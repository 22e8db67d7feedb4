import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type RingProps = {
  /** Accessible name of the ring, for example "Bugün 10 dakikanın 4 dakikası" (4 of 10 minutes today). */
  label: string;
  /** Share from 0 to 1. A greater value gives a full ring. */
  share: number;
  /** Diameter of the ring in rem. */
  size?: number;
  /** Stroke width as a share of the diameter. */
  stroke?: number;
  children?: ReactNode;
};

/** A full ring grows for a moment when it appears or becomes full. */
const fullRing = {
  '@keyframes full-ring': { from: { transform: 'scale(1)' }, '50%': { transform: 'scale(1.06)' } },
  animation: 'full-ring 180ms ease-out',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;

/** Shows a share of a whole as a ring, with optional content in the centre. */
export const Ring = ({ label, share, size = 4, stroke = 0.11, children }: RingProps) => {
  const width = 100 * stroke;
  const radius = 50 - width / 2;
  const length = 2 * Math.PI * radius;
  const filled = Math.min(1, Math.max(0, share));
  const circle = { cx: 50, cy: 50, r: radius, fill: 'none', strokeWidth: width };
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{
        position: 'relative',
        width: `${size}rem`,
        height: `${size}rem`,
        flex: 'none',
        ...(filled >= 1 ? fullRing : {}),
      }}
    >
      <svg viewBox="0 0 100 100" width="100%" height="100%" aria-hidden focusable="false">
        <circle {...circle} stroke="color-mix(in srgb, var(--p-palette-primary-main) 18%, transparent)" />
        <circle
          {...circle}
          stroke={filled >= 1 ? 'var(--p-palette-success-main)' : 'var(--p-palette-primary-main)'}
          strokeLinecap="round"
          strokeDasharray={`${filled * length} ${length}`}
          opacity={filled === 0 ? 0 : 1}
          transform="rotate(-90 50 50)"
          style={{ transition: 'stroke-dasharray 180ms ease' }}
        />
      </svg>
      <Box
        aria-hidden
        sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', textAlign: 'center' }}
      >
        {children}
      </Box>
    </Box>
  );
};
