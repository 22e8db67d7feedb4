import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Listening, ListeningQuestion, OpenedListening } from '@pratik/contract/listening';
import { useEffect, useRef } from 'react';
import { useListeningText } from './listening.texts.ts';
import { QuestionForm } from './question-form.tsx';
import { QuestionOutcome } from './question-outcome.tsx';

type AskedProps = {
  opened: OpenedListening;
  listening: Listening;
  index: number;
  onPlay: ((sentence: number) => void) | null;
  onNext: () => void;
};

/** One question of all: to be answered, or answered and explained. */
export const AskedQuestion = ({ opened, listening, index, onPlay, onNext }: AskedProps) => {
  const t = useListeningText();
  const total = opened.questions.length;
  const question = opened.questions[index];
  const heading = useRef<HTMLHeadingElement>(null);
  // What comes anew takes the focus; the question the page opened with does not.
  const key = `${index} ${question?.given === null}`;
  const shownFirst = useRef(key);
  useEffect(() => {
    if (key !== shownFirst.current) heading.current?.focus({ preventScroll: true });
    shownFirst.current = '';
  }, [key]);
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
          <QuestionOutcome question={question} given={question.given} onPlay={onPlay} />
          <Box sx={{ mt: 1 }}>
            <Button variant="contained" size="large" onClick={onNext}>
              {t(listening.finishedAt === null ? 'nextQuestion' : 'seeResult')}
            </Button>
          </Box>
        </>
      ) : (
        <QuestionForm key={question.id} listening={listening} question={question} />
      )}
    </>
  );
};

const Verdict = ({ question }: { question: ListeningQuestion }) => {
  const t = useListeningText();
  const isRight = question.given?.choice === question.given?.answer;
  return (
    <Box component="span" sx={{ color: isRight ? 'success.main' : 'error.main' }}>
      {' '}
      · {t(isRight ? 'right' : 'wrong')}
    </Box>
  );
};
