import AddRounded from '@mui/icons-material/AddRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type SuggestedWord, saveWord, suggestWords, type WordOrigin } from '@pratik/contract/vocabulary';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { callQuery } from '../../lib/api/query-client.ts';
import { problemSentence } from '../../lib/errors/problem-text.ts';
import { newId } from '../../lib/new-id.ts';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { weight } from '../../ui/theme/tokens.ts';
import { useFinishText } from './finish.texts.ts';

export type WordSource = {
  /** English text of the exercise, from which words are suggested. */
  text: string;
  /** Origin of a saved word: the kind and the id of the text or the conversation. */
  from: { kind: Exclude<WordOrigin, 'own'>; id: string };
  /** Id of the library text, whose glossary gives the meanings. */
  textId?: string;
};

/** Maximum length of a text, in UTF-16 code units, that the server accepts. */
const longestText = 10_000;
const longestSentence = 1000;

/** Words of the text that the learner does not have yet, each with a button that adds it to the learner’s words. */
export const SuggestedWords = ({ text, from, textId }: WordSource) => {
  const t = useFinishText();
  const { data, error, refetch } = useQuery({
    ...callQuery(suggestWords, {
      text: text.trim().slice(0, longestText),
      ...(textId === undefined ? {} : { textId }),
    }),
    // The list of suggested words must not change while the learner adds words from it.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  if (data?.words.length === 0) return null;
  return (
    <div>
      <Typography variant="h3">{t('words')}</Typography>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>{t('wordsText')}</Box>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.words.map((word) => (
            <WordLine key={word.word} word={word} from={from} />
          ))}
        </Box>
      ) : error ? null : (
        <Delayed>
          <TextSkeleton lines={4} />
        </Delayed>
      )}
    </div>
  );
};

type WordLineProps = { word: SuggestedWord; from: WordSource['from'] };

const WordLine = ({ word: { word, meaning, sentence }, from }: WordLineProps) => {
  const t = useFinishText();
  const [id] = useState(newId);
  const saving = useMutation({
    mutationFn: () =>
      callApi(saveWord, {
        id,
        word,
        meaning,
        ...(sentence !== '' && sentence.length <= longestSentence ? { sentence } : {}),
        from,
      }),
  });
  return (
    <Box
      component="li"
      sx={{ py: 0.75, borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minHeight: 44 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="span" lang="en" sx={{ fontWeight: weight.semibold }}>
            {word}
          </Box>{' '}
          <Box component="span" lang="tr" sx={{ color: 'text.secondary' }}>
            {meaning}
          </Box>
        </Box>
        <div role="status">
          {saving.data ? (
            <Box
              component="span"
              sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color: 'success.main' }}
            >
              <CheckRounded fontSize="small" aria-hidden />
              {t(saving.data.already ? 'addedBefore' : 'added')}
            </Box>
          ) : null}
        </div>
        {saving.data ? null : (
          <Button
            variant="outlined"
            startIcon={<AddRounded />}
            aria-label={t('addWord', { word })}
            loading={saving.isPending}
            onClick={() => saving.mutate()}
            sx={{ minHeight: 44, flex: 'none' }}
          >
            {t('add')}
          </Button>
        )}
      </Box>
      {saving.isError ? (
        <Box role="alert" sx={{ color: 'error.main', typography: 'caption' }}>
          {problemSentence(saving.error)}
        </Box>
      ) : null}
    </Box>
  );
};
