import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** For the form the bar is in: what the focus scrolls into sight is not left behind it. */
export const clearOfSaveBar = { '& :is(a, button, input, textarea, select)': { scrollMarginBottom: '6rem' } };

type SaveBarProps = {
  children: ReactNode;
  /** The surface it lies on: the page, or a card. */
  on?: 'default' | 'paper';
};

/** The foot of a long form, which stays in sight: what is wrong with it, and the button that saves. */
export const SaveBar = ({ children, on = 'default' }: SaveBarProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.5,
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      py: 1.5,
      bgcolor: `background.${on}`,
      borderTop: '1px solid',
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
);
