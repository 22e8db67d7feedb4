import Box from '@mui/material/Box';
import { useState } from 'react';
import { SelectInput } from '../../ui/select-input.tsx';
import { useLevelWords } from './question-words.tsx';
import { useQuestion, useQuestionPage } from './questions.api.ts';
import { useQuestionsText } from './questions.texts.ts';

type TextPickerProps = {
  kind: 'reading' | 'listening';
  id: string;
  error: string | undefined;
  onChange: (id: string) => void;
};

/** Chooses the text a question is on: its level first, then the text. */
export const TextPicker = ({ kind, id, error, onChange }: TextPickerProps) => {
  const t = useQuestionsText();
  const levels = useLevelWords();
  const [level, setLevel] = useState('');
  const chosen = useQuestion({ kind, id }).data;
  const shownLevel = level || chosen?.levelId || levels.optionsFor(null)[0]?.value || '';
  const texts = useQuestionPage({
    groupFilter: kind,
    levelFilter: shownLevel,
    sort: 'title',
    order: 'asc',
    size: 100,
  }).data?.questions;
  const options = (texts ?? []).map((text) => ({ value: text.id, label: text.title }));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' } }}>
      <SelectInput
        label={t('level')}
        value={shownLevel}
        options={levels.optionsFor(shownLevel || null)}
        onChange={(next) => {
          setLevel(next);
          onChange('');
        }}
      />
      <SelectInput
        label={t('textOfQuestion')}
        value={id}
        error={error}
        options={[
          { value: '', label: t(texts?.length === 0 ? 'noTexts' : 'chooseText') },
          ...(id !== '' && !options.some(({ value }) => value === id)
            ? [{ value: id, label: chosen?.title ?? id }]
            : []),
          ...options,
        ]}
        onChange={onChange}
      />
    </Box>
  );
};
