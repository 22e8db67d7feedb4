import FilterIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { DayInput } from '../../ui/day-input.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { SelectInput } from '../../ui/select-input.tsx';
import { useAuditText } from './audit.texts.ts';
import { type AuditAddress, countFilters, noFilters } from './audit-url.ts';
import { actOptions } from './audit-words.tsx';

type AuditFiltersProps = {
  address: AuditAddress;
  /** Acts there are entries of. */
  actions: readonly string[];
  onChange: (change: Partial<AuditAddress>, options?: { replace?: boolean }) => void;
};

/** Who, what and when; on a narrow screen they wait behind one button. */
export const AuditFilters = (props: AuditFiltersProps) => {
  const t = useAuditText();
  const narrow = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const [open, setOpen] = useState(false);
  const count = countFilters(props.address);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      {narrow ? (
        <Button
          variant="outlined"
          startIcon={<FilterIcon />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {count > 0 ? t('filtersOn', { count }) : t('filters')}
        </Button>
      ) : null}
      {!narrow || open ? <FilterFields {...props} /> : null}
      {count > 0 ? <Button onClick={() => props.onChange(noFilters)}>{t('clearFilters')}</Button> : null}
    </Box>
  );
};

const FilterFields = ({ address, actions, onChange }: AuditFiltersProps) => {
  const t = useAuditText();
  return (
    <Box
      role="search"
      aria-label={t('filters')}
      sx={{
        display: 'grid',
        gap: 1.5,
        flex: '1 1 100%',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
      }}
    >
      <SearchInput
        label={t('person')}
        value={address.person}
        maxLength={120}
        onSearch={(person, continued) => onChange({ person, before: '' }, { replace: continued })}
      />
      <SelectInput
        label={t('act')}
        value={address.act}
        options={[{ value: '', label: t('anyAct') }, ...actOptions(t, actions)]}
        onChange={(act) => onChange({ act, before: '' })}
      />
      <DayInput
        label={t('from')}
        value={address.from}
        latest={address.to}
        onChange={(from) => onChange({ from, before: '' })}
      />
      <DayInput
        label={t('to')}
        value={address.to}
        earliest={address.from}
        onChange={(to) => onChange({ to, before: '' })}
      />
    </Box>
  );
};
