import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCodeName } from '../feedback/code-names.ts';
import type { LearnerDay } from '../learner/learner-day.ts';
import { formatNumber } from '../lib/language/format.ts';
import { TextLink } from '../ui/action/text-link.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Card } from '../ui/layout/card.tsx';
import { radius, weight } from '../ui/theme/tokens.ts';
import { useMoreText } from './more.texts.ts';
import { rateRange } from './rate-range.ts';

type Profile = LearnerDay['errorProfile'];
type Line = Profile['codes'][number];

/** Number of kinds of errors shown at first: about as many as a learner can work on in one week. */
const shownErrors = 3;

/**
 * Shows the most frequent corrections per 100 words written, and compares the last two weeks with the two weeks
 * before.
 */
export const ErrorProfile = ({ profile }: { profile: Profile }) => {
  const t = useMoreText();
  const [isAll, setAll] = useState(false);
  const { codes, words } = profile;
  if (codes.length === 0) {
    return (
      <Card title={t('errors')}>
        <EmptyState drawing="corrections" title={t('errorsEmpty')}>
          {t('errorsEmptyText')}
        </EmptyState>
      </Card>
    );
  }
  const weighed = codes.some(({ latelyRate }) => latelyRate !== null);
  const shown = isAll ? codes : codes.slice(0, shownErrors);
  const size = (line: Line, when: 'lately' | 'before') => (weighed ? (line[`${when}Rate`] ?? 0) : line[when]);
  const most = Math.max(0.01, ...shown.flatMap((line) => [size(line, 'lately'), size(line, 'before')]));
  return (
    <Card title={t('errors')}>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>
        {weighed
          ? t('errorsWeighed', { words: formatNumber(words.lately) })
          : t('errorsCounted', { words: formatNumber(words.lately) })}
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          columnGap: 5,
          rowGap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
        }}
      >
        {shown.map((line) => (
          <ErrorRow
            key={line.code}
            line={line}
            words={words.lately}
            lately={size(line, 'lately') / most}
            before={size(line, 'before') / most}
          />
        ))}
      </Box>
      {codes.length > shownErrors ? (
        <Button onClick={() => setAll(!isAll)} aria-expanded={isAll} sx={{ mt: 1.5, ml: '-1.2em' }}>
          {isAll ? t('errorsFewer') : t('errorsAll', { count: codes.length })}
        </Button>
      ) : null}
      {shown.every(({ trend }) => trend === null) ? (
        <Box sx={{ color: 'text.secondary', mt: 2 }}>{t('trendUnknown')}</Box>
      ) : null}
    </Card>
  );
};

type ErrorRowProps = { line: Line; words: number; lately: number; before: number };

const ErrorRow = ({ line, words, lately, before }: ErrorRowProps) => {
  const t = useMoreText();
  const codeName = useCodeName();
  const { trend, latelyRate, beforeRate } = line;
  const { from, to } = rateRange(line.lately, words);
  return (
    <li>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Box component="span" sx={{ fontWeight: weight.semibold, flex: 1 }}>
          <TextLink to={`/pages/mistakes/${line.code}`} alone>
            {codeName(line.code)}
          </TextLink>
        </Box>
        {trend === null ? null : (
          <Box
            component="span"
            sx={{
              typography: 'caption',
              color: trend === 'less' ? 'success.main' : 'text.secondary',
              fontWeight: weight.medium,
            }}
          >
            {t(trendTexts[trend])}
          </Box>
        )}
      </Box>
      <Bar share={lately} strong />
      <Bar share={before} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          color: 'text.secondary',
          typography: 'caption',
          mt: 0.5,
        }}
      >
        <span>
          {latelyRate === null
            ? t('latelyCount', { count: line.lately })
            : t('latelyRate', {
                rate: formatNumber(latelyRate, 1),
                from: formatNumber(from, 1),
                to: formatNumber(to, 1),
              })}
        </span>
        <span>
          {beforeRate === null
            ? t('beforeCount', { count: line.before })
            : t('beforeRate', { rate: formatNumber(beforeRate, 1) })}
        </span>
        {line.repaired > 0 ? (
          <Box component="span" sx={{ color: 'success.main' }}>
            {t('repaired', { count: line.repaired })}
          </Box>
        ) : null}
      </Box>
    </li>
  );
};

const trendTexts = { less: 'trendLess', more: 'trendMore', same: 'trendSame' } as const;

const Bar = ({ share, strong = false }: { share: number; strong?: boolean }) => (
  <Box
    aria-hidden
    sx={{
      mt: 0.5,
      height: strong ? '0.5rem' : '0.3rem',
      borderRadius: radius.round,
      bgcolor: 'action.hover',
    }}
  >
    <Box
      sx={{
        height: '100%',
        borderRadius: radius.round,
        width: `${Math.min(1, share) * 100}%`,
        bgcolor: strong
          ? 'primary.main'
          : 'color-mix(in srgb, var(--p-palette-primary-main) 40%, transparent)',
      }}
    />
  </Box>
);
