import { dayLabel } from '../../../lib/language/format.ts';
import { DayInput } from '../../../ui/form/day-input.tsx';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { ListFilters, optionLabel } from '../../../ui/table/list-filters.tsx';
import { useMessagesText } from '../messages.texts.ts';
import { countFilters, type MessageListAddress, noFilters } from './message-list-url.ts';

type MessageFiltersProps = {
  address: MessageListAddress;
  onChange: (change: Partial<MessageListAddress>, options?: { replace?: boolean }) => void;
};

/** Filters of the message list: user, source and dates. */
export const MessageFilters = ({ address, onChange }: MessageFiltersProps) => {
  const t = useMessagesText();
  const sources = [
    { value: '', label: t('anySource') },
    { value: 'chat', label: t('sourceChat') },
    { value: 'writing', label: t('sourceWriting') },
  ];
  return (
    <ListFilters
      active={countFilters(address) > 0}
      onClear={() => onChange(noFilters)}
      search={
        <SearchInput
          label={t('user')}
          value={address.user}
          maxLength={120}
          onSearch={(user, continued) => onChange({ user }, { replace: continued })}
        />
      }
      chips={[
        {
          label: t('source'),
          value: optionLabel(sources, address.source),
          onRemove: () => onChange({ source: '' }),
        },
        { label: t('from'), value: dayLabel(address.from), onRemove: () => onChange({ from: '' }) },
        { label: t('to'), value: dayLabel(address.to), onRemove: () => onChange({ to: '' }) },
      ]}
    >
      <SelectInput
        label={t('source')}
        value={address.source}
        options={sources}
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
