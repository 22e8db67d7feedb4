import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import type { LessonCard } from '@pratik/contract/grammar';
import { useGrammarText } from './grammar.texts.ts';

/** State of a lesson: completed, or the best check result, and the number of the learner’s recent errors. */
export const LessonState = ({ lesson: { best, errors } }: { lesson: LessonCard }) => {
  const t = useGrammarText();
  const done = best?.passed ? (
    <Box component="span" sx={{ color: 'success.main', whiteSpace: 'nowrap' }}>
      <CheckCircle aria-hidden sx={{ fontSize: 'inherit', verticalAlign: 'text-bottom', mr: 0.5 }} />
      {t('passed')}
    </Box>
  ) : best ? (
    t('tried', { right: best.right, total: best.total })
  ) : null;
  const own = errors > 0 ? t('errors', { count: errors }) : null;
  return (
    <>
      {done}
      {done !== null && own !== null ? ' · ' : null}
      {own}
    </>
  );
};
