import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useListeningText } from '../listening.texts.ts';
import type { Sound } from './use-sound.ts';

type SoundTroubleProps = {
  sound: Sound;
  /** Reveals the text of the listening exercise. Null when the text is already visible. */
  onWords: (() => void) | null;
};

/** Explains why no audio can be played and offers alternatives. Renders nothing without an error. */
export const SoundTrouble = ({ sound, onWords }: SoundTroubleProps) => {
  const t = useListeningText();
  if (sound.state === 'ready') {
    return (
      <Box role="status" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {sound.player.waiting ? t('buffering') : null}
      </Box>
    );
  }
  if (sound.state === 'preparing') {
    return (
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {t('preparing')}
      </Box>
    );
  }
  return (
    <Notice tone="warning" role="alert" title={t('audioFailed')}>
      {t(onWords ? 'audioFailedText' : 'audioFailedWithWords')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="outlined" onClick={sound.retry}>
          {t('tryAgain')}
        </Button>
        {onWords ? <Button onClick={onWords}>{t('readInstead')}</Button> : null}
      </Box>
    </Notice>
  );
};
