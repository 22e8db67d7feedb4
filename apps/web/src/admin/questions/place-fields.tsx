import Box from '@mui/material/Box';
import type { QuestionKind } from '@pratik/contract/question-draft';
import { topicNames } from '@pratik/contract/question-names';
import { useLevelWords } from '../../curriculum/level-words.ts';
import { useBilingual } from '../../lib/i18n.ts';
import { SelectInput } from '../../ui/form/select-input.tsx';
import { useQuestionsText } from './questions.texts.ts';

export type Place = { levelId: string | null; topic: string | null };

type PlaceFieldsProps = {
  kind: QuestionKind;
  place: Place;
  errorAt: (name: 'levelId' | 'topic') => string | undefined;
  onChange: (place: Place) => void;
};

/** Level and topic fields. They are hidden for a question, because a question has the level of its text. */
export const PlaceFields = ({ kind, place, errorAt, onChange }: PlaceFieldsProps) => {
  const t = useQuestionsText();
  const say = useBilingual();
  const levels = useLevelWords();
  if (kind === 'question') return null;
  const topics = Object.entries(topicNames).map(([value, names]) => ({ value, label: say(names) }));
  const none = { value: '', label: t('chooseOne') };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <SelectInput
        label={t('level')}
        value={place.levelId ?? ''}
        options={[none, ...levels.optionsFor(place.levelId)]}
        onRetry={levels.retry}
        error={errorAt('levelId')}
        onChange={(level) => onChange({ ...place, levelId: level || null })}
      />
      {kind === 'word' || kind === 'reading' || kind === 'listening' ? (
        <SelectInput
          label={t('topic')}
          value={place.topic ?? ''}
          options={[none, ...topics]}
          error={errorAt('topic')}
          onChange={(topic) => onChange({ ...place, topic: topic || null })}
        />
      ) : null}
    </Box>
  );
};
