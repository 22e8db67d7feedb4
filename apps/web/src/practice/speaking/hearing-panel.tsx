import ReplayRounded from '@mui/icons-material/ReplayRounded';
import VolumeUpRounded from '@mui/icons-material/VolumeUpRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Side } from '@pratik/contract/speaking';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Card } from '../../ui/card.tsx';
import { otherVoice, type Played } from './hearing-round.ts';
import { Quoted } from './quoted.tsx';
import type { Pair, SoundPairs } from './speaking.queries.ts';
import { useSpeakingText } from './speaking.texts.ts';
import { type HearingRound, useHearingRound } from './use-hearing-round.ts';
import { useModel } from './use-model.ts';
import { VoiceFault } from './voice-fault.tsx';

/** Telling two words apart by ear: one is said, 1 or 2 chooses, the space bar says it again. */
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
          <Asked
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
          <RoundDone
            round={round}
            pairs={state.missed.flatMap((missed) => data.pairs[missed] ?? [])}
            count={state.all.length}
            onHear={({ a, b }) =>
              model.say({ id: 'a', text: a, voice: 'female-0' }, { id: 'b', text: b, voice: 'female-0' })
            }
          />
        ) : null}
      </Box>
      <VoiceFault fault={model.fault} />
    </Card>
  );
};

type AskedProps = {
  round: HearingRound;
  now: Played;
  pair: Pair;
  number: number;
  total: number;
  onHear: (side: Side) => void;
};

const Asked = ({ round, now, pair, number, total, onHear }: AskedProps) => {
  const t = useSpeakingText();
  const chosen = round.state?.chosen ?? null;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (chosen !== null) next.current?.focus({ preventScroll: true });
  }, [chosen]);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <strong>{t('which')}</strong>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('pairOf', { number, total })}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', my: 2 }}>
        {(['a', 'b'] as const).map((side) => (
          <Button
            key={side}
            size="large"
            variant={chosen !== null && side === now.side ? 'contained' : 'outlined'}
            color={chosen === side && side !== now.side ? 'warning' : 'primary'}
            onClick={() => (chosen === null ? round.choose(side) : onHear(side))}
            aria-keyshortcuts={side === 'a' ? '1' : '2'}
            sx={{ minHeight: 72, display: 'grid', fontSize: '1.286rem' }}
          >
            <span lang="en">{pair[side]}</span>
            <Box component="span" sx={{ fontSize: '0.857rem', fontWeight: 400 }}>
              {chosen === null ? (side === 'a' ? '1' : '2') : pair.tr[side]}
            </Box>
          </Button>
        ))}
      </Box>
      <Box role="status" sx={{ minHeight: '1.6em' }}>
        {chosen === null ? null : (
          <Quoted text={t(chosen === now.side ? 'right' : 'wrong', { word: pair[now.side] })} />
        )}{' '}
        {round.notKept ? t('notKept') : null}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant="outlined"
          startIcon={<ReplayRounded />}
          onClick={round.replay}
          sx={{ minHeight: 44 }}
        >
          {t('replay')}
        </Button>
        {chosen === null ? null : (
          <Button ref={next} variant="contained" onClick={round.next} sx={{ minHeight: 44 }}>
            {t('nextPair')}
          </Button>
        )}
      </Box>
    </>
  );
};

type RoundDoneProps = {
  round: HearingRound;
  /** To hear once more. */
  pairs: readonly Pair[];
  count: number;
  onHear: (pair: Pair) => void;
};

const RoundDone = ({ round, pairs, count, onHear }: RoundDoneProps) => {
  const t = useSpeakingText();
  return (
    <>
      <Box role="status">
        <strong>{t('roundDone', { count })}.</strong> {t(pairs.length === 0 ? 'roundClear' : 'roundAgain')}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {pairs.map((pair) => (
          <li key={pair.a}>
            <Button
              variant="outlined"
              startIcon={<VolumeUpRounded />}
              aria-label={t('hearWord', { word: `${pair.a}, ${pair.b}` })}
              onClick={() => onHear(pair)}
              sx={{ minHeight: 44 }}
            >
              <span lang="en">
                {pair.a} – {pair.b}
              </span>
            </Button>
          </li>
        ))}
      </Box>
      <Button variant="contained" onClick={round.begin} sx={{ minHeight: 44 }}>
        {t('anotherRound')}
      </Button>
    </>
  );
};
