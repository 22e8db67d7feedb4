import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCodeName } from '../../feedback/code-names.ts';
import { useLanguage } from '../../lib/language/i18n.ts';
import { useMistakesText } from './mistakes.texts.ts';
import type { Task } from './use-tasks.ts';

/**
 * Returns the number of hints for an exercise. Only an exercise with the learner’s own sentence has a third hint, the
 * form of the answer.
 */
const hintCount = ({ stage }: Task): number => (stage === 'sentence' ? 3 : 2);

type HintLadderProps = { task: Task; opened: number; onOpen: () => void };

/** Shows the opened hints in order: the kind of error, the rule, and the form of the answer. */
export const HintLadder = ({ task, opened, onOpen }: HintLadderProps) => {
  const t = useMistakesText();
  const nameOf = useCodeName();
  const language = useLanguage();
  const { hints } = task;
  if (!hints) return null;
  const rule = hints.rule[language] || hints.rule.tr;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box role="status" aria-label={t('hints')} sx={{ display: 'grid', gap: 0.5 }}>
        {opened > 0 ? <div>{t('hintCode', { code: nameOf(task.code) })}</div> : null}
        {opened > 1 ? <Box sx={{ lineHeight: 1.6 }}>{rule}</Box> : null}
        {opened > 2 ? (
          <div>
            {t('hintForm')} <strong lang="en">{hints.form}</strong>
          </div>
        ) : null}
      </Box>
      {opened < hintCount(task) ? (
        <Button onClick={onOpen} sx={{ minHeight: 44 }}>
          {t(opened === 0 ? 'hint' : 'hintMore')}
        </Button>
      ) : null}
    </Box>
  );
};
