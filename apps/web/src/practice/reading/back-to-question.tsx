import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useReadingText } from './reading.texts.ts';

/**
 * Button that scrolls back to the question after the learner has searched in the text. Needed when the questions
 * are below the text.
 */
export const BackToQuestion = ({ onBack }: { onBack: () => void }) => {
  const t = useReadingText();
  return (
    <Box
      sx={{
        display: { xs: 'flex', md: 'none' },
        justifyContent: 'center',
        position: 'sticky',
        bottom: 16,
        zIndex: 1,
        pointerEvents: 'none',
      }}
    >
      <Button variant="contained" onClick={onBack} sx={{ pointerEvents: 'auto', boxShadow: 4 }}>
        {t('backToQuestion')}
      </Button>
    </Box>
  );
};
