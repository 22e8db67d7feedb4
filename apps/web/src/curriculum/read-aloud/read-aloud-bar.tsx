import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import SkipNextRounded from '@mui/icons-material/SkipNextRounded';
import SkipPreviousRounded from '@mui/icons-material/SkipPreviousRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { formatNumber } from '../../lib/language/format.ts';
import { SelectInput } from '../../ui/form/native-choice.tsx';
import { radius } from '../../ui/theme/tokens.ts';
import { voiceSpeeds } from '../voice/voice-choice.ts';
import { useReadAloudText } from './read-aloud.texts.ts';
import type { ReadAloud } from './use-read-aloud.ts';

/** Playback controls of speech output: play, move by sentence, and speed. */
export const ReadAloudBar = ({ aloud }: { aloud: ReadAloud }) => {
  const t = useReadAloudText();
  return (
    <Box
      role="group"
      aria-label={t('readAloud')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        // During playback, the controls stay visible below the top bar.
        ...(aloud.playing ? { position: 'sticky', top: '4.5rem', zIndex: 1 } : {}),
        p: 0.75,
        pl: 1,
        borderRadius: radius.control,
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Button
        startIcon={aloud.playing ? <PauseRounded /> : <PlayArrowRounded />}
        onClick={aloud.toggle}
        sx={{ minWidth: '8.5rem', justifyContent: 'flex-start' }}
      >
        {t(aloud.playing ? 'pause' : 'listen')}
      </Button>
      <IconButton aria-label={t('previousSentence')} onClick={() => aloud.goTo(aloud.current - 1)}>
        <SkipPreviousRounded />
      </IconButton>
      <IconButton aria-label={t('nextSentence')} onClick={() => aloud.goTo(aloud.current + 1)}>
        <SkipNextRounded />
      </IconButton>
      <Box sx={{ ml: 'auto', py: 0.5 }}>
        <SelectInput
          compact
          label={t('speed')}
          value={String(aloud.speed)}
          options={voiceSpeeds.map((speed) => ({
            value: String(speed),
            label: `${formatNumber(speed, 2)}×`,
          }))}
          onChange={(value) => aloud.setSpeed(Number(value))}
        />
      </Box>
      {aloud.failed ? (
        <Box role="alert" sx={{ width: '100%', color: 'error.main', px: 1, pb: 0.5 }}>
          {t('speechFailed')}
        </Box>
      ) : null}
    </Box>
  );
};
