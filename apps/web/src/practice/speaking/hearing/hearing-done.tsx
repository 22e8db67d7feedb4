import VolumeUpRounded from '@mui/icons-material/VolumeUpRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { sayFinished } from '../../../lib/finished.ts';
import type { Pair } from '../speaking.queries.ts';
import { useSpeakingText } from '../speaking.texts.ts';
import type { HearingRound } from './use-hearing-round.ts';

type HearingDoneProps = {
  round: HearingRound;
  /** Word pairs that the learner should listen to again. */
  pairs: readonly Pair[];
  count: number;
  onHear: (pair: Pair) => void;
};

/** End of a listening round: the word pairs to listen to again, and a button that starts another round. */
export const HearingDone = ({ round, pairs, count, onHear }: HearingDoneProps) => {
  const t = useSpeakingText();
  useEffect(() => sayFinished(), []);
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
