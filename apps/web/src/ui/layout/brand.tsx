import Box from '@mui/material/Box';
import { weight } from '../theme/tokens.ts';

/** Pratik’s logo and name. */
export const Brand = ({ size = 2.2 }: { size?: number }) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.2, color: 'text.primary' }}
  >
    <svg
      viewBox="0 0 32 32"
      style={{ width: `${size}rem`, height: `${size}rem` }}
      aria-hidden
      focusable="false"
    >
      <rect width="32" height="32" rx="9" fill="#4F46E5" />
      <path
        d="M9 10.500A3.500 3.500 0 0 1 12.500 7h7A3.500 3.500 0 0 1 23 10.500v6a3.500 3.500 0 0 1-3.500 3.500H16l-4.600 4.300c-.5.500-1.400.1-1.400-.6V20a3.500 3.500 0 0 1-1-2.500z"
        fill="#fff"
      />
      <path
        d="m12.600 13.700 2.500 2.500 4.500-5"
        fill="none"
        stroke="#4F46E5"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    <Box component="span" sx={{ typography: 'h2', fontWeight: weight.bold, letterSpacing: '-0.03em' }}>
      Pratik
    </Box>
  </Box>
);
