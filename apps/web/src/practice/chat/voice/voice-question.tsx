import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useId } from 'react';
import { changeVoice, useVoiceChoice } from '../../../curriculum/voice/voice-choice.ts';
import { radius } from '../../../ui/theme/tokens.ts';
import { useChatText } from '../chat.texts.ts';

/** Asks once per device whether replies are to be played aloud. Until the learner decides, replies are only text. */
export const VoiceQuestion = ({ name, onAnswered }: { name: string; onAnswered: () => void }) => {
  const t = useChatText();
  const titleId = useId();
  const { aloud } = useVoiceChoice();
  if (aloud !== null) return null;
  const answer = (on: boolean) => {
    changeVoice({ aloud: on });
    onAnswered();
  };
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{
        px: 2,
        py: 1,
        mt: 1,
        borderRadius: radius.card,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
      }}
    >
      <span id={titleId}>{t('voiceQuestion', { name })}</span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => answer(false)} sx={{ minHeight: 44 }}>
          {t('voiceNo')}
        </Button>
        <Button variant="outlined" onClick={() => answer(true)} sx={{ minHeight: 44 }}>
          {t('voiceYes')}
        </Button>
      </Box>
    </Paper>
  );
};
