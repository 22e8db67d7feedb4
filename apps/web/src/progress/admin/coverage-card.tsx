import Box from '@mui/material/Box';
import { formatNumber } from '../../lib/language/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { weight } from '../../ui/theme/tokens.ts';
import type { AdminDay } from './admin-day.ts';
import { useCoverageText } from './coverage.texts.ts';

const kinds = [
  'word',
  'reading',
  'listening',
  'question',
  'cloze',
  'writing-prompt',
  'placement-item',
  'scenario',
] as const;

const cell = {
  textAlign: 'right',
  py: 0.75,
  pl: { xs: 1, sm: 2 },
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Shows the number of practice items for each kind and level, and highlights kinds without enough items. */
export const CoverageCard = ({ coverage }: Pick<AdminDay, 'coverage'>) => {
  const t = useCoverageText();
  const levels = [...new Set(coverage.map(({ levelId }) => levelId))].sort((a, b) =>
    a.localeCompare(b, 'tr'),
  );
  if (levels.length === 0) {
    return (
      <Card title={t('title')}>
        <Box sx={{ color: 'text.secondary' }}>{t('empty')}</Box>
      </Card>
    );
  }
  const count = (kind: string, level: string): number =>
    coverage.find((one) => one.kind === kind && one.levelId === level)?.published ?? 0;
  return (
    <Card title={t('title')}>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('text')}</Box>
      <Box sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse' }}>
          <thead>
            <tr>
              <Box
                component="th"
                scope="col"
                sx={{ textAlign: 'left', py: 0.75, fontWeight: weight.semibold }}
              >
                {t('kind')}
              </Box>
              {levels.map((level) => (
                <Box component="th" scope="col" key={level} sx={{ ...cell, fontWeight: weight.semibold }}>
                  {level}
                </Box>
              ))}
              <Box
                component="th"
                scope="col"
                sx={{ ...cell, fontWeight: weight.semibold, display: { xs: 'none', sm: 'table-cell' } }}
              >
                {t('total')}
              </Box>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <Box component="tr" key={kind} sx={{ borderTop: 1, borderColor: 'divider' }}>
                <Box
                  component="th"
                  scope="row"
                  sx={{ textAlign: 'left', py: 0.75, fontWeight: weight.regular }}
                >
                  {t(kind)}
                </Box>
                {levels.map((level) => (
                  <Box
                    component="td"
                    key={level}
                    sx={{ ...cell, color: count(kind, level) === 0 ? 'warning.main' : 'text.primary' }}
                  >
                    {formatNumber(count(kind, level))}
                  </Box>
                ))}
                <Box
                  component="td"
                  sx={{ ...cell, color: 'text.secondary', display: { xs: 'none', sm: 'table-cell' } }}
                >
                  {formatNumber(levels.reduce((sum, level) => sum + count(kind, level), 0))}
                </Box>
              </Box>
            ))}
          </tbody>
        </Box>
      </Box>
    </Card>
  );
};
