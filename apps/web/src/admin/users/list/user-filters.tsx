import { useLevelWords } from '../../../curriculum/level-words.ts';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { ListFilters, optionLabel } from '../../../ui/table/list-filters.tsx';
import { useActsText } from '../acts.texts.ts';
import { roleOptions, statusOptions } from '../user-words.tsx';
import { useUsersText } from '../users.texts.ts';
import { countFilters, noFilters, type UserListAddress } from './user-list-url.ts';

type UserFiltersProps = {
  address: UserListAddress;
  onChange: (change: Partial<UserListAddress>, options?: { replace?: boolean }) => void;
};

/** Search and filters of the user list. */
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
  const seen = [
    { value: '', label: acts('anyTime') },
    { value: 'week', label: acts('inWeek') },
    { value: 'quiet-week', label: acts('quietWeek') },
    { value: 'quiet-month', label: acts('quietMonth') },
    { value: 'never', label: acts('never') },
  ];
  const chip = (name: Exclude<keyof typeof noFilters, 'search'>, label: string, value: string) => ({
    label,
    value,
    onRemove: () => onChange({ [name]: '' }),
  });
  return (
    <ListFilters
      active={countFilters(address) > 0}
      onClear={() => onChange(noFilters)}
      search={
        <SearchInput
          label={t('search')}
          value={address.search}
          maxLength={254}
          onSearch={(search, continued) => onChange({ search }, { replace: continued })}
        />
      }
      chips={[
        chip('name', t('name'), address.name),
        chip('surname', t('surname'), address.surname),
        chip('email', t('email'), address.email),
        chip('role', t('role'), optionLabel(roleOptions(t), address.role)),
        chip('status', t('status'), optionLabel(statusOptions(t), address.status)),
        chip('level', t('level'), optionLabel(levels.optionsFor(address.level || null), address.level)),
        chip('seen', acts('lastSeen'), optionLabel(seen, address.seen)),
      ]}
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
        onRetry={levels.retry}
        onChange={(level) => onChange({ level })}
      />
      <SelectInput
        label={acts('lastSeen')}
        value={address.seen}
        options={seen}
        onChange={(choice) => onChange({ seen: choice })}
      />
    </ListFilters>
  );
};
