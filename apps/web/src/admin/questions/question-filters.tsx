import FilterIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useBilingual } from '../../lib/i18n.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { SelectInput } from '../../ui/select-input.tsx';
import { countFilters, noFilters, type QuestionListAddress } from './question-list-url.ts';
import { topicNames } from './question-options.ts';
import { formOptions, groupOptions, stateOptions, useLevelWords } from './question-words.tsx';
import { useQuestionsText } from './questions.texts.ts';

type QuestionFiltersProps = {
  address: QuestionListAddress;
  onChange: (change: Partial<QuestionListAddress>, options?: { replace?: boolean }) => void;
};

/** The filters of the list; on a narrow screen they wait behind one button. */
export const QuestionFilters = ({ address, onChange }: QuestionFiltersProps) => {
  const t = useQuestionsText();
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

const FilterFields = ({ address, onChange }: QuestionFiltersProps) => {
  const t = useQuestionsText();
  const say = useBilingual();
  const levels = useLevelWords();
  const any = { value: '', label: t('any') };
  const topics = Object.entries(topicNames).map(([value, name]) => ({ value, label: say(name) }));
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
      <SearchInput
        label={t('text')}
        value={address.text}
        maxLength={120}
        onSearch={(text, continued) => onChange({ text }, { replace: continued })}
      />
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
        options={[any, { value: 'yes', label: t('flaggedOnly') }]}
        onChange={(flagged) => onChange({ flagged })}
      />
    </Box>
  );
};
