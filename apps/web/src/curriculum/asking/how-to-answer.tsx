import Box from '@mui/material/Box';
import type { QuestionForm } from '@pratik/contract/question-form';
import { useLanguage } from '../../lib/language/i18n.ts';
import { weight } from '../../ui/theme/tokens.ts';
import { useAskingText } from './asking.texts.ts';

const keys = { several: 'howSeveral', order: 'howOrder', match: 'howMatch' } as const;

/** Shows how to answer a question. Empty for questions with a single correct option. */
export const HowToAnswer = ({ form }: { form: QuestionForm }) => {
  const t = useAskingText();
  const language = useLanguage();
  if (form === 'one') return null;
  return (
    <Box
      component="span"
      lang={language}
      sx={{
        display: 'block',
        mt: 0.5,
        typography: 'body2',
        fontWeight: weight.regular,
        color: 'text.secondary',
      }}
    >
      {t(keys[form])}
    </Box>
  );
};
