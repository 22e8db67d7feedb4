import CloseIcon from '@mui/icons-material/Close';
import FilterIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Children, type ReactNode, useId, useState } from 'react';
import { radius } from '../theme/tokens.ts';
import { useUiText } from '../ui.texts.ts';

/** An active filter, for example "Rol: Öğrenci". */
export type FilterChip = { readonly label: string; readonly value: string; readonly onRemove: () => void };

type ListFiltersProps = {
  /** Search field of the list, which is always visible. */
  search?: ReactNode;
  /** Active filters apart from the search. A filter without a value is omitted. */
  chips: readonly FilterChip[];
  /** Whether a filter or the search is active. */
  active: boolean;
  onClear: () => void;
  /** Form fields of the filters. */
  children: ReactNode;
};

/**
 * Shows the search field of a list, a button that shows or hides the other filters, and one chip per active filter.
 */
export const ListFilters = ({ search, chips, active, onClear, children }: ListFiltersProps) => {
  const t = useUiText();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const set = chips.filter(({ value }) => value !== '');
  const columns = Math.min(5, Children.count(children));
  return (
    <Box sx={{ flex: '1 1 16rem', minWidth: 0, containerType: 'inline-size' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {search ? <Box sx={searchStyles}>{search}</Box> : null}
        <Button
          variant="outlined"
          startIcon={<FilterIcon />}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => setOpen(!open)}
        >
          {set.length > 0 ? t('filtersOn', { count: set.length }) : t('filters')}
        </Button>
        {set.map(({ label, value, onRemove }) => (
          <Box key={label} component="span" sx={chipStyles}>
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{`${label}: ${value}`}</Box>
            <IconButton
              aria-label={t('removeFilter', { filter: `${label}: ${value}` })}
              onClick={onRemove}
              sx={{ minWidth: 32, minHeight: 32, p: 0.5 }}
            >
              <CloseIcon fontSize="inherit" />
            </IconButton>
          </Box>
        ))}
        {active ? <Button onClick={onClear}>{t('clearFilters')}</Button> : null}
      </Box>
      {open ? (
        <Box
          role="search"
          id={panelId}
          aria-label={t('filters')}
          sx={{
            mt: 1.5,
            mb: 1,
            display: 'grid',
            gap: 1.5,
            alignItems: 'start',
            gridTemplateColumns: 'minmax(0, 1fr)',
            '@container (min-width: 26rem)': {
              gridTemplateColumns: `repeat(${Math.min(2, columns)}, minmax(0, 1fr))`,
            },
            '@container (min-width: 48rem)': { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
          }}
        >
          {children}
        </Box>
      ) : null}
    </Box>
  );
};

/** Returns the label of the option with the value, or an empty text if no such option exists. */
export const optionLabel = (options: readonly { value: string; label: string }[], value: string): string =>
  value === '' ? '' : (options.find((option) => option.value === value)?.label ?? value);

const searchStyles = {
  flex: '1 1 14rem',
  maxWidth: { sm: '22rem' },
  '& .MuiInputBase-input': { py: 1.25 },
  '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 0.75rem) scale(1)' },
};

const chipStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  pl: 1.5,
  borderRadius: radius.round,
  bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 10%, transparent)',
};
