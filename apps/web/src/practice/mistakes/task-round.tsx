import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RetryReason } from '@pratik/contract/mistakes';
import type { ReactNode } from 'react';
import { useCodeName } from '../../feedback/code-names.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { ExerciseFrame } from '../../ui/layout/exercise-frame.tsx';
import { FinishPanel } from './finish-panel.tsx';
import { useMistakesText } from './mistakes.texts.ts';
import { TaskForm } from './task-form.tsx';
import { TaskResult } from './task-result.tsx';
import { type Given, type Result, type Task, useTasks } from './use-tasks.ts';

const stages = { sentence: 'stageSentence', gap: 'stageGap', free: 'stageFree' } as const;
const retries = {
  'too-short': 'retryTooShort',
  'same-sentence': 'retrySameSentence',
  'form-missing': 'retryFormMissing',
  unreadable: 'retryUnreadable',
} as const satisfies Record<RetryReason, string>;

type TaskRoundProps = {
  /** Storage key of the unsent answers. */
  outboxKey: string;
  tasks: readonly Task[];
  deliver: (given: Given) => Promise<Result>;
  /** Next step after the round, shown beside the link to today’s plan. */
  action?: ReactNode;
};

/** A round of exercises, from the first exercise to the result. */
export const TaskRound = ({ outboxKey, tasks, deliver, action }: TaskRoundProps) => {
  const t = useMistakesText();
  const nameOf = useCodeName();
  const state = useTasks(outboxKey, tasks, deliver);
  const { task, index, answered, sending, offline, error } = state;
  if (!task) {
    return (
      <ExerciseFrame>
        <FinishPanel tasks={tasks} state={state} action={action} />
      </ExerciseFrame>
    );
  }
  const isLast = index + 1 === tasks.length;
  const tryAgain = answered?.result.tryAgain ?? null;
  return (
    <ExerciseFrame>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' }}>
        <Typography variant="subtitle2" component="h2" sx={{ flex: '1 1 auto' }}>
          {t('position', { number: index + 1, total: tasks.length })} · {t(stages[task.stage])}
        </Typography>
        {answered && tryAgain === null ? <span>{nameOf(task.code)}</span> : null}
      </Box>
      {answered && tryAgain === null ? (
        <TaskResult
          task={task}
          typed={answered.typed}
          result={answered.result}
          isLast={isLast}
          onNext={state.next}
        />
      ) : (
        <>
          <TaskForm key={`${task.id} ${task.stage}`} task={task} sending={sending} onAnswer={state.answer} />
          {tryAgain && !offline ? (
            <Notice tone="warning" role="status">
              {t(retries[tryAgain])}
            </Notice>
          ) : null}
          {offline ? (
            <Notice tone="warning" role="status">
              {t('stored')}
              <Box>
                <Button onClick={state.next} sx={{ minHeight: 44 }}>
                  {t(isLast ? 'toResult' : 'next')}
                </Button>
              </Box>
            </Notice>
          ) : (
            <FormProblem error={error} />
          )}
        </>
      )}
    </ExerciseFrame>
  );
};
