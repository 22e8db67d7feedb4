import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import RepeatOneRounded from '@mui/icons-material/RepeatOneRounded';
import SkipNextRounded from '@mui/icons-material/SkipNextRounded';
import SkipPreviousRounded from '@mui/icons-material/SkipPreviousRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { CSSProperties } from 'react';
import { SourceLabel } from '../../../ui/label/source-label.tsx';
import { radius } from '../../../ui/theme/tokens.ts';
import { clockTime } from '../clock-time.ts';
import { useListeningText } from '../listening.texts.ts';
import { CaptionLine, CaptionSwitch } from './captions.tsx';
import { SpeedChoice } from './speed-choice.tsx';
import type { Player } from './use-player.ts';

type PlayerBarProps = {
  player: Player;
  /** Estimated duration in seconds, which is shown until the audio is loaded. */
  expected: number;
  /**
   * Origin of the voice: `basic` is the voice bundled with Pratik, `configured` is the speech provider’s voice. Null
   * while unknown.
   */
  voice: 'basic' | 'configured' | null;
  /** State and text of the caption. Its text is null while it must stay hidden. */
  caption: { shown: boolean; text: string | null; onShown: (on: boolean) => void } | null;
};

/** Playback controls: play, seek, repeat and speed. */
export const PlayerBar = ({ player, expected, voice, caption }: PlayerBarProps) => {
  const t = useListeningText();
  const off = !player.ready;
  const seconds = off ? expected : player.seconds;
  return (
    <Box
      role="group"
      aria-label={t('player')}
      aria-describedby="player-keys"
      sx={{
        p: { xs: 1.5, sm: 2 },
        borderRadius: radius.card,
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 0.25, sm: 0.5 } }}>
        <IconButton aria-label={t('previousSentence')} disabled={off} onClick={player.back} sx={round}>
          <SkipPreviousRounded />
        </IconButton>
        <IconButton
          aria-label={t(player.playing ? 'pause' : 'play')}
          disabled={off}
          onClick={player.toggle}
          sx={mainButton}
        >
          {player.playing ? <PauseRounded fontSize="large" /> : <PlayArrowRounded fontSize="large" />}
        </IconButton>
        <IconButton aria-label={t('nextSentence')} disabled={off} onClick={player.forward} sx={round}>
          <SkipNextRounded />
        </IconButton>
        <IconButton
          aria-label={t('repeat')}
          aria-pressed={player.repeats}
          disabled={off}
          onClick={() => player.setRepeats(!player.repeats)}
          sx={{
            ...round,
            '&[aria-pressed="true"]': {
              color: 'primary.main',
              bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 14%, transparent)',
            },
          }}
        >
          <RepeatOneRounded />
        </IconButton>
        <Box
          sx={{ ml: 'auto', textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
        >
          {clockTime(player.time)}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            / {clockTime(seconds)}
          </Box>
        </Box>
      </Box>
      <Box
        component="input"
        type="range"
        min={0}
        max={Math.max(1, Math.round(seconds))}
        step={1}
        value={Math.min(Math.round(player.time), Math.round(seconds))}
        disabled={off}
        aria-label={t('position')}
        aria-valuetext={t('positionOf', { at: clockTime(player.time), whole: clockTime(seconds) })}
        onChange={(event) => player.seek(Number(event.target.value))}
        style={
          { '--share': `${(100 * Math.min(player.time, seconds)) / Math.max(1, seconds)}%` } as CSSProperties
        }
        sx={{
          display: 'block',
          width: '100%',
          height: 44,
          m: 0,
          cursor: 'pointer',
        }}
      />
      {caption?.shown ? <CaptionLine text={caption.text} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mt: 0.5 }}>
        <SpeedChoice speed={player.speed} onChange={player.setSpeed} />
        {caption ? <CaptionSwitch shown={caption.shown} onChange={caption.onShown} /> : null}
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center' }}>
          {voice === 'basic' ? <SourceLabel>{t('basicVoice')}</SourceLabel> : null}
        </Box>
      </Box>
      <Box
        id="player-keys"
        sx={{ display: { xs: 'none', md: 'block' }, mt: 1, color: 'text.secondary', typography: 'caption' }}
      >
        {t('keys')}
      </Box>
    </Box>
  );
};

const round = { width: 48, height: 48 } as const;

const mainButton = {
  width: 60,
  height: 60,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  '&:hover': { bgcolor: 'primary.dark' },
  '&.Mui-disabled': { bgcolor: 'action.disabledBackground' },
} as const;
