import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { radius } from '../../../ui/theme/tokens.ts';

const breathe = keyframes`
  0%, 60%, 100% { opacity: 0.3; }
  30% { opacity: 1; }
`;

type WritingDotsProps = {
  /** Accessible label of the dots. Undefined if a text beside the dots already says the same. */
  label?: string;
  /** Size of one dot in rem. */
  size?: number;
};

/** Three animated dots that indicate progress. They stand still when the user prefers reduced motion. */
export const WritingDots = ({ label, size = 0.45 }: WritingDotsProps) => (
  <Box
    component="span"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    sx={{ display: 'inline-flex', gap: `${size * 0.6}rem`, alignItems: 'center', height: '1em' }}
  >
    {[0, 1, 2].map((dot) => (
      <Box
        key={dot}
        component="span"
        sx={{
          width: `${size}rem`,
          height: `${size}rem`,
          borderRadius: radius.round,
          bgcolor: 'text.secondary',
          animation: `${breathe} 1.4s ${dot * 0.18}s infinite`,
        }}
      />
    ))}
  </Box>
);
