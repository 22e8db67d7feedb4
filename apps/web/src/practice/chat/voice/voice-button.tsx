import VolumeOffRounded from '@mui/icons-material/VolumeOffRounded';
import VolumeUpRounded from '@mui/icons-material/VolumeUpRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { useVoiceChoice } from '../../../curriculum/voice/voice-choice.ts';
import { weight } from '../../../ui/theme/tokens.ts';
import { useChatText } from '../chat.texts.ts';

type VoiceButtonProps = {
  ref: RefObject<HTMLButtonElement | null>;
  open: boolean;
  panelId: string;
  onToggle: () => void;
};

/** Button that opens the voice settings and shows whether replies are played. */
export const VoiceButton = ({ ref, open, panelId, onToggle }: VoiceButtonProps) => {
  const t = useChatText();
  const { aloud } = useVoiceChoice();
  const label = t(aloud === true ? 'voiceOn' : 'voiceOff');
  return (
    <Button
      ref={ref}
      size="small"
      aria-expanded={open}
      {...(open ? { 'aria-controls': panelId } : {})}
      aria-label={label}
      onClick={onToggle}
      sx={{
        minHeight: 44,
        minWidth: 44,
        my: -0.5,
        gap: 1,
        typography: 'caption',
        fontWeight: weight.semibold,
      }}
    >
      {aloud === true ? <VolumeUpRounded fontSize="small" /> : <VolumeOffRounded fontSize="small" />}
      {/* On a phone, the button has no visible label, because the partner’s name needs the space. */}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
    </Button>
  );
};
