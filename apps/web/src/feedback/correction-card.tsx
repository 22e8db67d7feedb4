import Box from '@mui/material/Box';
import type { StoredCorrection } from '@pratik/contract/feedback';
import { SourceLabel } from '../ui/source-label.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useCodeName } from './code-names.ts';
import { DecisionNote } from './decision-note.tsx';
import { DisputeToggle } from './dispute-toggle.tsx';
import { Explanation } from './explanation.tsx';
import { useFeedbackText } from './feedback.texts.ts';
import { excerptOf } from './marked-text.ts';

type CorrectionCardProps = {
  text: string;
  correction: StoredCorrection;
  /** Shows the correction as disputed or not, before the server knows. */
  onDispute: (correctionId: string, disputed: boolean) => void;
};

const certain = 0.5;

/** One correction: what it is about, the sentence with the better words, and why. */
export const CorrectionCard = ({ text, correction, onDispute }: CorrectionCardProps) => {
  const t = useFeedbackText();
  const codeName = useCodeName();
  const verdict = correction.decision?.verdict;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.75 }}>
        <Box component="strong" sx={{ fontWeight: 640 }}>
          {codeName(correction.code)}
        </Box>
        <Box sx={{ ml: 'auto' }}>
          <SourceLabel>
            {t(verdict && verdict !== 'rejected' ? verdictTexts[verdict] : sourceTexts[correction.source])}
          </SourceLabel>
        </Box>
      </Box>
      <CorrectedSentence text={text} correction={correction} />
      {correction.explanation.tr === '' ? null : (
        <Box sx={{ mt: 1, color: 'text.secondary' }}>
          <Explanation of={correction.explanation} />
        </Box>
      )}
      <DecisionNote correction={correction} />
      <DisputeToggle correctionId={correction.id} disputed={correction.disputed} onChange={onDispute} />
    </>
  );
};

const verdictTexts = { approved: 'approvedBy', edited: 'editedBy', added: 'addedBy' } as const;

const sourceTexts = {
  'transfer-grammar': 'sourceBasic',
  harper: 'sourceBasic',
  model: 'sourceModel',
  administrator: 'sourceAdministrator',
} as const;

const CorrectedSentence = ({ text, correction }: { text: string; correction: StoredCorrection }) => {
  const t = useFeedbackText();
  const { before, wrong, after } = excerptOf(text, correction);
  const [best, ...others] = correction.replacements;
  return (
    <Box sx={{ fontSize: '1.071rem' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t(correction.confidence < certain ? 'haveALook' : 'better')}:
      </Box>{' '}
      <span lang="en">
        {before}
        {best === undefined ? (
          <Box component="mark" sx={{ bgcolor: 'transparent', color: 'warning.main', fontWeight: 600 }}>
            {wrong}
          </Box>
        ) : (
          <>
            <Box component="del" sx={{ color: 'error.main', textDecorationThickness: '0.09em' }}>
              {wrong}
            </Box>
            {best === '' ? null : (
              <>
                {' '}
                <Box component="ins" sx={{ color: 'success.main', fontWeight: 640, textDecoration: 'none' }}>
                  <VisuallyHidden>→ </VisuallyHidden>
                  {best}
                </Box>
              </>
            )}
          </>
        )}
        {after}
      </span>
      {best === '' ? (
        <Box component="span" sx={{ color: 'success.main' }}>
          {' '}
          ({t('leaveOut')})
        </Box>
      ) : null}
      {others.length > 0 ? (
        <Box sx={{ color: 'text.secondary', fontSize: '0.964rem' }}>
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
