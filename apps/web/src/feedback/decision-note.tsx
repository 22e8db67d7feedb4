import Box from '@mui/material/Box';
import type { StoredCorrection } from '@pratik/contract/feedback';
import { weight } from '../ui/theme/tokens.ts';
import { useFeedbackText } from './feedback.texts.ts';

/**
 * Shows the administrator’s decision on a correction and the answer to the learner’s report. Renders nothing if
 * there is no decision.
 */
export const DecisionNote = ({ correction }: { correction: StoredCorrection }) => {
  const t = useFeedbackText();
  const { decision, disputed } = correction;
  if (!decision) return null;
  const { before, verdict, reported } = decision;
  const answered = reported && !disputed && verdict !== 'added';
  return (
    <>
      {before && before.replacements.length > 0 ? (
        <Box sx={{ mt: 0.5, color: 'text.secondary', typography: 'caption' }}>
          {t('was')}{' '}
          <del lang="en">{before.replacements[0] === '' ? `(${t('leaveOut')})` : before.replacements[0]}</del>
        </Box>
      ) : null}
      {answered ? (
        <Box sx={{ mt: 1, fontWeight: weight.medium }}>
          {t(verdict === 'edited' ? 'editedAfterReport' : 'unchangedAfterReport')}
        </Box>
      ) : null}
    </>
  );
};
