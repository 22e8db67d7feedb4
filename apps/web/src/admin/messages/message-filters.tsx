import { DayInput } from '../../ui/form/day-input.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { SelectInput } from '../../ui/form/select-input.tsx';
import { ListFilters } from '../../ui/table/list-filters.tsx';
import { countFilters, type MessageListAddress, noFilters } from './message-list-url.ts';
import { useMessagesText } from './messages.texts.ts';

type MessageFiltersProps = {
  address: MessageListAddress;
  onChange: (change: Partial<MessageListAddress>, options?: { replace?: boolean }) => void;
};

/** Filters for user, source and date. On a narrow screen, a button shows or hides the filters. */
export const MessageFilters = ({ address, onChange }: MessageFiltersProps) => {
  const t = useMessagesText();
  return (
    <ListFilters set={countFilters(address)} onClear={() => onChange(noFilters)}>
      <SearchInput
        label={t('user')}
        value={address.user}
        maxLength={120}
        onSearch={(user, continued) => onChange({ user }, { replace: continued })}
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
    </ListFilters>
  );
};
