import Box from '@mui/material/Box';
import type { SpeakingProblem } from '../../../curriculum/voice/speaker.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useSpeakingText } from '../speaking.texts.ts';

/** Explains why a voice could not be played. Renders nothing without an error. */
export const VoiceError = ({ error }: { error: SpeakingProblem | null }) => {
  const t = useSpeakingText();
  if (error === null) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Notice tone="warning" role="status">
        {t(error === 'blocked' ? 'soundBlocked' : 'soundFailed')}
      </Notice>
    </Box>
  );
};
