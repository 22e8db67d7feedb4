import Box from '@mui/material/Box';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useCodeName } from './code-names.ts';
import { type ErrorTrend, trendOf } from './learner-day.ts';
import { useProgressText } from './progress.texts.ts';

const shownErrors = 8;

/** What is corrected most, this week beside last week. */
export const ErrorProfile = ({ errors }: { errors: readonly ErrorTrend[] }) => {
  const t = useProgressText();
  const most = Math.max(1, ...errors.flatMap(({ thisWeek, lastWeek }) => [thisWeek, lastWeek]));
  if (errors.length === 0) {
    return (
      <Card title={t('errors')}>
        <EmptyState title={t('errorsEmpty')}>{t('errorsEmptyText')}</EmptyState>
      </Card>
    );
  }
  return (
    <Card title={t('errors')}>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{t('errorsText')}</Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          columnGap: 5,
          rowGap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
        }}
      >
        {errors.slice(0, shownErrors).map((error) => (
          <ErrorRow key={error.code} error={error} most={most} />
        ))}
      </Box>
    </Card>
  );
};

const ErrorRow = ({ error, most }: { error: ErrorTrend; most: number }) => {
  const t = useProgressText();
  const codeName = useCodeName();
  const trend = trendOf(error);
  return (
    <li>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Box component="span" sx={{ fontWeight: 600, flex: 1 }}>
          {codeName(error.code)}
        </Box>
        <Box
          component="span"
          sx={{
            fontSize: '0.929rem',
            color: trend === 'less' ? 'success.main' : 'text.secondary',
            fontWeight: 550,
          }}
        >
          {t(trendTexts[trend])}
        </Box>
      </Box>
      <Bar share={error.thisWeek / most} strong />
      <Bar share={error.lastWeek / most} />
      <Box sx={{ display: 'flex', gap: 1.5, color: 'text.secondary', fontSize: '0.929rem', mt: 0.5 }}>
        <span>{t('thisWeek', { count: error.thisWeek })}</span>
        <span>{t('lastWeek', { count: error.lastWeek })}</span>
      </Box>
    </li>
  );
};

const trendTexts = { less: 'trendLess', more: 'trendMore', same: 'trendSame', new: 'trendNew' } as const;

const Bar = ({ share, strong = false }: { share: number; strong?: boolean }) => (
  <Box
    aria-hidden
    sx={{ mt: 0.5, height: strong ? '0.5rem' : '0.3rem', borderRadius: 99, bgcolor: 'action.hover' }}
  >
    <Box
      sx={{
        height: '100%',
        borderRadius: 99,
        width: `${share * 100}%`,
        bgcolor: strong
          ? 'primary.main'
          : 'color-mix(in srgb, var(--p-palette-primary-main) 40%, transparent)',
      }}
    />
  </Box>
);
