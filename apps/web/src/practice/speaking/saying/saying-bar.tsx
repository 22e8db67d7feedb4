import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useCallback, useRef } from 'react';
import { problemSentence } from '../../../lib/errors/problem-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SpeechAbove, SpeechInstead } from '../../../voice/speech-views.tsx';
import { usePress } from '../../../voice/use-press.ts';
import { useSpeakingText } from '../speaking.texts.ts';
import { SayButton } from './say-button.tsx';
import type { SayingOne } from './use-saying.ts';

type SayingBarProps = {
  saying: SayingOne;
  /** Content beside the microphone button, shown only while the microphone is closed. */
  children?: ReactNode;
};

/** The microphone button with its explanation, volume meter and error messages. */
export const SayingBar = ({ saying, children }: SayingBarProps) => {
  const t = useSpeakingText();
  const { speech, waiting, said } = saying;
  const { phase } = speech;
  const mic = useRef<HTMLButtonElement>(null);
  const active = phase.kind === 'starting' || phase.kind === 'speaking';
  const busy = active || phase.kind === 'writing';
  const press = usePress({
    active,
    begin: () => void speech.begin(),
    finish: () => void speech.finish(),
    cancel: speech.cancel,
  });
  const toMic = useCallback(() => mic.current?.focus(), []);
  return (
    <Box
      onKeyDown={(event) => {
        if (event.key === 'Escape' && busy) speech.cancel();
      }}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      {busy ? null : <SpeechAbove speech={speech} onDone={toMic} />}
      {waiting ? (
        <Notice tone="warning" role="alert" title={t('compareFailed')}>
          {problemSentence(waiting.error)}
          <Box sx={{ mt: 0.5, ml: -1 }}>
            <Button onClick={saying.retry} sx={{ minHeight: 44 }}>
              {t('tryAgain')}
            </Button>
          </Box>
        </Notice>
      ) : null}
      {busy ? (
        <Box sx={{ display: 'flex' }}>
          <SpeechInstead speech={speech} press={press} />
        </Box>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {phase.kind === 'writing' ? null : (
          <SayButton ref={mic} active={active} again={said !== null} press={press} />
        )}
        {busy ? null : children}
      </Box>
    </Box>
  );
};
