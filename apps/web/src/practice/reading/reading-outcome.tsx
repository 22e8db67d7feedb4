import Button from '@mui/material/Button';
import type { AskedQuestion } from '@pratik/contract/asked-question';
import { QuestionOutcome } from '../../curriculum/asking/question-outcome.tsx';
import { useReadingText } from './reading.texts.ts';

type ReadingOutcomeProps = { question: AskedQuestion; onShow: (question: AskedQuestion) => void };

/** An answered question, and the way to where the text says so. */
export const ReadingOutcome = ({ question, onShow }: ReadingOutcomeProps) => {
  const t = useReadingText();
  return (
    <QuestionOutcome question={question} evidenceIs={t('evidence')}>
      <Button onClick={() => onShow(question)} sx={{ ml: '-1.2em' }}>
        {t('showInText')}
      </Button>
    </QuestionOutcome>
  );
};
