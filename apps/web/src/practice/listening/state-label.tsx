import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import type { ListeningCard } from '@pratik/contract/listening';
import { useListeningText } from './listening.texts.ts';

/** Whether a script was begun or heard, and how that went; nothing of a new one. */
export const StateLabel = ({ text }: { text: ListeningCard }) => {
  const t = useListeningText();
  const { state, score } = text;
  if (state === 'new') return null;
  const heardText =
    score && score.total > 0
      ? t('stateHeard', { right: score.right, total: score.total })
      : t('stateHeardNoQuestions');
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
      {state === 'heard' ? <CheckRounded sx={{ fontSize: '1.2em' }} /> : null}
      {state === 'begun' ? t('stateBegun') : heardText}
    </Box>
  );
};
