import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useCodeName } from '../../feedback/code-names.ts';
import { useLanguage } from '../../lib/language/i18n.ts';
import { weight } from '../../ui/theme/tokens.ts';
import { useMistakesText } from './mistakes.texts.ts';
import { TaskSentence } from './task-sentence.tsx';
import type { Result, Task } from './use-tasks.ts';

const tones = { right: 'success.main', slip: 'warning.main', wrong: 'error.main' } as const;

type TaskResultProps = {
  task: Task;
  typed: string;
  result: Result;
  isLast: boolean;
  onNext: () => void;
};

/** Shows whether an answer is correct, with the correct sentence and the explanation. */
export const TaskResult = ({ task, typed, result, isLast, onNext }: TaskResultProps) => {
  const t = useMistakesText();
  const language = useLanguage();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const { outcome, answers, why } = result;
  if (outcome === null) return null;
  const place = task.stage === 'gap' ? task.gap : task.sentence;
  const written = outcome === 'right' && task.stage === 'gap' ? typed : answers[0];
  const title = task.stage === 'free' ? (outcome === 'right' ? 'freeRight' : 'freeWrong') : outcome;
  return (
    <>
      <Box role="status" sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ fontWeight: weight.semibold, color: tones[outcome] }}>
          {t(typed === '' ? 'wrong' : title)}
        </Box>
        {typed !== '' && (outcome !== 'right' || task.stage === 'free') ? (
          <div>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('yours')}
            </Box>{' '}
            <span lang="en">{typed}</span>
          </div>
        ) : null}
        {task.stage !== 'free' && place && written !== undefined ? (
          <TaskSentence before={place.before} after={place.after}>
            <Box
              component="mark"
              sx={{ bgcolor: 'transparent', color: 'success.main', fontWeight: weight.bold }}
            >
              {written}
            </Box>
          </TaskSentence>
        ) : null}
        <Box sx={{ lineHeight: 1.6 }}>{why[language] || why.tr}</Box>
        <FoundList result={result} typed={typed} />
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

/** Lists the corrections that the checker found in the sentence that the learner wrote. */
const FoundList = ({ result: { corrections }, typed }: { result: Result; typed: string }) => {
  const t = useMistakesText();
  const nameOf = useCodeName();
  if (corrections.length === 0) return null;
  return (
    <div>
      <Box sx={{ color: 'text.secondary' }}>{t('alsoFound')}</Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {corrections.map(({ code, start, end, replacements }) => (
          <li key={`${start} ${end} ${code}`}>
            {nameOf(code)}: <del lang="en">{typed.slice(start, end)}</del>{' '}
            <strong lang="en">{replacements[0]}</strong>
          </li>
        ))}
      </Box>
    </div>
  );
};
