import Box from '@mui/material/Box';
import type { SpeakingProblem } from '../../../curriculum/voice/speaker.ts';
import { useVoiceText } from '../../../curriculum/voice/voice.texts.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Explains why a voice could not be played. Renders nothing without an error. */
export const VoiceTrouble = ({ error }: { error: SpeakingProblem | null }) => {
  const t = useVoiceText();
  if (error === null) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Notice tone="warning" role="status">
        {t(error)}
      </Notice>
    </Box>
  );
};
