import Button from '@mui/material/Button';
import type { AskedQuestion } from '@pratik/contract/asked-question';
import { QuestionOutcome } from '../../curriculum/asking/question-outcome.tsx';
import { useReadingText } from './reading.texts.ts';

type ReadingOutcomeProps = { question: AskedQuestion; onShow: (question: AskedQuestion) => void };

/** Shows an answered question, with a button that shows the evidence in the text. */
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
