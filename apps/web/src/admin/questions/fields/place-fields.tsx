import Box from '@mui/material/Box';
import type { QuestionKind } from '@pratik/contract/question-draft';
import { topicNames } from '@pratik/contract/question-names';
import { useController } from 'react-hook-form';
import { useLevelWords } from '../../../curriculum/level-words.ts';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import type { ItemForm } from '../item-form.ts';
import { useQuestionsText } from '../questions.texts.ts';

type PlaceFieldsProps = {
  kind: QuestionKind;
  form: ItemForm;
  errorAt: (name: 'levelId' | 'topic') => string | undefined;
};

/** Level and topic fields. A question has the level of its text, so they are hidden for a question. */
export const PlaceFields = ({ kind, form, errorAt }: PlaceFieldsProps) => {
  const t = useQuestionsText();
  const say = useBilingual();
  const levels = useLevelWords();
  const { field: level } = useController({ control: form.control, name: 'levelId' });
  const { field: topic } = useController({ control: form.control, name: 'topic' });
  if (kind === 'question') return null;
  const topics = Object.entries(topicNames).map(([value, names]) => ({ value, label: say(names) }));
  const none = { value: '', label: t('chooseOne') };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <SelectInput
        label={t('level')}
        value={level.value ?? ''}
        options={[none, ...levels.optionsFor(level.value)]}
        onRetry={levels.retry}
        error={errorAt('levelId')}
        onChange={(chosen) => level.onChange(chosen || null)}
      />
      {kind === 'word' || kind === 'reading' || kind === 'listening' ? (
        <SelectInput
          label={t('topic')}
          value={topic.value ?? ''}
          options={[none, ...topics]}
          error={errorAt('topic')}
          onChange={(chosen) => topic.onChange(chosen || null)}
        />
      ) : null}
    </Box>
  );
};
