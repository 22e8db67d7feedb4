import VolumeOffRounded from '@mui/icons-material/VolumeOffRounded';
import VolumeUpRounded from '@mui/icons-material/VolumeUpRounded';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { useVoiceChoice } from '../../../curriculum/voice/voice-choice.ts';
import { useChatText } from '../chat.texts.ts';

type VoiceButtonProps = {
  ref: RefObject<HTMLButtonElement | null>;
  open: boolean;
  panelId: string;
  onToggle: () => void;
};

/** The way to the settings of sound; says whether replies are spoken. */
export const VoiceButton = ({ ref, open, panelId, onToggle }: VoiceButtonProps) => {
  const t = useChatText();
  const { aloud } = useVoiceChoice();
  return (
    <Button
      ref={ref}
      size="small"
      aria-expanded={open}
      {...(open ? { 'aria-controls': panelId } : {})}
      startIcon={aloud === true ? <VolumeUpRounded /> : <VolumeOffRounded />}
      onClick={onToggle}
      sx={{ minHeight: 44, my: -0.5, fontSize: '0.929rem' }}
    >
      {t(aloud === true ? 'voiceOn' : 'voiceOff')}
    </Button>
  );
};
