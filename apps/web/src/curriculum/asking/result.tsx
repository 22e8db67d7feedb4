import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AskedQuestion } from '@pratik/contract/asked-question';
import { type ReactNode, useEffect, useRef } from 'react';
import { sayFinished } from '../../lib/finished.ts';
import { weight } from '../../ui/theme/tokens.ts';
import { useAskingText } from './asking.texts.ts';
import { isRight } from './is-right.ts';

type ResultProps<Q extends AskedQuestion> = {
  questions: readonly Q[];
  /** Whether the learner has just finished the questions. The result then receives the focus. */
  fresh: boolean;
  /** Headings of the result: `done` without questions, `most` for a high score, and `few` for a low score. */
  says: { done: string; most: string; few: string };
  /** Other measured values, such as the reading speed, below the score. */
  measured?: ReactNode;
  outcomeOf: (question: Q) => ReactNode;
  /** Links from the result to the next activities. */
  children: ReactNode;
};

/**
 * The result of a series of questions: the score, each question with its explanation, and links to the next
 * activities.
 */
export const Result = <Q extends AskedQuestion>(props: ResultProps<Q>) => {
  const { questions, fresh, says, measured, outcomeOf, children } = props;
  const t = useAskingText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!fresh) return;
    heading.current?.focus({ preventScroll: true });
    sayFinished();
  }, [fresh]);
  const right = questions.filter(isRight).length;
  const total = questions.length;
  const praise = right === total ? t('resultAll') : right * 2 > total ? says.most : says.few;
  return (
    <>
      <Typography
        variant="h3"
        ref={heading}
        tabIndex={-1}
        sx={{ typography: 'large', fontWeight: weight.semibold, outline: 'none' }}
      >
        {total > 0 ? t('resultScore', { right, total }) : says.done}
      </Typography>
      {total > 0 ? <Box sx={{ mt: 0.5 }}>{praise}</Box> : null}
      {measured ? <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{measured}</Box> : null}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, my: 2 }}>
        {questions.map((question, index) =>
          question.given ? (
            <ResultRow key={question.id} question={question} number={index + 1}>
              {outcomeOf(question)}
            </ResultRow>
          ) : null,
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </>
  );
};

type ResultRowProps = { question: AskedQuestion; number: number; children: ReactNode };

const ResultRow = ({ question, number, children }: ResultRowProps) => {
  const t = useAskingText();
  const right = isRight(question);
  return (
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
      <Box
        component="details"
        // The content of a `<details>` element does not inherit `box-sizing` from the page.
        sx={{
          '& > *': { boxSizing: 'border-box' },
          '& > summary': { cursor: 'pointer', py: 1.25, minHeight: 44 },
        }}
      >
        <summary>
          <Box
            component="span"
            sx={{ fontWeight: weight.semibold, color: right ? 'success.main' : 'error.main' }}
          >
            {number}. {t(right ? 'right' : 'wrong')}
          </Box>{' '}
          <span lang="en">{question.ask}</span>
        </summary>
        <Box sx={{ pb: 1.5 }}>{children}</Box>
      </Box>
    </Box>
  );
};
