import { useLevelWords } from '../../../curriculum/level-words.ts';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { ListFilters } from '../../../ui/table/list-filters.tsx';
import { useActsText } from '../acts.texts.ts';
import { roleOptions, statusOptions } from '../user-words.tsx';
import { useUsersText } from '../users.texts.ts';
import { countFilters, noFilters, type UserListAddress } from './user-list-url.ts';

type UserFiltersProps = {
  address: UserListAddress;
  onChange: (change: Partial<UserListAddress>, options?: { replace?: boolean }) => void;
};

/** Filters of the user list. On a narrow screen, a button shows or hides the filters. */
export const UserFilters = ({ address, onChange }: UserFiltersProps) => {
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
    <ListFilters set={countFilters(address)} onClear={() => onChange(noFilters)}>
      <SearchInput
        label={t('search')}
        value={address.search}
        maxLength={254}
        onSearch={(search, continued) => onChange({ search }, { replace: continued })}
      />
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
        onRetry={levels.retry}
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
    </ListFilters>
  );
};
