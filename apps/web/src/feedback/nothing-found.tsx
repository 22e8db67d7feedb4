import Box from '@mui/material/Box';
import { weight } from '../ui/theme/tokens.ts';
import { ResultPanel } from './corrections-panel.tsx';
import { useFeedbackText } from './feedback.texts.ts';

/**
 * Says that the checker found no error in a text. It does not say that the text is correct, because the checker may
 * have missed an error.
 */
export const NothingFound = ({ text }: { text: string }) => {
  const t = useFeedbackText();
  return (
    <ResultPanel>
      <Box component="strong" sx={{ fontWeight: weight.semibold }}>
        {t('nothingFound')}
      </Box>
      <span lang="en">{text}</span>
      <Box sx={{ color: 'text.secondary' }}>{t('nothingFoundNote')}</Box>
    </ResultPanel>
  );
};
