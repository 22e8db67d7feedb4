import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AskedQuestion } from '@pratik/contract/asked-question';
import { type ReactNode, useEffect, useRef } from 'react';
import { weight } from '../../ui/theme/tokens.ts';
import { useAskingText } from './asking.texts.ts';
import { isRight } from './is-right.ts';
import { QuestionForm } from './question-form.tsx';
import type { Answering } from './use-answering.ts';

type QuestionStepProps<Q extends AskedQuestion> = {
  questions: readonly Q[];
  index: number;
  sittingId: string;
  /** Whether the learner has answered the last question. */
  finished: boolean;
  /** Whether a new question moves the focus to its heading. False for the first question after the page is opened. */
  focus?: boolean;
  outcomeOf: (question: Q) => ReactNode;
  onAnswer: (question: Q) => Answering['onAnswer'];
  onNext: () => void;
};

/** Shows one question of a series with its answer fields, or with its outcome after the answer. */
export const QuestionStep = <Q extends AskedQuestion>(props: QuestionStepProps<Q>) => {
  const { questions, index, sittingId, finished, focus = false, outcomeOf, onAnswer, onNext } = props;
  const t = useAskingText();
  const question = questions[index];
  const heading = useRef<HTMLHeadingElement>(null);
  const key = `${index} ${question?.given === null}`;
  const shownFirst = useRef(key);
  useEffect(() => {
    if (focus || key !== shownFirst.current) heading.current?.focus({ preventScroll: true });
    shownFirst.current = '';
  }, [focus, key]);
  if (!question) return null;
  return (
    <>
      <Typography
        variant="subtitle2"
        component="h3"
        ref={heading}
        tabIndex={-1}
        sx={{ color: 'text.secondary', outline: 'none', mb: 1 }}
      >
        {t('questionOf', { number: index + 1, total: questions.length })}
        {question.given ? <Verdict right={isRight(question)} /> : null}
      </Typography>
      {question.given ? (
        <>
          <Box lang="en" sx={{ mb: 1.5, typography: 'lead', fontWeight: weight.semibold }}>
            {question.ask}
          </Box>
          {outcomeOf(question)}
          <Box sx={{ mt: 1 }}>
            <Button variant="contained" size="large" onClick={onNext}>
              {t(finished ? 'seeResult' : 'nextQuestion')}
            </Button>
          </Box>
        </>
      ) : (
        <QuestionForm
          key={question.id}
          question={question}
          sittingId={sittingId}
          onAnswer={onAnswer(question)}
        />
      )}
    </>
  );
};

const Verdict = ({ right }: { right: boolean }) => {
  const t = useAskingText();
  return (
    <Box component="span" sx={{ color: right ? 'success.main' : 'error.main' }}>
      {' '}
      · {t(right ? 'right' : 'wrong')}
    </Box>
  );
};
