import FilterIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { DayInput } from '../../ui/day-input.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { SelectInput } from '../../ui/select-input.tsx';
import { countFilters, type MessageListAddress, noFilters } from './message-list-url.ts';
import { useMessagesText } from './messages.texts.ts';

type MessageFiltersProps = {
  address: MessageListAddress;
  onChange: (change: Partial<MessageListAddress>, options?: { replace?: boolean }) => void;
};

/** Whose messages, from where, of which days; on a narrow screen they wait behind one button. */
export const MessageFilters = ({ address, onChange }: MessageFiltersProps) => {
  const t = useMessagesText();
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

const FilterFields = ({ address, onChange }: MessageFiltersProps) => {
  const t = useMessagesText();
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
        onSearch={(person, continued) => onChange({ person }, { replace: continued })}
      />
      <SelectInput
        label={t('source')}
        value={address.source}
        options={[
          { value: '', label: t('anySource') },
          { value: 'chat', label: t('sourceChat') },
          { value: 'writing', label: t('sourceWriting') },
        ]}
        onChange={(source) => onChange({ source })}
      />
      <DayInput
        label={t('from')}
        value={address.from}
        latest={address.to}
        onChange={(from) => onChange({ from })}
      />
      <DayInput
        label={t('to')}
        value={address.to}
        earliest={address.from}
        onChange={(to) => onChange({ to })}
      />
    </Box>
  );
};
