import Box from '@mui/material/Box';
import { weight } from '../../ui/theme/tokens.ts';
import { useGapText } from './gap.texts.ts';
import { GapSentence } from './gap-sentence.tsx';

type AnsweredGapProps = {
  before: string;
  after: string;
  /** Turkish translation of the whole sentence with the gap. */
  tr: string;
  /** Explanation of the answer in Turkish. May be empty. */
  why: string;
  /** Right answer that fills the gap. */
  written: string;
  /** All right answers of the gap. */
  answers: readonly string[];
};

/** The whole sentence with the right answer, its translation, the explanation, and other right answers. */
export const AnsweredGap = ({ before, after, tr, why, written, answers }: AnsweredGapProps) => {
  const t = useGapText();
  const others = answers.filter((one) => one.toLowerCase() !== written.toLowerCase());
  return (
    <>
      <div>
        <GapSentence before={before} after={after}>
          <Box
            component="mark"
            sx={{ bgcolor: 'transparent', color: 'success.main', fontWeight: weight.bold }}
          >
            {written}
          </Box>
        </GapSentence>
        <Box lang="tr" sx={{ color: 'text.secondary', mt: 0.75 }}>
          {tr}
        </Box>
      </div>
      {why === '' ? null : (
        <Box lang="tr" sx={{ lineHeight: 1.6 }}>
          {why}
        </Box>
      )}
      {others.length > 0 ? (
        <Box sx={{ color: 'text.secondary' }}>
          {t('alsoRight')} <span lang="en">{others.join(', ')}</span>
        </Box>
      ) : null}
    </>
  );
};
