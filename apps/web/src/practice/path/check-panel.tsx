import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type AnsweredQuestion, answerUnitCheck, type UnitCheck } from '@pratik/contract/path';
import { getLearnerDashboard } from '@pratik/contract/progress';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AnsweredGap } from '../../curriculum/gap/answered-gap.tsx';
import { GapForm } from '../../curriculum/gap/gap-form.tsx';
import { GapSentence } from '../../curriculum/gap/gap-sentence.tsx';
import { callApi } from '../../lib/api/api-client.ts';
import { callKey } from '../../lib/api/query-client.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { radius, weight } from '../../ui/theme/tokens.ts';
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
      <Frame>
        <CheckResult check={check} />
      </Frame>
    );
  }
  return (
    <Frame>
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
      <Progress share={check.answered.length / check.length.most} />
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
    </Frame>
  );
};

const Frame = ({ children }: { children: ReactNode }) => (
  <Paper
    component="section"
    variant="outlined"
    sx={{
      p: { xs: 2, sm: 3 },
      borderRadius: radius.card,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'minmax(0, 1fr)',
    }}
  >
    {children}
  </Paper>
);

const Progress = ({ share }: { share: number }) => (
  <Box aria-hidden sx={{ height: 6, borderRadius: radius.round, bgcolor: 'divider', overflow: 'hidden' }}>
    <Box sx={{ height: '100%', width: `${Math.min(1, share) * 100}%`, bgcolor: 'primary.main' }} />
  </Box>
);

const tones = { right: 'success.main', slip: 'warning.main', wrong: 'error.main' } as const;

type OutcomeProps = { question: AnsweredQuestion; isLast: boolean; onNext: () => void };

const Outcome = ({ question, isLast, onNext }: OutcomeProps) => {
  const t = usePathText();
  const { answer, answers, outcome, before, after, tr, why } = question;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const written = outcome === 'right' ? answer : (answers[0] ?? '');
  return (
    <>
      <Box role="status" sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ fontWeight: weight.semibold, color: tones[outcome] }}>
          {t(answer === '' ? 'unknown' : outcome)}
        </Box>
        {answer !== '' && outcome !== 'right' ? (
          <div>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('yours')}
            </Box>{' '}
            <del lang="en">{answer}</del>
          </div>
        ) : null}
        <AnsweredGap before={before} after={after} tr={tr} why={why} written={written} answers={answers} />
      </Box>
      <Button
        ref={next}
        variant="contained"
        size="large"
        onClick={onNext}
        sx={{ justifySelf: 'start', minWidth: '9rem' }}
      >
        {t(isLast ? 'toResult' : 'next')}
      </Button>
    </>
  );
};
