import MicRounded from '@mui/icons-material/MicRounded';
import StopRounded from '@mui/icons-material/StopRounded';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import type { usePress } from '../../../voice/use-press.ts';
import { useSpeakingText } from '../speaking.texts.ts';

type SayButtonProps = {
  ref: RefObject<HTMLButtonElement | null>;
  /** Whether the microphone is open or opening. */
  active: boolean;
  again: boolean;
  press: ReturnType<typeof usePress>;
};

/** Microphone button. The learner presses it once to start and once to stop, or holds it while speaking. */
export const SayButton = ({ ref, active, again, press }: SayButtonProps) => {
  const t = useSpeakingText();
  return (
    <Button
      ref={ref}
      variant="contained"
      size="large"
      color={active ? 'error' : 'primary'}
      startIcon={active ? <StopRounded /> : <MicRounded />}
      aria-pressed={active}
      title={t('sayHint')}
      {...press.handlers}
      sx={{ minHeight: 52, touchAction: 'none', userSelect: 'none', WebkitTouchCallout: 'none' }}
    >
      {t(active ? 'finish' : again ? 'sayAgain' : 'say')}
    </Button>
  );
};
