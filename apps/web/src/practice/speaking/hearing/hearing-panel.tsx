import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Card } from '../../../ui/layout/card.tsx';
import type { SoundPairs } from '../speaking.queries.ts';
import { useSpeakingText } from '../speaking.texts.ts';
import { HearingAsked } from './hearing-asked.tsx';
import { HearingDone } from './hearing-done.tsx';
import { otherVoice } from './hearing-round.ts';
import { useHearingRound } from './use-hearing-round.ts';
import { useModel } from './use-model.ts';
import { VoiceError } from './voice-error.tsx';

/**
 * Exercise in telling two similar words apart. The page plays one word, keys 1 and 2 choose a word, and Space repeats
 * it.
 */
export const HearingPanel = ({ data }: { data: SoundPairs }) => {
  const t = useSpeakingText();
  const model = useModel();
  const round = useHearingRound(data, model);
  const { state, now } = round;
  const pair = now ? data.pairs[now.pair] : undefined;
  const panel = useRef<HTMLDivElement>(null);
  const at = state?.at;
  useEffect(() => {
    if (at !== undefined) panel.current?.focus({ preventScroll: true });
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!now || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '1') round.choose('a');
    else if (event.key === '2') round.choose('b');
    else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) round.replay();
    else return;
    event.preventDefault();
  };
  return (
    <Card title={t('pairsListen')}>
      <Box
        ref={panel}
        tabIndex={-1}
        role="group"
        aria-label={
          now && state ? t('pairOf', { number: state.at + 1, total: state.all.length }) : t('pairsListen')
        }
        onKeyDown={onKeyDown}
        sx={{ outline: 'none' }}
      >
        {state === null ? (
          <>
            <Box sx={{ color: 'text.secondary', mb: 2 }}>{t('pairsListenText')}</Box>
            <Button variant="contained" size="large" onClick={round.begin}>
              {t('begin')}
            </Button>
          </>
        ) : null}
        {state && now && pair ? (
          <HearingAsked
            key={state.at}
            round={round}
            now={now}
            pair={pair}
            number={state.at + 1}
            total={state.all.length}
            onHear={(side) => model.say({ id: side, text: pair[side], voice: otherVoice(now.voice) })}
          />
        ) : null}
        {state && !now ? (
          <HearingDone
            round={round}
            pairs={state.missed.flatMap((missed) => data.pairs[missed] ?? [])}
            count={state.all.length}
            onHear={({ a, b }) =>
              model.say({ id: 'a', text: a, voice: 'female-0' }, { id: 'b', text: b, voice: 'female-0' })
            }
          />
        ) : null}
      </Box>
      <VoiceError error={model.error} />
    </Card>
  );
};
