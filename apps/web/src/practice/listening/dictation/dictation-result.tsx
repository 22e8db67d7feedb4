import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OpenedDictation } from '@pratik/contract/dictation';
import { useEffect, useRef } from 'react';
import { sayFinished } from '../../../lib/finished.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { useListeningText } from '../listening.texts.ts';
import { listeningPath, scriptPath } from '../listening-path.ts';
import { useStartDictation } from './use-start-dictation.ts';
import { WordDiff } from './word-diff.tsx';

type ResultProps = {
  dictation: OpenedDictation;
  /** Whether the learner has just finished the dictation. The result then receives the focus. */
  fresh: boolean;
};

/** Shows the result of the dictation, sentence by sentence. */
export const DictationResult = ({ dictation, fresh }: ResultProps) => {
  const t = useListeningText();
  const heading = useRef<HTMLHeadingElement>(null);
  const starting = useStartDictation(dictation.listeningId);
  useEffect(() => {
    if (!fresh) return;
    heading.current?.focus({ preventScroll: true });
    sayFinished();
  }, [fresh]);
  const given = dictation.sentences.flatMap((one) => one.given ?? []);
  const right = given.reduce((sum, { rightWords }) => sum + rightWords, 0);
  const all = given.reduce((sum, { allWords }) => sum + allWords, 0);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {t('dictationScore', { right, all })}
        </Typography>
        <Box sx={{ mt: 0.5 }}>{t(wordFor(all === 0 ? 1 : right / all))}</Box>
      </div>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {dictation.sentences.map(({ sentence, given: one }) =>
          one ? (
            <Box
              component="li"
              key={sentence}
              sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}
            >
              <WordDiff words={one.diff} />
            </Box>
          ) : null,
        )}
      </Box>
      <FormProblem error={starting.error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <LinkButton to={listeningPath} variant="contained" size="large">
          {t('another')}
        </LinkButton>
        <Button
          variant="outlined"
          size="large"
          loading={starting.isPending}
          onClick={() => starting.mutate()}
        >
          {t('dictationAgain')}
        </Button>
        <LinkButton to={scriptPath(dictation.text.id)} size="large">
          {t('toScript')}
        </LinkButton>
      </Box>
    </Box>
  );
};

const wordFor = (share: number) =>
  share >= 0.85 ? 'dictationGood' : share >= 0.5 ? 'dictationFair' : 'dictationHard';
