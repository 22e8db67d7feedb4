import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useReadingText } from './reading.texts.ts';

/** Button that scrolls from the text back to the question, for layouts with the questions below the text. */
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
