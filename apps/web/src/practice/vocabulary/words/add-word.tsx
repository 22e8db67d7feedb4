import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { saveWord } from '@pratik/contract/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { newId } from '../../../lib/new-id.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { markWordsStale } from '../vocabulary.queries.ts';
import { useVocabularyText } from '../vocabulary.texts.ts';

const empty = { word: '', meaning: '', sentence: '' };
type Draft = typeof empty;

const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Form that adds a word. It keeps its text until the server has stored the word. */
export const AddWord = () => {
  const t = useVocabularyText();
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>(empty);
  const [asked, setAsked] = useState(false);
  const [id, setId] = useState(newId);
  const wordField = useRef<HTMLInputElement>(null);
  const meaningField = useRef<HTMLInputElement>(null);
  const saving = useMutation({
    mutationFn: ({ word, meaning, sentence }: Draft) =>
      callApi(saveWord, {
        id,
        word,
        meaning,
        ...(sentence.trim() === '' ? {} : { sentence }),
        from: { kind: 'own' },
      }),
    onSuccess: ({ already }, { word }) => {
      showToast(t(already ? 'addedBefore' : 'added', { word: word.trim() }));
      setDraft(empty);
      setAsked(false);
      setId(newId());
      wordField.current?.focus();
      void markWordsStale(client);
    },
  });
  const needWord = asked && !hasLetters(draft.word);
  const needMeaning = asked && !hasLetters(draft.meaning);
  const change = (field: keyof Draft) => (event: { target: { value: string } }) => {
    setDraft({ ...draft, [field]: event.target.value });
    // A changed text after an error is a new request, which needs a new id.
    if (saving.isError) setId(newId());
  };
  return (
    <Card title={t('add')}>
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (!hasLetters(draft.word)) wordField.current?.focus();
          else if (!hasLetters(draft.meaning)) meaningField.current?.focus();
          else if (!saving.isPending) saving.mutate(draft);
        }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <TextInput
            label={t('word')}
            value={draft.word}
            onChange={change('word')}
            inputRef={wordField}
            error={needWord ? t('needWord') : undefined}
            slotProps={{ input: { lang: 'en', maxLength: 80, autoCapitalize: 'none' } }}
            autoComplete="off"
          />
          <TextInput
            label={t('meaning')}
            value={draft.meaning}
            onChange={change('meaning')}
            inputRef={meaningField}
            error={needMeaning ? t('needMeaning') : undefined}
            slotProps={{ input: { lang: 'tr', maxLength: 300 } }}
            autoComplete="off"
          />
        </Box>
        <TextInput
          label={t('sentence')}
          value={draft.sentence}
          onChange={change('sentence')}
          slotProps={{ input: { lang: 'en', maxLength: 1000 } }}
          autoComplete="off"
        />
        <FormProblem error={saving.error} />
        <Button type="submit" variant="outlined" loading={saving.isPending} sx={{ justifySelf: 'start' }}>
          {t('addButton')}
        </Button>
      </Box>
    </Card>
  );
};
