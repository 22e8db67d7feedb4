import { topicNames } from '@pratik/contract/question-names';
import { useLevelWords } from '../../../curriculum/level-words.ts';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { ListFilters, optionLabel } from '../../../ui/table/list-filters.tsx';
import { formOptions, groupOptions, stateOptions } from '../question-words.tsx';
import { useQuestionsText } from '../questions.texts.ts';
import { countFilters, noFilters, type QuestionListAddress } from './question-list-url.ts';

type QuestionFiltersProps = {
  address: QuestionListAddress;
  onChange: (change: Partial<QuestionListAddress>, options?: { replace?: boolean }) => void;
};

/** Search and filters of the question list. */
export const QuestionFilters = ({ address, onChange }: QuestionFiltersProps) => {
  const t = useQuestionsText();
  const say = useBilingual();
  const levels = useLevelWords();
  const any = { value: '', label: t('any') };
  const topics = Object.entries(topicNames).map(([value, name]) => ({ value, label: say(name) }));
  const flagged = [{ value: 'yes', label: t('flaggedOnly') }];
  const chip = (
    name: Exclude<keyof typeof noFilters, 'text'>,
    options: readonly { value: string; label: string }[],
  ) => ({
    label: t(name),
    value: optionLabel(options, address[name]),
    onRemove: () => onChange({ [name]: '' }),
  });
  return (
    <ListFilters
      active={countFilters(address) > 0}
      onClear={() => onChange(noFilters)}
      search={
        <SearchInput
          label={t('text')}
          value={address.text}
          maxLength={120}
          onSearch={(text, continued) => onChange({ text }, { replace: continued })}
        />
      }
      chips={[
        chip('group', groupOptions(t)),
        chip('form', formOptions(t)),
        chip('level', levels.optionsFor(address.level || null)),
        chip('topic', topics),
        chip('state', stateOptions(t)),
        chip('flagged', flagged),
      ]}
    >
      <SelectInput
        label={t('group')}
        value={address.group}
        options={[any, ...groupOptions(t)]}
        onChange={(group) => onChange({ group })}
      />
      <SelectInput
        label={t('form')}
        value={address.form}
        options={[any, ...formOptions(t)]}
        onChange={(form) => onChange({ form })}
      />
      <SelectInput
        label={t('level')}
        value={address.level}
        options={[any, ...levels.optionsFor(address.level || null)]}
        onRetry={levels.retry}
        onChange={(level) => onChange({ level })}
      />
      <SelectInput
        label={t('topic')}
        value={address.topic}
        options={[any, ...topics]}
        onChange={(topic) => onChange({ topic })}
      />
      <SelectInput
        label={t('state')}
        value={address.state}
        options={[any, ...stateOptions(t)]}
        onChange={(state) => onChange({ state })}
      />
      <SelectInput
        label={t('flagged')}
        value={address.flagged}
        options={[any, ...flagged]}
        onChange={(choice) => onChange({ flagged: choice })}
      />
    </ListFilters>
  );
};
