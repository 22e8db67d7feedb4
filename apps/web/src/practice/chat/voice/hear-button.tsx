import StopRounded from '@mui/icons-material/StopRounded';
import VolumeUpRounded from '@mui/icons-material/VolumeUpRounded';
import IconButton from '@mui/material/IconButton';
import { useChatText } from '../chat.texts.ts';
import { useHearing } from './spoken-context.ts';

type HearButtonProps = {
  turnId: string;
  text: string;
  /** Accessible name of the button. Undefined for a button that plays a whole turn. */
  label?: string;
};

/** Button that plays the text of a turn or stops playback. Renders nothing if no voice is available. */
export const HearButton = ({ turnId, text, label }: HearButtonProps) => {
  const t = useChatText();
  const hearing = useHearing();
  if (!hearing) return null;
  const heard = hearing.spoken?.id === turnId;
  return (
    <IconButton
      aria-label={heard ? t('stopHearing') : (label ?? t('hear'))}
      onClick={() => hearing.toggle(turnId, text)}
      sx={{ width: 44, height: 44, color: heard ? 'primary.main' : 'text.secondary' }}
    >
      {heard ? <StopRounded fontSize="small" /> : <VolumeUpRounded fontSize="small" />}
    </IconButton>
  );
};
