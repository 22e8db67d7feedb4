import MicRounded from '@mui/icons-material/MicRounded';
import IconButton from '@mui/material/IconButton';
import type { RefObject } from 'react';
import type { usePress } from '../../../voice/use-press.ts';
import { useChatText } from '../chat.texts.ts';

type MicButtonProps = {
  ref: RefObject<HTMLButtonElement | null>;
  /** Whether the microphone is open or opening. */
  active: boolean;
  press: ReturnType<typeof usePress>;
};

/**
 * Microphone button. The learner either holds the button while speaking, or presses it once before and once after
 * speaking.
 */
export const MicButton = ({ ref, active, press }: MicButtonProps) => {
  const t = useChatText();
  return (
    <IconButton
      ref={ref}
      aria-label={t('speak')}
      aria-pressed={active}
      title={t('speakHint')}
      {...press.handlers}
      sx={{
        mt: 0.5,
        flex: 'none',
        touchAction: 'none',
        userSelect: 'none',
        WebkitTouchCallout: 'none',
        ...(active
          ? {
              bgcolor: press.leaving ? 'text.secondary' : 'error.main',
              color: 'background.paper',
              '&:hover': { bgcolor: 'error.dark' },
            }
          : {}),
      }}
    >
      <MicRounded />
    </IconButton>
  );
};
