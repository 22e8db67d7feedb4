import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { editWord, type VocabularyCard } from '@pratik/contract/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { isApiProblem } from '../../../lib/api/api-problem.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { markWordsStale } from '../vocabulary.queries.ts';
import { useVocabularyText } from '../vocabulary.texts.ts';

type WordFormProps = { card: VocabularyCard; onClose: () => void };

/** Form that edits a card. Esc discards the changes. */
export const WordForm = ({ card, onClose }: WordFormProps) => {
  const t = useVocabularyText();
  const client = useQueryClient();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [draft, setDraft] = useState({
    meaning: card.meaning,
    sentence: card.sentence?.en ?? '',
    sentenceTr: card.sentence?.tr ?? '',
    note: card.note ?? '',
  });
  const saving = useMutation({
    mutationFn: () => callApi(editWord, { cardId: card.id, ...draft }),
    onSuccess: async () => {
      await markWordsStale(client);
      showToast(t('edited', { word: card.word }));
      onClose();
    },
  });
  const field = (name: keyof typeof draft, lang: 'en' | 'tr', maxLength: number) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
    slotProps: { input: { lang, maxLength } },
    autoComplete: 'off',
  });
  const refused = isApiProblem(saving.error, 'validation') ? saving.error.fieldErrors : undefined;
  const refusedMeaning = refused?.find(({ pointer }) => pointer === '/meaning');
  const meaningProblem = refused && (refusedMeaning ? errorText(refusedMeaning) : t('needMeaning'));
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('edit', { word: card.word })}
      sx={{ flexBasis: '100%', display: 'grid', gap: 2, py: 1.5 }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) saving.mutate();
      }}
    >
      <TextInput
        label={t('meaning')}
        inputRef={first}
        {...field('meaning', 'tr', 300)}
        error={meaningProblem}
      />
      <TextInput label={t('sentence')} {...field('sentence', 'en', 1000)} />
      <TextInput label={t('sentenceTr')} {...field('sentenceTr', 'tr', 1000)} />
      <TextInput label={t('note')} {...field('note', 'tr', 500)} />
      {meaningProblem ? null : <FormProblem error={saving.error} />}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={saving.isPending}>
          {t('saveEdit')}
        </Button>
        <Button onClick={onClose}>{t('cancelEdit')}</Button>
      </Box>
    </Box>
  );
};
