import StopRounded from '@mui/icons-material/StopRounded';
import VolumeUpRounded from '@mui/icons-material/VolumeUpRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SaidTarget } from '@pratik/contract/speaking';
import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { SelectInput } from '../../../ui/form/native-choice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { speakingPath } from '../../../voice/speaking-path.ts';
import { useModel } from '../hearing/use-model.ts';
import { VoiceError } from '../hearing/voice-error.tsx';
import { type SaidText, useEars } from '../speaking.queries.ts';
import { useSpeakingText } from '../speaking.texts.ts';
import { SaidResult } from './said-result.tsx';
import { SayingBar } from './saying-bar.tsx';
import { useSaying } from './use-saying.ts';

type SentenceTaskProps = {
  sentence: SaidText['sentences'][number];
  target: SaidTarget;
  /** Number of the sentence; the first sentence is 1. */
  number: number;
  total: number;
  onGo: (number: number) => void;
};

/** Mode that the learner chose last: speaking after the model voice or together with it. A page reload resets it. */
let storedWay: 'after' | 'together' = 'after';

/**
 * Exercise for one sentence. The learner listens to the sentence, speaks after or together with the model voice,
 * and sees the recognised words.
 */
export const SentenceTask = ({ sentence, target, number, total, onGo }: SentenceTaskProps) => {
  const t = useSpeakingText();
  const [way, setWay] = useState(storedWay);
  const model = useModel();
  const { data: ears } = useEars();
  const saying = useSaying(target, model.stop);
  const { phase } = saying.speech;

  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Each new sentence receives the focus, so that screen readers read it. The first sentence does not, because the
    // heading has the focus.
    if (number > 1) text.current?.focus({ preventScroll: true });
  }, [number]);

  const hear = () => {
    if (model.heard !== null) model.stop();
    else model.say(modelOf(sentence));
  };
  const { say } = model;
  const isSpeaking = phase.kind === 'speaking';
  useEffect(() => {
    if (isSpeaking && way === 'together') say(modelOf(sentence));
  }, [isSpeaking, way, sentence, say]);

  return (
    <Card title={t('sentenceOf', { number, total })}>
      <Box component="p" ref={text} tabIndex={-1} sx={{ m: 0, outline: 'none' }}>
        <Box
          component="span"
          lang="en"
          sx={{ typography: 'large', lineHeight: 1.5, fontWeight: weight.medium }}
        >
          {sentence.text}
        </Box>
        {sentence.tr === null ? null : (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', mt: 0.5 }}>
            {sentence.tr}
          </Box>
        )}
      </Box>
      <Box
        sx={{
          mt: 2,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          rowGap: 2.25,
          alignItems: 'flex-start',
        }}
      >
        <Button
          variant="outlined"
          size="large"
          startIcon={model.heard === null ? <VolumeUpRounded /> : <StopRounded />}
          onClick={hear}
          disabled={isSpeaking}
          sx={{ minHeight: 52 }}
        >
          {t(model.heard === null || isSpeaking ? 'listen' : 'stopListening')}
        </Button>
        <SelectInput
          compact
          label={t('way')}
          value={way}
          options={[
            { value: 'after', label: t('wayAfter') },
            { value: 'together', label: t('wayTogether') },
          ]}
          onChange={(value) => {
            storedWay = value === 'together' ? 'together' : 'after';
            setWay(storedWay);
          }}
          help={way === 'together' ? t('togetherHint') : undefined}
        />
      </Box>
      <VoiceError error={model.error} />
      {ears === null ? null : (
        <Box sx={{ mt: 2 }}>
          <SayingBar saying={saying} />
        </Box>
      )}
      {saying.said ? (
        <SaidResult
          said={saying.said}
          onHearModel={() => model.say(modelOf(sentence))}
          onHearSelf={model.stop}
        />
      ) : null}
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {number > 1 ? (
          <Button onClick={() => onGo(number - 1)} sx={{ minHeight: 44 }}>
            {t('previous')}
          </Button>
        ) : null}
        {number < total ? (
          <Button
            variant={saying.said ? 'contained' : 'outlined'}
            onClick={() => onGo(number + 1)}
            sx={{ minHeight: 44 }}
          >
            {t('next')}
          </Button>
        ) : (
          <LinkButton to={speakingPath} variant="outlined" sx={{ minHeight: 44 }}>
            {t('toEnd')}
          </LinkButton>
        )}
      </Box>
    </Card>
  );
};

const modelOf = ({ text, voice }: SaidText['sentences'][number]) => ({
  id: 'model',
  text,
  ...(voice === null ? {} : { voice: `${voice}-0` as const }),
});
