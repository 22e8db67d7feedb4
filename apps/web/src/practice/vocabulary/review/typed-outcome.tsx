import Box from '@mui/material/Box';
import { weight } from '../../../ui/theme/tokens.ts';
import { useVocabularyText } from '../vocabulary.texts.ts';
import type { Verdict } from './typed-answer.ts';

const tones = { right: 'success.main', slip: 'warning.main', wrong: 'error.main' } as const;

/** Shows whether a typed answer is correct. For a wrong answer, shows the differences letter by letter. */
export const TypedOutcome = ({ verdict, typed }: { verdict: Verdict; typed: string }) => {
  const t = useVocabularyText();
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ fontWeight: weight.semibold, color: tones[verdict.kind] }}>{t(verdict.kind)}</Box>
      {verdict.kind === 'right' ? null : (
        <Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('typed')}:{' '}
          </Box>
          <span lang="en">{verdict.kind === 'wrong' ? typed : <LetterRuns runs={verdict.runs} />}</span>
        </Box>
      )}
    </Box>
  );
};

/** Shows the differences between the typed text and the most similar answer, letter by letter. */
export const LetterRuns = ({ runs }: { runs: Verdict['runs'] }) =>
  runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs of one word never move
    <Letters key={index} run={run} />
  ));

const Letters = ({ run }: { run: Verdict['runs'][number] }) => {
  if (run.kind === 'same') return run.text;
  const isExtra = run.kind === 'extra';
  return (
    <Box
      component={isExtra ? 'del' : 'ins'}
      sx={{ fontWeight: weight.bold, color: isExtra ? 'error.main' : 'success.main' }}
    >
      {run.text}
    </Box>
  );
};
