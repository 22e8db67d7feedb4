import Box from '@mui/material/Box';
import type { AskedQuestion } from '@pratik/contract/asked-question';
import type { ReactNode } from 'react';
import { AnsweredOption } from '../option-row.tsx';
import { AnsweredPlaces } from './answered-places.tsx';

type QuestionOutcomeProps = {
  question: AskedQuestion;
  /** Caption above the quoted evidence in the text. */
  evidenceIs: string;
  /** Link from an answered question to its evidence. */
  children?: ReactNode;
};

/**
 * Shows the correct answer, its explanation and the evidence from the text. Empty until the learner has answered
 * the question.
 */
export const QuestionOutcome = ({ question, evidenceIs, children }: QuestionOutcomeProps) => {
  const { form, options, given } = question;
  if (!given) return null;
  return (
    <>
      {form === 'order' || form === 'match' ? (
        <AnsweredPlaces question={question} given={given} />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
          {options.map((option, index) => (
            <AnsweredOption
              key={option}
              option={option}
              many={form === 'several'}
              isAnswer={given.answer.includes(index)}
              isChoice={given.choice.includes(index)}
            />
          ))}
        </Box>
      )}
      <Box lang="tr" sx={{ mt: 1.75 }}>
        {given.why}
      </Box>
      <Box
        component="figure"
        sx={{ m: 0, mt: 1.5, pl: 1.5, borderLeft: '3px solid', borderColor: 'warning.main' }}
      >
        <Box component="figcaption" sx={{ color: 'text.secondary', typography: 'caption' }}>
          {evidenceIs}
        </Box>
        <Box component="blockquote" lang="en" sx={{ m: 0 }}>
          {given.evidence.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Box>
      </Box>
      {children}
    </>
  );
};
