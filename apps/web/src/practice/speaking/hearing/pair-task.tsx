import VolumeUpRounded from '@mui/icons-material/VolumeUpRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Side } from '@pratik/contract/speaking';
import { useState } from 'react';
import { Card } from '../../../ui/layout/card.tsx';
import { Quoted } from '../saying/quoted.tsx';
import { SaidResult } from '../saying/said-result.tsx';
import { SayingBar } from '../saying/saying-bar.tsx';
import { type Said, useSaying } from '../saying/use-saying.ts';
import { type SoundPairs, useEars } from '../speaking.queries.ts';
import { useSpeakingText } from '../speaking.texts.ts';
import { useModel } from './use-model.ts';
import { VoiceError } from './voice-error.tsx';

type Asked = { pair: number; side: Side };

/** Exercise in pronouncing word pairs. The learner says a word and sees which word of the pair was recognised. */
export const PairTask = ({ data }: { data: SoundPairs }) => {
  const t = useSpeakingText();
  const { data: ears } = useEars();
  const [asked, setAsked] = useState<Asked>(() => ({
    pair: Math.floor(Math.random() * data.pairs.length),
    side: 'a',
  }));
  if (ears === null) return null;
  const next = () =>
    setAsked(({ pair, side }) =>
      side === 'a' ? { pair, side: 'b' } : { pair: (pair + 1) % data.pairs.length, side: 'a' },
    );
  return (
    <Card title={t('pairsSay')}>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{t('pairsSayText')}</Box>
      <OneWord key={`${asked.pair} ${asked.side}`} data={data} asked={asked} onNext={next} />
    </Card>
  );
};

type OneWordProps = { data: SoundPairs; asked: Asked; onNext: () => void };

const OneWord = ({ data, asked, onNext }: OneWordProps) => {
  const t = useSpeakingText();
  const model = useModel();
  const pair = data.pairs[asked.pair];
  const target = {
    kind: 'pair',
    id: data.sound.id,
    version: data.version,
    pair: asked.pair,
    asked: asked.side,
  } as const;
  const saying = useSaying(target, model.stop);
  if (!pair) return null;
  const word = pair[asked.side];
  const hear = () => model.say({ id: 'model', text: `I said ${word}.`, voice: 'female-0' });
  return (
    <>
      <Box>{t('sayThis')}</Box>
      <Box component="p" sx={{ mt: 0.5, mb: 2 }}>
        <Box component="span" lang="en" sx={{ typography: 'large' }}>
          I said <b>{word}</b>.
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {pair.tr[asked.side]}
        </Box>
      </Box>
      <SayingBar saying={saying}>
        <Button
          variant="outlined"
          size="large"
          startIcon={<VolumeUpRounded />}
          onClick={hear}
          sx={{ minHeight: 52 }}
        >
          {t('listen')}
        </Button>
        <Button size="large" onClick={onNext} sx={{ minHeight: 52 }}>
          {t('otherPair')}
        </Button>
      </SayingBar>
      <VoiceError error={model.error} />
      {saying.said ? (
        <SaidResult said={saying.said} onHearModel={hear} onHearSelf={model.stop}>
          <PairVerdict said={saying.said} pair={pair} asked={asked.side} />
        </SaidResult>
      ) : null}
    </>
  );
};

type PairVerdictProps = { said: Said; pair: SoundPairs['pairs'][number]; asked: Side };

const PairVerdict = ({ said: { answer }, pair, asked }: PairVerdictProps) => {
  const t = useSpeakingText();
  const { understood, text } = answer;
  const verdict =
    understood === null
      ? t('pairNeither', { text })
      : understood === asked
        ? t('pairRight', { word: pair[asked] })
        : t('pairOther', { asked: pair[asked], word: pair[understood] });
  return (
    <div role="status">
      <Quoted text={verdict} />
    </div>
  );
};
