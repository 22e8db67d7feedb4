import Box from '@mui/material/Box';
import type { StoredCorrection } from '@pratik/contract/feedback';
import { SourceLabel } from '../ui/label/source-label.tsx';
import { weight } from '../ui/theme/tokens.ts';
import { Added, Doubtful, Removed } from './change-marks.tsx';
import { useCodeName } from './code-names.ts';
import { DecisionNote } from './decision-note.tsx';
import { DisputeToggle } from './dispute-toggle.tsx';
import { Explanation } from './explanation.tsx';
import { useFeedbackText } from './feedback.texts.ts';
import { sourceTexts } from './source-texts.ts';
import { Why } from './why.tsx';

type CorrectionCardProps = {
  text: string;
  correction: StoredCorrection;
  /** Sets or removes the disputed state of the correction. Undefined if the dispute button is outside the card. */
  onDispute?: (correctionId: string, disputed: boolean) => void;
};

type ChangeProps = Pick<CorrectionCardProps, 'text' | 'correction'>;

/** Card of one correction: the kind of error, the suggested text and the reason. */
export const CorrectionCard = ({ text, correction, onDispute }: CorrectionCardProps) => {
  const t = useFeedbackText();
  const codeName = useCodeName();
  const verdict = correction.decision?.verdict;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.75 }}>
        <Box component="strong" sx={{ fontWeight: weight.semibold }}>
          {codeName(correction.code)}
        </Box>
        <Box sx={{ ml: 'auto' }}>
          <SourceLabel>
            {t(verdict && verdict !== 'rejected' ? verdictTexts[verdict] : sourceTexts[correction.source])}
          </SourceLabel>
        </Box>
      </Box>
      <Change text={text} correction={correction} />
      {correction.explanation.tr === '' ? null : (
        <Box sx={{ mt: 1, color: 'text.secondary' }}>
          <Explanation of={correction.explanation} />
        </Box>
      )}
      <DecisionNote correction={correction} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Why of={{ correctionId: correction.id }} />
        {onDispute ? (
          <DisputeToggle correctionId={correction.id} disputed={correction.disputed} onChange={onDispute} />
        ) : null}
      </Box>
    </>
  );
};

const verdictTexts = { approved: 'approvedBy', edited: 'editedBy', added: 'addedBy' } as const;

/** Shows only the original words and their replacement, because the whole sentence stands above. */
const Change = ({ text, correction: { start, end, replacements } }: ChangeProps) => {
  const t = useFeedbackText();
  const wrong = text.slice(start, end);
  const [best, ...others] = replacements;
  return (
    <Box sx={{ typography: 'body1' }}>
      <span lang="en">
        {wrong.trim() === '' ? null : best === undefined ? (
          <Doubtful>{wrong}</Doubtful>
        ) : (
          <Removed>{wrong}</Removed>
        )}
        {best ? (
          <>
            {' '}
            <Added>{best}</Added>
          </>
        ) : null}
      </span>
      {best === '' ? (
        <Box component="span" sx={{ color: 'success.main' }}>
          {' '}
          ({t('leaveOut')})
        </Box>
      ) : null}
      {others.length > 0 ? (
        <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
          {t('orElse')}{' '}
          {others.slice(0, 2).map((other, index) => (
            <span key={other}>
              {index > 0 ? ', ' : ''}
              <span lang="en">{other === '' ? '—' : other}</span>
            </span>
          ))}
        </Box>
      ) : null}
    </Box>
  );
};
