import FilterIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { useUiText } from './ui.texts.ts';

type ListFiltersProps = {
  /** How many are set. */
  set: number;
  onClear: () => void;
  /** The least width of a field. */
  field: string;
  children: ReactNode;
};

/** The filters of a list; on a narrow screen they wait behind one button. */
export const ListFilters = ({ set, onClear, field, children }: ListFiltersProps) => {
  const t = useUiText();
  const narrow = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const [open, setOpen] = useState(false);
  return (
    <>
      {narrow ? (
        <Button
          variant="outlined"
          startIcon={<FilterIcon />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {set > 0 ? t('filtersOn', { count: set }) : t('filters')}
        </Button>
      ) : null}
      {!narrow || open ? (
        <Box
          role="search"
          aria-label={t('filters')}
          sx={{
            display: 'grid',
            gap: 1.5,
            flex: '1 1 100%',
            gridTemplateColumns: `repeat(auto-fit, minmax(min(${field}, 100%), 1fr))`,
          }}
        >
          {children}
        </Box>
      ) : null}
      {set > 0 ? <Button onClick={onClear}>{t('clearFilters')}</Button> : null}
    </>
  );
};
