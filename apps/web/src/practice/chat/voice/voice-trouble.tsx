import Box from '@mui/material/Box';
import type { SpeakingFault } from '../../../curriculum/voice/speaker.ts';
import { useVoiceText } from '../../../curriculum/voice/voice.texts.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Explains why a voice could not be played. Renders nothing if there was no problem. */
export const VoiceTrouble = ({ fault }: { fault: SpeakingFault | null }) => {
  const t = useVoiceText();
  if (fault === null) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Notice tone="warning" role="status">
        {t(fault)}
      </Notice>
    </Box>
  );
};
