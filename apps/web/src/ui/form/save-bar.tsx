import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Styles for the form that contains the bar. A focused element that scrolls into view is not covered by the bar. */
export const clearOfSaveBar = { '& :is(a, button, input, textarea, select)': { scrollMarginBottom: '6rem' } };

type SaveBarProps = {
  children: ReactNode;
  /** The background behind the bar: the page or a card. */
  on?: 'default' | 'paper';
};

/** The footer of a long form, which stays visible. It shows errors and the save button. */
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
