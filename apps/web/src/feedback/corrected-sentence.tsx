import Box from '@mui/material/Box';
import type { CorrectedPiece, CorrectedSentence as Sentence } from '@pratik/text/corrected-text';
import { Added, Doubtful, Removed } from './change-marks.tsx';
import { useFeedbackText } from './feedback.texts.ts';

type CorrectedSentenceProps = { sentence: Pick<Sentence, 'pieces' | 'certain'> };

/**
 * Shows a whole sentence with every correction applied. The label never says that the sentence is correct, because
 * the checker may have missed an error. If any correction is uncertain, the label presents the sentence only as a
 * hint.
 */
export const CorrectedSentence = ({ sentence: { pieces, certain } }: CorrectedSentenceProps) => {
  const t = useFeedbackText();
  return (
    <Box sx={{ typography: 'body1', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t(certain ? 'better' : 'haveALook')}:
      </Box>{' '}
      <span lang="en">
        {pieces.map((piece, index) => (
          <Piece key={`${piece.kind} ${piece.at}`} piece={piece} before={pieces[index - 1]} />
        ))}
      </span>
    </Box>
  );
};

type PieceProps = { piece: CorrectedPiece; before: CorrectedPiece | undefined };

const Piece = ({ piece: { kind, text }, before }: PieceProps) => {
  if (kind === 'removed') return <Removed>{text}</Removed>;
  if (kind === 'doubtful') return <Doubtful>{text}</Doubtful>;
  if (kind === 'same') return text;
  return (
    <>
      {before?.kind === 'removed' ? ' ' : null}
      <Added>{text}</Added>
    </>
  );
};
