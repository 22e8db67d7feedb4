import FilterIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { SearchInput } from '../../ui/search-input.tsx';
import { SelectInput } from '../../ui/select-input.tsx';
import { useActsText } from './acts.texts.ts';
import { countFilters, noFilters, type UserListAddress } from './user-list-url.ts';
import { roleOptions, statusOptions, useLevelWords } from './user-words.tsx';
import { useUsersText } from './users.texts.ts';

type UserFiltersProps = {
  address: UserListAddress;
  onChange: (change: Partial<UserListAddress>, options?: { replace?: boolean }) => void;
};

/** The filters of the list; on a narrow screen they wait behind one button. */
export const UserFilters = ({ address, onChange }: UserFiltersProps) => {
  const t = useUsersText();
  const narrow = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const [open, setOpen] = useState(false);
  const count = countFilters(address);
  return (
    <>
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
      {!narrow || open ? <FilterFields address={address} onChange={onChange} /> : null}
      {count > 0 ? <Button onClick={() => onChange(noFilters)}>{t('clearFilters')}</Button> : null}
    </>
  );
};

const FilterFields = ({ address, onChange }: UserFiltersProps) => {
  const t = useUsersText();
  const acts = useActsText();
  const levels = useLevelWords();
  const text = (name: 'name' | 'surname' | 'email') => (
    <SearchInput
      label={t(name)}
      value={address[name]}
      maxLength={name === 'email' ? 254 : 80}
      onSearch={(value, continued) => onChange({ [name]: value }, { replace: continued })}
    />
  );
  return (
    <Box
      role="search"
      aria-label={t('filters')}
      sx={{
        display: 'grid',
        gap: 1.5,
        flex: '1 1 100%',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
      }}
    >
      {text('name')}
      {text('surname')}
      {text('email')}
      <SelectInput
        label={t('role')}
        value={address.role}
        options={[{ value: '', label: t('anyRole') }, ...roleOptions(t)]}
        onChange={(role) => onChange({ role })}
      />
      <SelectInput
        label={t('status')}
        value={address.status}
        options={[{ value: '', label: t('anyStatus') }, ...statusOptions(t)]}
        onChange={(status) => onChange({ status })}
      />
      <SelectInput
        label={t('level')}
        value={address.level}
        options={[{ value: '', label: t('anyLevel') }, ...levels.optionsFor(address.level || null)]}
        onChange={(level) => onChange({ level })}
      />
      <SelectInput
        label={acts('lastSeen')}
        value={address.seen}
        options={[
          { value: '', label: acts('anyTime') },
          { value: 'week', label: acts('inWeek') },
          { value: 'quiet-week', label: acts('quietWeek') },
          { value: 'quiet-month', label: acts('quietMonth') },
          { value: 'never', label: acts('never') },
        ]}
        onChange={(seen) => onChange({ seen })}
      />
    </Box>
  );
};
