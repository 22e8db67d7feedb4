import ReplayRounded from '@mui/icons-material/ReplayRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Side } from '@pratik/contract/speaking';
import { useEffect, useRef } from 'react';
import { weight } from '../../../ui/theme/tokens.ts';
import { Quoted } from '../saying/quoted.tsx';
import type { Pair } from '../speaking.queries.ts';
import { useSpeakingText } from '../speaking.texts.ts';
import type { Played } from './hearing-round.ts';
import type { HearingRound } from './use-hearing-round.ts';

type HearingAskedProps = {
  round: HearingRound;
  now: Played;
  pair: Pair;
  number: number;
  total: number;
  onHear: (side: Side) => void;
};

/** Asks which word of a pair was played. After the choice, the learner can play both words. */
export const HearingAsked = ({ round, now, pair, number, total, onHear }: HearingAskedProps) => {
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
            sx={{ minHeight: 72, display: 'grid', typography: 'reading', fontWeight: weight.semibold }}
          >
            <span lang="en">{pair[side]}</span>
            <Box component="span" sx={{ typography: 'label', fontWeight: weight.regular }}>
              {chosen === null ? (side === 'a' ? '1' : '2') : pair.tr[side]}
            </Box>
          </Button>
        ))}
      </Box>
      <Box role="status" sx={{ minHeight: '1.6em' }}>
        {chosen === null ? null : (
          <Quoted text={t(chosen === now.side ? 'right' : 'wrong', { word: pair[now.side] })} />
        )}{' '}
        {round.notStored ? t('notStored') : null}
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
