import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import type { ReadingCard } from '@pratik/contract/reading';
import { useReadingText } from './reading.texts.ts';

/** Whether a text was begun or read, and how that went; nothing of a new one. */
export const StateLabel = ({ text }: { text: ReadingCard }) => {
  const t = useReadingText();
  const { state, score } = text;
  if (state === 'new') return null;
  const readText =
    score && score.total > 0
      ? t('stateRead', { right: score.right, total: score.total })
      : t('stateReadNoQuestions');
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 0.5,
        alignItems: 'center',
        fontSize: '0.964rem',
        fontWeight: 550,
        color: state === 'begun' ? 'warning.main' : 'success.main',
      }}
    >
      {state === 'read' ? <CheckRounded sx={{ fontSize: '1.2em' }} /> : null}
      {state === 'begun' ? t('stateBegun') : readText}
    </Box>
  );
};
