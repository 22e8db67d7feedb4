import Box from '@mui/material/Box';
import type { PlacementResult } from '@pratik/contract/placement';
import { formatPercent } from '../../lib/language/format.ts';
import { useBilingual } from '../../lib/language/i18n.ts';
import { radius } from '../../ui/theme/tokens.ts';

/** Shows the probability of each level as a bar and as a number. */
export const LevelShares = ({ shares }: Pick<PlacementResult, 'shares'>) => {
  const pick = useBilingual();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, auto) minmax(4rem, 1fr)',
        gap: 1.25,
        alignItems: 'center',
      }}
    >
      {shares.map(({ id, name, share }) => (
        <Box key={id} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ overflowWrap: 'anywhere' }}>
            {pick(name)}
          </Box>
          <Box component="dd" sx={{ m: 0, display: 'flex', gap: 1, alignItems: 'center' }}>
            <Box aria-hidden sx={{ flex: 1, height: 10, borderRadius: radius.round, bgcolor: 'divider' }}>
              <Box
                sx={{
                  height: '100%',
                  width: `${share * 100}%`,
                  minWidth: share >= 0.005 ? 10 : 0,
                  borderRadius: radius.round,
                  bgcolor: 'primary.main',
                }}
              />
            </Box>
            <Box sx={{ minWidth: '3rem', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {formatPercent(share)}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
};
