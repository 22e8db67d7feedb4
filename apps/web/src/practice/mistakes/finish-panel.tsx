import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { useMistakesText } from './mistakes.texts.ts';
import type { Task, Tasks } from './use-tasks.ts';

type FinishPanelProps = { tasks: readonly Task[]; state: Tasks; action?: ReactNode };

/** End of a round of exercises: corrected mistakes, exercises to practise again, and one next step. */
export const FinishPanel = ({ tasks, state: { results, waiting }, action }: FinishPanelProps) => {
  const t = useMistakesText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const known = tasks.filter(({ id }) => results[id]);
  const isRepaired = ({ id }: Task) => results[id]?.result.outcome !== 'wrong';
  const repaired = known.filter(isRepaired);
  return (
    <>
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        {t('done')}
      </Typography>
      {repaired.length > 0 ? (
        <Lines title={t('repaired')} tasks={repaired} results={results} />
      ) : waiting === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('noneRepaired')}</Box>
      ) : null}
      <Lines title={t('again')} tasks={known.filter((task) => !isRepaired(task))} results={results} />
      {waiting > 0 ? <Box role="status">{t('sent', { count: waiting })}</Box> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {action}
        <LinkButton to="/" variant={action ? 'text' : 'contained'} size="large">
          {t('toHome')}
        </LinkButton>
      </Box>
    </>
  );
};

type LinesProps = { title: string; tasks: readonly Task[]; results: Tasks['results'] };

const Lines = ({ title, tasks, results }: LinesProps) =>
  tasks.length === 0 ? null : (
    <div>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" lang="en" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {tasks.map((task) => (
          <li key={task.id}>
            <RightSentence task={task} answered={results[task.id]} />
          </li>
        ))}
      </Box>
    </div>
  );

type RightSentenceProps = { task: Task; answered: Tasks['results'][string] | undefined };

const RightSentence = ({ task: { stage, gap, sentence }, answered }: RightSentenceProps) => {
  const place = stage === 'gap' ? gap : sentence;
  const best = answered?.result.answers[0];
  if (stage === 'free' || !place || best === undefined) return answered?.typed;
  return (
    <>
      {place.before}
      <strong>{best}</strong>
      {place.after}
    </>
  );
};
