import Paper from '@mui/material/Paper';
import { useEffect, useRef } from 'react';
import { VoiceFields } from '../../../curriculum/voice/voice-fields.tsx';
import { useChatText } from '../chat.texts.ts';

type VoicePanelProps = { id: string; onClose: () => void };

/** The chat's own settings of sound, below its header. */
export const VoicePanel = ({ id, onClose }: VoicePanelProps) => {
  const t = useChatText();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <Paper
      id={id}
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-label={t('voiceSettings')}
      variant="outlined"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      sx={{ p: 2, mt: 1, borderRadius: 1.6, outline: 'none' }}
    >
      <VoiceFields />
    </Paper>
  );
};
