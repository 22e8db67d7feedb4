import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { radius, weight } from '../theme/tokens.ts';

type NoticeProps = {
  tone: 'error' | 'warning' | 'info' | 'success';
  title?: ReactNode;
  children?: ReactNode;
  /**
   * ARIA role. With `alert`, a screen reader reads the notice immediately; with `status`, after the current speech.
   * Without a role, the screen reader reads the notice in document order.
   */
  role?: 'alert' | 'status';
};

/** Information for the user, shown beside the element that it is about. */
export const Notice = ({ tone, title, children, role }: NoticeProps) => (
  <Box
    role={role}
    sx={{
      display: 'flex',
      gap: 1.5,
      p: 2,
      borderRadius: radius.control,
      lineHeight: 1.55,
      bgcolor: `color-mix(in srgb, var(--p-palette-${tone}-main) 11%, transparent)`,
      border: '1px solid',
      borderColor: `color-mix(in srgb, var(--p-palette-${tone}-main) 38%, transparent)`,
    }}
  >
    <Box
      component="svg"
      viewBox="0 0 24 24"
      aria-hidden
      focusable="false"
      sx={{ width: '1.6rem', height: '1.6rem', flex: 'none', color: `${tone}.main` }}
    >
      <circle cx="12" cy="12" r="9.500" fill="none" stroke="currentColor" strokeWidth="1.800" />
      <path
        d={tone === 'success' ? 'm8 12.300 2.800 2.800 5.400-6' : 'M12 7.200v6M12 16.600v.200'}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Box>
    <Box sx={{ minWidth: 0, flex: 1 }}>
      {title ? <Box sx={{ fontWeight: weight.semibold }}>{title}</Box> : null}
      {children}
    </Box>
  </Box>
);
