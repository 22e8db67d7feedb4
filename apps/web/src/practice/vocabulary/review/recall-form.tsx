import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { usePersistedText } from '../../../lib/storage/use-persisted-text.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useVocabularyText } from '../vocabulary.texts.ts';

type RecallFormProps = {
  label: string;
  /** Storage key of the typed text. The caller deletes the text after the answer is submitted. */
  draftKey: string;
  onTyped: (typed: string) => void;
};

/** Form with one field for the English word. An empty field means "I do not know". */
export const RecallForm = ({ label, draftKey, onTyped }: RecallFormProps) => {
  const t = useVocabularyText();
  const [typed, setTyped] = usePersistedText(draftKey);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        onTyped(typed.trim());
      }}
    >
      <TextInput
        label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        inputRef={field}
        slotProps={{ input: { lang: 'en', maxLength: 200, autoCapitalize: 'none', spellCheck: false } }}
        autoComplete="off"
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" size="large" sx={{ flex: '1 1 10rem' }}>
          {t('check')}
        </Button>
        <Button size="large" onClick={() => onTyped('')}>
          {t('dontKnow')}
        </Button>
      </Box>
    </Box>
  );
};
