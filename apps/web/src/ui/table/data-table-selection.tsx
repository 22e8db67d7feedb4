import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { weight } from '../theme/tokens.ts';
import { useUiText } from '../ui.texts.ts';

type SelectionBarProps = {
  count: number;
  onClear: () => void;
  /** Button that selects all rows that match the filters. Shown if all rows of the page are selected. */
  selectMatching?: ReactNode;
  children: ReactNode;
};

/** Shows the number of selected rows and the actions that apply to these rows. */
export const SelectionBar = ({ count, onClear, selectMatching, children }: SelectionBarProps) => {
  const t = useUiText();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        px: 2,
        py: 1,
        bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 10%, transparent)',
      }}
    >
      <Box role="status" sx={{ fontWeight: weight.semibold, mr: 1 }}>
        {t('selected', { count })}
      </Box>
      {selectMatching}
      {children}
      <Button onClick={onClear}>{t('clearSelection')}</Button>
    </Box>
  );
};
