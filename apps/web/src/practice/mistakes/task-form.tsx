import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { usePersistedText } from '../../lib/storage/use-persisted-text.ts';
import { TextInput } from '../../ui/form/text-input.tsx';
import { HintLadder } from './hint-ladder.tsx';
import { useMistakesText } from './mistakes.texts.ts';
import { EmptyGap, MarkedPlace, TaskSentence } from './task-sentence.tsx';
import { draftKey, type Task } from './use-tasks.ts';

const labels = { sentence: 'fieldSentence', gap: 'fieldGap', free: 'fieldFree' } as const;
const mostTyped = { sentence: 300, gap: 200, free: 300 } as const;

type TaskFormProps = {
  task: Task;
  sending: boolean;
  onAnswer: (typed: string, hints: number) => void;
};

/** Question of an exercise with its text field and its hints. */
export const TaskForm = ({ task, sending, onAnswer }: TaskFormProps) => {
  const t = useMistakesText();
  const [typed, setTyped] = usePersistedText(draftKey(task));
  const [opened, setOpened] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <Question task={task} />
      <Box
        component="form"
        sx={{ display: 'grid', gap: 1.5 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') onAnswer(typed.trim(), opened);
        }}
      >
        <TextInput
          label={t(labels[task.stage])}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          inputRef={field}
          multiline={task.stage === 'free'}
          onKeyDown={(event) => {
            // Enter submits the answer even in a field with several lines.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            if (task.stage !== 'free') return;
            event.preventDefault();
            if (typed.trim() !== '') onAnswer(typed.trim(), opened);
          }}
          slotProps={{
            input: {
              lang: 'en',
              maxLength: mostTyped[task.stage],
              autoCapitalize: 'none',
              spellCheck: false,
            },
          }}
          autoComplete="off"
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" size="large" loading={sending} sx={{ flex: '1 1 100%' }}>
            {t('check')}
          </Button>
          <Button disabled={sending} onClick={() => onAnswer('', opened)} sx={{ minHeight: 44 }}>
            {t('dontKnow')}
          </Button>
        </Box>
      </Box>
      <HintLadder
        task={task}
        opened={opened}
        onOpen={() => {
          setOpened(opened + 1);
          field.current?.focus();
        }}
      />
    </>
  );
};

const Question = ({ task: { stage, sentence, gap, use } }: { task: Task }) => {
  const t = useMistakesText();
  if (stage === 'gap' && gap) {
    return (
      <div>
        <Box sx={{ mb: 1 }}>{t('taskGap')}</Box>
        <TaskSentence before={gap.before} after={gap.after}>
          <EmptyGap label={t('gap')} />
        </TaskSentence>
        <Box lang="tr" sx={{ color: 'text.secondary', mt: 0.75 }}>
          {gap.tr}
        </Box>
      </div>
    );
  }
  if (!sentence) return null;
  if (stage === 'sentence') {
    return (
      <div>
        <Box sx={{ mb: 1 }}>{t('taskSentence')}</Box>
        <TaskSentence before={sentence.before} after={sentence.after}>
          <MarkedPlace>{sentence.marked}</MarkedPlace>
        </TaskSentence>
      </div>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <div>{t('taskFree')}</div>
      {use === null ? null : (
        <div>
          {t('taskUse')} <strong lang="en">{use}</strong>
        </div>
      )}
      <Box sx={{ color: 'text.secondary' }}>
        {t('earlier')}{' '}
        <span lang="en">
          {sentence.before}
          <MarkedPlace>{sentence.marked}</MarkedPlace>
          {sentence.after}
        </span>
      </Box>
    </Box>
  );
};
