import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import SlowMotionVideoRounded from '@mui/icons-material/SlowMotionVideoRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OpenedDictation } from '@pratik/contract/dictation';
import { useState } from 'react';
import { SourceLabel } from '../../../ui/label/source-label.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useListeningText } from '../listening.texts.ts';
import { SoundTrouble } from '../player/sound-trouble.tsx';
import { SpeedChoice } from '../player/speed-choice.tsx';
import { useSound } from '../player/use-sound.ts';
import { DictationForm } from './dictation-form.tsx';
import { DictationOutcome } from './dictation-outcome.tsx';
import { DictationResult } from './dictation-result.tsx';

/**
 * Factor by which “Play slowly” reduces the learner’s playback speed. The speed never falls below the lowest
 * intelligible speed.
 */
const slower = 0.75;
const slowest = 0.5;

/**
 * Screen of a dictation. It plays each sentence, compares the typed text with the sentence, and shows the result at
 * the end.
 */
export const DictationScreen = ({ dictation }: { dictation: OpenedDictation }) => {
  const t = useListeningText();
  const sound = useSound(dictation.listeningId, 0);
  const { player } = sound;
  const { sentences } = dictation;
  // Index of the current sentence. After the last sentence, it equals the number of sentences, and the page shows the
  // result.
  const [index, setIndex] = useState(() => firstOpen(dictation));
  const [startedAt] = useState(index);
  const one = sentences[index];
  if (!one) {
    return (
      <Card>
        <DictationResult dictation={dictation} fresh={startedAt < sentences.length} />
      </Card>
    );
  }
  const play = (rate?: number) => player.playOnly(one.sentence, rate);
  const next = () => {
    const following = sentences[index + 1];
    setIndex(index + 1);
    if (following && sound.state === 'ready') player.playOnly(following.sentence);
    else player.stop();
  };
  return (
    <Card>
      <Typography variant="subtitle2" component="h2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('sentenceOf', { number: index + 1, total: sentences.length })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <Button
          variant={one.given ? 'outlined' : 'contained'}
          size="large"
          startIcon={<PlayArrowRounded />}
          disabled={!player.ready}
          onClick={() => play()}
        >
          {t('playSentence')}
        </Button>
        <Button
          size="large"
          startIcon={<SlowMotionVideoRounded />}
          disabled={!player.ready}
          onClick={() => play(Math.max(slowest, player.speed * slower))}
        >
          {t('playSlowly')}
        </Button>
        <Box sx={{ ml: 'auto', py: 0.5 }}>
          <SpeedChoice speed={player.speed} onChange={player.setSpeed} />
        </Box>
      </Box>
      <Box sx={{ mb: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
        <SoundTrouble sound={sound} onWords={null} />
        {sound.audio?.voice === 'basic' ? <SourceLabel>{t('basicVoice')}</SourceLabel> : null}
      </Box>
      {one.given ? (
        <DictationOutcome
          key={one.sentence}
          given={one.given}
          isLast={index === sentences.length - 1}
          onNext={next}
        />
      ) : (
        <DictationForm
          key={one.sentence}
          dictationId={dictation.id}
          sentence={one}
          focus={index !== startedAt}
          onPlay={() => play()}
        />
      )}
      <Box
        sx={{ display: { xs: 'none', md: 'block' }, mt: 2, color: 'text.secondary', typography: 'caption' }}
      >
        {t('playKeys')}
      </Box>
    </Card>
  );
};

const firstOpen = ({ sentences }: OpenedDictation): number => {
  const open = sentences.findIndex(({ given }) => given === null);
  return open < 0 ? sentences.length : open;
};
