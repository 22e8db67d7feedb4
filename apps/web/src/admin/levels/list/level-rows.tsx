import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { radius } from '../../../ui/theme/tokens.ts';

/** Frame of an ordered list of levels or units. */
export const LevelRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <Paper variant="outlined" sx={{ borderRadius: radius.card }}>
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {children}
    </Box>
  </Paper>
);

export const rowStyle = {
  display: 'flex',
  gap: { xs: 0.5, sm: 1.5 },
  alignItems: 'flex-start',
  pr: { xs: 0.5, sm: 1.5 },
  py: 1,
  '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' },
};

/** Row of facts that wraps only between two facts. The box hides the separator dot at the start of a wrapped line. */
export const Facts = ({ facts }: { facts: readonly ReactNode[] }) => (
  <Box sx={{ color: 'text.secondary', lineHeight: 1.6, overflowX: 'clip', overflowClipMargin: '3px' }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: '-0.9em' }}>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a row keep their places
        <Box key={index} component="span" sx={{ position: 'relative', maxWidth: '100%', pl: '0.9em' }}>
          {index > 0 ? (
            <Box component="span" sx={{ position: 'absolute', left: '0.3em' }}>
              {' · '}
            </Box>
          ) : null}
          {fact}
        </Box>
      ))}
    </Box>
  </Box>
);
