import Box from '@mui/material/Box';
import type { AnswerOf } from '@pratik/contract/call';
import type { getVocabularyStats } from '@pratik/contract/vocabulary';
import { useRef } from 'react';
import { formatNumber } from '../../../lib/language/format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useWidth } from '../../../ui/layout/use-width.ts';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import { useStatsText } from './stats.texts.ts';

type MaturityCardProps = Pick<AnswerOf<typeof getVocabularyStats>, 'maturity'>;

const parts = [
  { name: 'new', text: 'newText', colour: 'var(--p-palette-text-disabled)' },
  { name: 'learning', text: 'learningText', colour: 'var(--p-palette-warning-main)' },
  { name: 'young', text: 'youngText', colour: 'var(--p-palette-primary-main)' },
  { name: 'mature', text: 'matureText', colour: 'var(--p-palette-success-main)' },
  { name: 'suspended', text: 'suspendedText', colour: 'var(--p-palette-divider)' },
] as const;

const height = 18;
const gap = 2;

/** Bar with the learner’s words by maturity. The list below it contains the same numbers as text. */
export const MaturityCard = ({ maturity }: MaturityCardProps) => {
  const t = useStatsText();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 640);
  const total = parts.reduce((sum, { name }) => sum + maturity[name], 0);
  const widthOf = (count: number) => (total === 0 ? 0 : (count / total) * width);
  const startOf = (index: number) =>
    parts.slice(0, index).reduce((sum, { name }) => sum + widthOf(maturity[name]), 0);
  return (
    <Card title={t('maturity')}>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>
        {total === 0 ? t('none') : t('maturityText', { count: formatNumber(total) })}
      </Box>
      <div ref={frame}>
        {total > 0 ? (
          <svg
            width={width}
            height={height}
            aria-hidden
            style={{ display: 'block', borderRadius: radius.round }}
          >
            {parts.map(({ name, colour }, index) =>
              maturity[name] > 0 ? (
                <rect
                  key={name}
                  x={startOf(index)}
                  width={Math.max(2, widthOf(maturity[name]) - gap)}
                  height={height}
                  fill={colour}
                />
              ) : null,
            )}
          </svg>
        ) : null}
      </div>
      {total > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, display: 'grid', gap: 1 }}>
          {parts.map(({ name, text, colour }) => (
            <Box component="li" key={name} sx={{ display: 'flex', gap: 1.25, alignItems: 'baseline' }}>
              <Box
                aria-hidden
                sx={{ width: 12, height: 12, borderRadius: radius.small, flex: 'none', bgcolor: colour }}
              />
              <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                <Box component="span" sx={{ fontWeight: weight.semibold }}>
                  {t(name)}
                </Box>{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {t(text)}
                </Box>
              </Box>
              <Box component="span" sx={{ fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' }}>
                {formatNumber(maturity[name])}
              </Box>
            </Box>
          ))}
        </Box>
      ) : null}
    </Card>
  );
};
