import StopRounded from '@mui/icons-material/StopRounded';
import VolumeUpRounded from '@mui/icons-material/VolumeUpRounded';
import IconButton from '@mui/material/IconButton';
import { useChatText } from '../chat.texts.ts';
import { useHearing } from './spoken-context.ts';

/** Button that plays the text of a turn or stops playback. Renders nothing if no voice is available. */
export const HearButton = ({ turnId, text }: { turnId: string; text: string }) => {
  const t = useChatText();
  const hearing = useHearing();
  if (!hearing) return null;
  const heard = hearing.spoken?.id === turnId;
  return (
    <IconButton
      aria-label={t(heard ? 'stopHearing' : 'hear')}
      onClick={() => hearing.toggle(turnId, text)}
      sx={{ width: 44, height: 44, color: heard ? 'primary.main' : 'text.secondary' }}
    >
      {heard ? <StopRounded fontSize="small" /> : <VolumeUpRounded fontSize="small" />}
    </IconButton>
  );
};
