import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Button from '@mui/material/Button';
import type { ListeningQuestion } from '@pratik/contract/listening';
import { QuestionOutcome } from '../../curriculum/asking/question-outcome.tsx';
import { useListeningText } from './listening.texts.ts';

type ListeningOutcomeProps = {
  question: ListeningQuestion;
  /** Plays a sentence; null while nothing can be heard. */
  onPlay: ((sentence: number) => void) | null;
};

/** An answered question, and where it is said, to be heard once more. */
export const ListeningOutcome = ({ question, onPlay }: ListeningOutcomeProps) => {
  const t = useListeningText();
  const sentence = question.given?.sentence ?? null;
  return (
    <QuestionOutcome question={question} evidenceIs={t('evidence')}>
      {sentence !== null && onPlay ? (
        <Button startIcon={<PlayArrowRounded />} onClick={() => onPlay(sentence)} sx={{ mt: 0.5 }}>
          {t('playEvidence')}
        </Button>
      ) : null}
    </QuestionOutcome>
  );
};
