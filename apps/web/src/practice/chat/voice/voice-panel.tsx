import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import { useEffect, useRef } from 'react';
import { changeVoice } from '../../../curriculum/voice/voice-choice.ts';
import { VoiceFields } from '../../../curriculum/voice/voice-fields.tsx';
import { radius } from '../../../ui/theme/tokens.ts';
import { useChatText } from '../chat.texts.ts';

type VoicePanelProps = {
  id: string;
  onClose: () => void;
  handsFree: boolean;
  /** Switches hands-free mode on or off. Null when the conversation has ended. */
  onHandsFree: ((on: boolean) => void) | null;
};

/** Panel with the voice settings of a conversation, below the header. */
export const VoicePanel = ({ id, onClose, handsFree, onHandsFree }: VoicePanelProps) => {
  const t = useChatText();
  const switchTo = (on: boolean) => {
    // Hands-free mode also switches on playback of replies, because the learner may not look at the screen.
    if (on) changeVoice({ aloud: true });
    onHandsFree?.(on);
  };
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
      sx={{ p: 2, mt: 1, borderRadius: radius.card, outline: 'none' }}
    >
      <VoiceFields />
      {onHandsFree ? (
        <Box sx={{ mt: 1.5, pt: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          <FormControlLabel
            control={<Switch checked={handsFree} onChange={(_, on) => switchTo(on)} />}
            label={t('handsFree')}
          />
          <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{t('handsFreeHint')}</Box>
        </Box>
      ) : null}
    </Paper>
  );
};
