import Box from '@mui/material/Box';
import type { LevelProfile as Profile } from '@pratik/contract/own-texts';
import { formatPercent } from '../../lib/language/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { useOwnTextsText } from './own-texts.texts.ts';

/** The estimated level of a text, and for each level the share of the words at this level or below. */
export const LevelProfile = ({ profile: { level, shares, unknown } }: { profile: Profile }) => {
  const t = useOwnTextsText();
  return (
    <Card title={t('profile')}>
      <Box sx={{ fontWeight: weight.semibold }}>
        {level === null ? t('noEstimate') : t('estimate', { level })}
      </Box>
      <Box component="table" sx={{ width: '100%', mt: 1.5, borderSpacing: '0 0.25rem', textAlign: 'left' }}>
        <Box component="caption" sx={{ textAlign: 'left', color: 'text.secondary', typography: 'caption' }}>
          {t('shares')}
        </Box>
        <Box component="thead" sx={{ typography: 'caption', color: 'text.secondary' }}>
          <tr>
            <th scope="col">{t('levelColumn')}</th>
            <th scope="col" colSpan={2}>
              {t('shareColumn')}
            </th>
          </tr>
        </Box>
        <tbody>
          {shares.map((row) => (
            <tr key={row.level}>
              <th scope="row">{row.level}</th>
              <Box component="td" sx={{ fontVariantNumeric: 'tabular-nums', pr: 1.5 }}>
                {formatPercent(row.share)}
              </Box>
              <Box component="td" aria-hidden sx={{ width: '60%' }}>
                <Box sx={{ height: 6, borderRadius: radius.round, bgcolor: 'divider', overflow: 'hidden' }}>
                  <Box sx={{ height: '100%', width: `${row.share * 100}%`, bgcolor: 'primary.main' }} />
                </Box>
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
      <Box sx={{ color: 'text.secondary', typography: 'caption', mt: 1.5 }}>
        {t('unknown', { share: formatPercent(unknown) })}
        <br />
        {t('machine')}
      </Box>
    </Card>
  );
};
