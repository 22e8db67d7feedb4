import Box from '@mui/material/Box';
import type { LearnerDay } from '../learner/learner-day.ts';
import { formatNumber, formatWeekday } from '../lib/language/format.ts';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { radius, weight } from '../ui/theme/tokens.ts';
import { kindColour } from './kind-colours.ts';
import { useProgressText } from './progress.texts.ts';

const height = '6rem';

/**
 * Shows seven bars side by side, one per day. The practice kinds of a day are stacked. Screen readers read a list
 * instead.
 */
export const WeekBars = ({ week, today }: { week: LearnerDay['week']; today: string }) => {
  const t = useProgressText();
  const top = Math.max(15, ...week.map(({ minutes }) => minutes));
  const inWords = (one: LearnerDay['week'][number]): string => {
    const parts = one.kinds.map(({ kind, minutes }) => `${t(kind)} ${formatNumber(minutes, 1)}`);
    const all = t('minutes', { count: formatNumber(one.minutes, 1) });
    return parts.length > 0 ? `${all} (${parts.join(', ')})` : all;
  };
  return (
    <Box
      component="ul"
      aria-label={t('weekBars')}
      sx={{ display: 'flex', gap: 0.75, listStyle: 'none', p: 0, m: 0 }}
    >
      {week.map((one) => (
        <Box
          component="li"
          key={one.day}
          title={`${formatWeekday(one.day)}: ${inWords(one)}`}
          sx={{ flex: '1 1 0', minWidth: 0 }}
        >
          <Box
            aria-hidden
            sx={{
              height,
              borderRadius: `${radius.small} ${radius.small} 0 0`,
              borderBottom: '2px solid',
              borderColor: one.day === today ? 'primary.main' : 'divider',
              display: 'flex',
              flexDirection: 'column-reverse',
              overflow: 'hidden',
            }}
          >
            {one.kinds.map(({ kind, minutes }) => (
              <Box
                key={kind}
                sx={{
                  flex: 'none',
                  // A segment is at least 5 % high, so that a practice kind with few minutes is visible.
                  height: `${Math.max(0.05, minutes / top) * 100}%`,
                  bgcolor: kindColour[kind],
                  // The border separates stacked segments that have similar colours.
                  borderTop: '2px solid',
                  borderColor: 'background.paper',
                }}
              />
            ))}
          </Box>
          <Box
            sx={{
              mt: 0.5,
              textAlign: 'center',
              typography: 'label',
              whiteSpace: 'nowrap',
              color: one.day === today ? 'text.primary' : 'text.secondary',
              fontWeight: one.day === today ? weight.semibold : weight.regular,
            }}
          >
            {formatWeekday(one.day)}
            <VisuallyHidden>: {inWords(one)}</VisuallyHidden>
          </Box>
        </Box>
      ))}
    </Box>
  );
};
