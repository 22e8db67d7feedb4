import Box from '@mui/material/Box';
import type { SpeakingFault } from '../../curriculum/voice/speaker.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useSpeakingText } from './speaking.texts.ts';

/** Explains why a voice could not be played. Renders nothing if there was no problem. */
export const VoiceFault = ({ fault }: { fault: SpeakingFault | null }) => {
  const t = useSpeakingText();
  if (fault === null) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Notice tone="warning" role="status">
        {t(fault === 'blocked' ? 'soundBlocked' : 'soundFailed')}
      </Notice>
    </Box>
  );
};
