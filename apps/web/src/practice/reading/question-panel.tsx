import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OpenedReading, Reading, ReadingQuestion } from '@pratik/contract/reading';
import { useEffect, useRef } from 'react';
import { FormProblem } from '../../ui/form-problem.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionOutcome } from './question-outcome.tsx';
import { useReadingText } from './reading.texts.ts';
import { useFinishText } from './use-answering.ts';

type BeforeProps = { opened: OpenedReading; reading: Reading };

/** While the text is read: what comes, and the way there. */
export const BeforeQuestions = ({ opened, reading }: BeforeProps) => {
  const t = useReadingText();
  const finishing = useFinishText(opened.text.id, reading);
  const count = opened.questions.length;
  return (
    <>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>
        {count > 0 ? t('beforeQuestions', { count }) : t('beforeNoQuestions')}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <FormProblem error={finishing.error} />
        <Button
          variant="contained"
          size="large"
          loading={finishing.isPending}
          onClick={() => finishing.mutate()}
        >
          {t(count > 0 ? 'toQuestions' : 'finishPlain')}
        </Button>
      </Box>
    </>
  );
};

type AskedProps = {
  opened: OpenedReading;
  reading: Reading;
  index: number;
  /** The heading takes the focus: the question has just come. */
  focus: boolean;
  onShow: () => void;
  onNext: () => void;
};

/** One question of all: to be answered, or answered and explained. */
export const AskedQuestion = ({ opened, reading, index, focus, onShow, onNext }: AskedProps) => {
  const t = useReadingText();
  const total = opened.questions.length;
  const question = opened.questions[index];
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
        variant="h3"
        ref={heading}
        tabIndex={-1}
        sx={{ fontSize: '1rem', color: 'text.secondary', outline: 'none', mb: 1 }}
      >
        {t('questionOf', { number: index + 1, total })}
        {question.given ? <Verdict question={question} /> : null}
      </Typography>
      {question.given ? (
        <>
          <Box lang="en" sx={{ mb: 1.5, fontSize: '1.214rem', fontWeight: 620 }}>
            {question.ask}
          </Box>
          <QuestionOutcome question={question} given={question.given} onShow={onShow} />
          <Box sx={{ mt: 1 }}>
            <Button variant="contained" size="large" onClick={onNext}>
              {t(reading.finishedAt === null ? 'nextQuestion' : 'seeResult')}
            </Button>
          </Box>
        </>
      ) : (
        <QuestionForm key={question.id} textId={opened.text.id} reading={reading} question={question} />
      )}
    </>
  );
};

const Verdict = ({ question }: { question: ReadingQuestion }) => {
  const t = useReadingText();
  const isRight = question.given?.choice === question.given?.answer;
  return (
    <Box component="span" sx={{ color: isRight ? 'success.main' : 'error.main' }}>
      {' '}
      · {t(isRight ? 'right' : 'wrong')}
    </Box>
  );
};
