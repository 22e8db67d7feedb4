import Box from '@mui/material/Box';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useLevelWords } from '../../../curriculum/level-words.ts';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import type { ItemForm } from '../item-form.ts';
import { useQuestion, useQuestionPage } from '../questions.api.ts';
import { useQuestionsText } from '../questions.texts.ts';

type TextPickerProps = {
  kind: 'reading' | 'listening';
  form: ItemForm;
  error: string | undefined;
};

/** Maximum number of texts in the list. The administrator finds all other texts by search. */
const mostListed = 100;

/** Two fields that select the text of a question: first the level, then the text. */
export const TextPicker = ({ kind, form, error }: TextPickerProps) => {
  const { value: id, onChange } = useController({ control: form.control, name: 'draft.textId' }).field;
  const t = useQuestionsText();
  const levels = useLevelWords();
  const [level, setLevel] = useState('');
  const [search, setSearch] = useState('');
  const chosen = useQuestion({ kind, id }).data;
  const shownLevel = level || chosen?.levelId || levels.optionsFor(null)[0]?.value || '';
  const { data, isError, refetch } = useQuestionPage({
    groupFilter: kind,
    levelFilter: shownLevel,
    textFilter: search,
    sort: 'title',
    order: 'asc',
    size: mostListed,
  });
  const texts = data?.questions;
  const isCut = (data?.total ?? 0) > mostListed;
  const isEmpty = shownLevel !== '' && texts?.length === 0;
  const nothingThere = isEmpty ? (search === '' ? 'noTexts' : 'noTextFound') : undefined;
  const options = (texts ?? []).map((text) => ({ value: text.id, label: text.title }));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' } }}>
      <SelectInput
        label={t('level')}
        value={shownLevel}
        options={levels.optionsFor(shownLevel || null)}
        onRetry={levels.retry}
        onChange={(next) => {
          setLevel(next);
          setSearch('');
          onChange('');
        }}
      />
      <SelectInput
        label={t('textOfQuestion')}
        value={id}
        error={error}
        options={[
          { value: '', label: t(nothingThere ?? 'chooseText') },
          ...(id !== '' && !options.some(({ value }) => value === id)
            ? [{ value: id, label: chosen?.title ?? id }]
            : []),
          ...options,
        ]}
        help={isCut ? t('manyTexts', { count: mostListed }) : undefined}
        onRetry={isError ? () => void refetch() : undefined}
        onChange={onChange}
      />
      {isCut || search !== '' ? (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <SearchInput label={t('searchTexts')} value={search} onSearch={setSearch} />
        </Box>
      ) : null}
    </Box>
  );
};
