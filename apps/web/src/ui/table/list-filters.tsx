import FilterIcon from '@mui/icons-material/FilterList';
import ClearIcon from '@mui/icons-material/FilterListOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Children, type ReactNode, useState } from 'react';
import { useUiText } from '../ui.texts.ts';

type ListFiltersProps = {
  /** The number of active filters. */
  set: number;
  onClear: () => void;
  /** One field per filter. */
  children: ReactNode;
};

/**
 * Returns the number of grid columns at which the rows are filled most evenly: up to five cells fit into one row,
 * more cells into two rows.
 * On medium widths, there are half as many columns.
 */
const columnsFor = (cells: number): { wide: number; middle: number } => {
  const wide = cells <= 5 ? cells : Math.ceil(cells / 2);
  return { wide, middle: Math.ceil(wide / 2) };
};

/**
 * Shows the filters of a list in an even grid. On a narrow screen, a button with the number of active filters shows
 * or hides the filters.
 */
export const ListFilters = ({ set, onClear, children }: ListFiltersProps) => {
  const t = useUiText();
  const narrow = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const [open, setOpen] = useState(false);
  const { wide, middle } = columnsFor(Children.count(children) + 1);
  const clear =
    set > 0 ? (
      <Button
        startIcon={<ClearIcon />}
        onClick={onClear}
        // The button has the same height as the fields in its row.
        sx={{ justifySelf: 'start', minHeight: '4rem', px: 1.5, textAlign: 'start', lineHeight: 1.3 }}
      >
        {t('clearFilters')}
      </Button>
    ) : null;
  return (
    <Box sx={{ flex: '1 1 100%', minWidth: 0, containerType: 'inline-size' }}>
      {narrow ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: open ? 2.5 : 0 }}>
          <Button
            variant="outlined"
            startIcon={<FilterIcon />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {set > 0 ? t('filtersOn', { count: set }) : t('filters')}
          </Button>
          {set > 0 ? <Button onClick={onClear}>{t('clearFilters')}</Button> : null}
        </Box>
      ) : null}
      {!narrow || open ? (
        <Box
          role="search"
          aria-label={t('filters')}
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'start',
            gridTemplateColumns: 'minmax(0, 1fr)',
            '@container (min-width: 26rem)': { gridTemplateColumns: `repeat(${middle}, minmax(0, 1fr))` },
            '@container (min-width: 48rem)': { gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))` },
          }}
        >
          {children}
          {narrow ? null : clear}
        </Box>
      ) : null}
    </Box>
  );
};
