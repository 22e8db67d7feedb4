import Box from '@mui/material/Box';
import { dayLabel } from '../../lib/language/format.ts';
import { DayInput } from '../../ui/form/day-input.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { SelectInput } from '../../ui/form/select-input.tsx';
import { ListFilters, optionLabel } from '../../ui/table/list-filters.tsx';
import { useAuditText } from './audit.texts.ts';
import { type AuditAddress, countFilters, noFilters } from './audit-url.ts';
import { actOptions } from './audit-words.tsx';

type AuditFiltersProps = {
  address: AuditAddress;
  /** Names of the actions that occur in the audit log. */
  actions: readonly string[];
  onChange: (change: Partial<AuditAddress>, options?: { replace?: boolean }) => void;
};

/** Filters of the audit log: user, action and dates. */
export const AuditFilters = ({ address, actions, onChange }: AuditFiltersProps) => {
  const t = useAuditText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <ListFilters
        active={countFilters(address) > 0}
        onClear={() => onChange(noFilters)}
        search={
          <SearchInput
            label={t('user')}
            value={address.user}
            maxLength={120}
            onSearch={(user, continued) => onChange({ user, before: '' }, { replace: continued })}
          />
        }
        chips={[
          {
            label: t('act'),
            value: optionLabel(actOptions(t, actions), address.act),
            onRemove: () => onChange({ act: '', before: '' }),
          },
          {
            label: t('from'),
            value: dayLabel(address.from),
            onRemove: () => onChange({ from: '', before: '' }),
          },
          { label: t('to'), value: dayLabel(address.to), onRemove: () => onChange({ to: '', before: '' }) },
        ]}
      >
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
      </ListFilters>
    </Box>
  );
};
