import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Styles for the form around the save bar. They prevent the bar from covering the focused element after scrolling. */
export const clearOfSaveBar = { '& :is(a, button, input, textarea, select)': { scrollMarginBottom: '6rem' } };

type SaveBarProps = {
  children: ReactNode;
  /** Background colour of the bar: that of the page (`default`) or of a card (`paper`). */
  on?: 'default' | 'paper';
};

/** Footer of a long form that stays visible while the user scrolls. It contains errors and the save button. */
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
