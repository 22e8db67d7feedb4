import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type AnsweredQuestion, answerUnitCheck, type UnitCheck } from '@pratik/contract/path';
import { getLearnerDashboard } from '@pratik/contract/progress';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GapForm } from '../../curriculum/gap/gap-form.tsx';
import { GapResult } from '../../curriculum/gap/gap-result.tsx';
import { GapSentence } from '../../curriculum/gap/gap-sentence.tsx';
import { callApi } from '../../lib/api/api-client.ts';
import { callKey } from '../../lib/api/query-client.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { ExerciseFrame, ExerciseProgress } from '../../ui/layout/exercise-frame.tsx';
import { CheckResult } from './check-result.tsx';
import { usePathText } from './path.texts.ts';

/** Shows a unit check from the first question to the result. The right answer appears after each answer. */
export const CheckPanel = ({ started }: { started: UnitCheck }) => {
  const t = usePathText();
  const client = useQueryClient();
  const [check, setCheck] = useState(started);
  /** Number of the answered question that is shown, or null while the open question or the result is shown. */
  const [shown, setShown] = useState<number | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ number, answer }: { number: number; answer: string }) =>
      callApi(answerUnitCheck, { checkId: check.id, number, answer }),
    onSuccess: ({ check: next }, { number }) => {
      setCheck(next);
      setShown(number);
      if (next.finished)
        void client.invalidateQueries({ queryKey: callKey(getLearnerDashboard), refetchType: 'none' });
    },
  });
  const outcome = check.answered.find(({ number }) => number === shown);
  const { question } = check;
  const current = outcome ?? question;
  if (!current) {
    return (
      <ExerciseFrame>
        <CheckResult check={check} />
      </ExerciseFrame>
    );
  }
  return (
    <ExerciseFrame>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' }}>
        <Typography
          variant="subtitle2"
          component="h2"
          sx={{ flex: '1 1 auto', fontVariantNumeric: 'tabular-nums' }}
        >
          {t('question', { number: current.number })}
        </Typography>
        <span>
          {t(current.about === 'grammar' ? 'aboutGrammar' : 'aboutWords')} ·{' '}
          {t('outOf', { most: check.length.most })}
        </span>
      </Box>
      <ExerciseProgress share={check.answered.length / check.length.most} />
      {outcome ? (
        <Outcome question={outcome} isLast={check.finished !== null} onNext={() => setShown(null)} />
      ) : question ? (
        <>
          <div>
            <GapSentence before={question.before} after={question.after} />
            <Box lang="tr" sx={{ color: 'text.secondary', mt: 0.75 }}>
              {question.tr}
            </Box>
          </div>
          <FormProblem error={error} />
          <GapForm
            key={question.number}
            item={{ asked: question.options.length > 0 ? 'chosen' : 'typed', options: question.options }}
            draftKey={`check ${check.id} ${question.number}`}
            sending={isPending}
            onAnswer={(_, answer) => mutate({ number: question.number, answer })}
          />
        </>
      ) : null}
    </ExerciseFrame>
  );
};

type OutcomeProps = { question: AnsweredQuestion; isLast: boolean; onNext: () => void };

const Outcome = ({ question, isLast, onNext }: OutcomeProps) => {
  const t = usePathText();
  const { answer, outcome } = question;
  return (
    <GapResult
      answered={question}
      verdict={t(answer === '' ? 'unknown' : outcome)}
      yours={t('yours')}
      next={t(isLast ? 'toResult' : 'next')}
      onNext={onNext}
    >
      <del>{answer}</del>
    </GapResult>
  );
};
