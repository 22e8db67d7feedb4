import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { weight } from '../../ui/theme/tokens.ts';

type TaskSentenceProps = { before: string; after: string; children: ReactNode };

/** English sentence in large type. `children` is the part that the learner must correct or complete. */
export const TaskSentence = ({ before, after, children }: TaskSentenceProps) => (
  <Box
    lang="en"
    sx={{
      typography: 'h2',
      fontWeight: weight.semibold,
      lineHeight: 1.5,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    }}
  >
    {before}
    {children}
    {after}
  </Box>
);

/** The wrong words in the learner’s sentence. */
export const MarkedPlace = ({ children }: { children: ReactNode }) => (
  <Box
    component="mark"
    sx={{
      bgcolor: 'color-mix(in srgb, var(--p-palette-warning-main) 22%, transparent)',
      color: 'inherit',
      borderBottom: '2px solid',
      borderColor: 'warning.main',
    }}
  >
    {children}
  </Box>
);

export const EmptyGap = ({ label }: { label: string }) => (
  <Box
    component="span"
    role="img"
    aria-label={label}
    lang="tr"
    sx={{ display: 'inline-block', width: '4.5em', borderBottom: '2px solid', borderColor: 'primary.main' }}
  />
);
