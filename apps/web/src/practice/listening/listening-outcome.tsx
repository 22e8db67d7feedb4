import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Button from '@mui/material/Button';
import type { ListeningQuestion } from '@pratik/contract/listening';
import { useAskingText } from '../../curriculum/asking/asking.texts.ts';
import { QuestionOutcome } from '../../curriculum/asking/question-outcome.tsx';
import { useListeningText } from './listening.texts.ts';

type ListeningOutcomeProps = {
  question: ListeningQuestion;
  /** Plays the sentence with the given index. Null while no audio is available. */
  onPlay: ((sentence: number) => void) | null;
};

/** Shows an answered question, with a button that plays the sentences that contain the evidence. */
export const ListeningOutcome = ({ question, onPlay }: ListeningOutcomeProps) => {
  const t = useListeningText();
  const asking = useAskingText();
  const sentences = question.given?.sentences ?? [];
  return (
    <QuestionOutcome question={question} evidenceIs={t('evidence')}>
      {onPlay
        ? sentences.map((sentence, index) => (
            <Button
              key={sentence}
              startIcon={<PlayArrowRounded />}
              onClick={() => onPlay(sentence)}
              sx={{ mt: 0.5, mr: 1 }}
            >
              {sentences.length === 1 ? t('playEvidence') : asking('playSentence', { number: index + 1 })}
            </Button>
          ))
        : null}
    </QuestionOutcome>
  );
};
