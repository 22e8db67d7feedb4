import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { recordingMostSeconds } from '@pratik/contract/voice';
import { useEffect, useState } from 'react';
import { radius } from '../ui/theme/tokens.ts';
import { useSpeechText } from './speech.texts.ts';
import type { SpeechPhase } from './use-speech-input.ts';

type SpeakingBarProps = {
  phase: Exclude<SpeechPhase, { kind: 'idle' | 'explaining' }>;
  holding: boolean;
  leaving: boolean;
  onCancel: () => void;
};

const slowAfterMs = 8_000;
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Bar that replaces the message field while the learner speaks and until the speech is transcribed. */
export const SpeakingBar = ({ phase, holding, leaving, onCancel }: SpeakingBarProps) => {
  const t = useSpeechText();
  const slow = useSlow(phase.kind === 'writing');
  const hint = leaving ? 'willCancel' : holding ? 'holdHint' : 'toggleHint';
  const said = phase.kind === 'speaking' ? t('speaking') : t(phase.kind);
  return (
    <Box
      sx={{
        flex: 1,
        minWidth: 0,
        minHeight: 52,
        px: 1.75,
        py: 0.75,
        borderRadius: radius.control,
        border: '1px solid',
        borderColor: phase.kind === 'speaking' ? 'error.main' : 'divider',
        bgcolor: 'background.paper',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 1,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}>
        <span role="status">{said}</span>
        {phase.kind === 'speaking' ? <Since since={phase.since} /> : null}
      </Box>
      <Button onClick={onCancel} sx={{ minHeight: 44, my: -0.5, mr: -1 }}>
        {t('cancel')}
      </Button>
      {phase.kind === 'speaking' && phase.session.level ? <Level level={phase.session.level} /> : null}
      {phase.kind === 'speaking' || slow ? (
        <Box sx={{ gridColumn: '1 / -1', color: 'text.secondary', typography: 'caption' }}>
          {phase.kind === 'speaking' ? t(hint) : t('slow')}
        </Box>
      ) : null}
    </Box>
  );
};

const Since = ({ since }: { since: number }) => {
  const t = useSpeechText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const used = clock(Math.max(0, now - since) / 1000);
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
      {t('clock', { used, limit: clock(recordingMostSeconds) })}
    </Box>
  );
};

/** A volume meter, updated ten times per second. */
const Level = ({ level }: { level: () => number }) => {
  const t = useSpeechText();
  const [share, setShare] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setShare(level()), 100);
    return () => clearInterval(timer);
  }, [level]);
  return (
    <Box
      role="meter"
      aria-label={t('level')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      sx={{
        gridColumn: '1 / -1',
        my: 0.5,
        height: 8,
        borderRadius: radius.round,
        overflow: 'hidden',
        bgcolor: 'action.selected',
      }}
    >
      <Box
        sx={{
          height: '100%',
          width: '100%',
          transformOrigin: 'left',
          transform: `scaleX(${share})`,
          bgcolor: 'success.main',
        }}
      />
    </Box>
  );
};

const useSlow = (waiting: boolean): boolean => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  return slow && waiting;
};
