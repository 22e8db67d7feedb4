import Box from '@mui/material/Box';
import type { LearnerDay, PracticeKind } from '../learner/learner-day.ts';
import { formatNumber } from '../lib/language/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { radius } from '../ui/theme/tokens.ts';
import { kindColour } from './kind-colours.ts';
import { useProgressText } from './progress.texts.ts';
import { WeekBars } from './week-bars.tsx';

/** Shows the minutes by practice kind from Monday to Sunday, the streak with its rest days, and the learner’s goal. */
export const WeekCard = ({ day }: { day: LearnerDay }) => {
  const t = useProgressText();
  const total = day.week.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <Card title={t('week')}>
      <WeekBars week={day.week} today={day.meter.day} />
      <Box sx={{ mt: 2 }}>{t('weekTotal', { count: formatNumber(total, 0) })}</Box>
      <Box sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        {kindsOf(day.week).map((kind) => (
          <Box component="span" key={kind} sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            <Box
              aria-hidden
              component="span"
              sx={{
                display: 'inline-block',
                width: '0.7em',
                height: '0.7em',
                borderRadius: radius.small,
                mr: 0.75,
                bgcolor: kindColour[kind],
              }}
            />
            {t(kind)}
          </Box>
        ))}
      </Box>
      <StreakText streak={day.streak} />
      {day.goal ? (
        <Box sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t('goal', { goal: day.goal.days, done: day.goal.doneThisWeek })}
        </Box>
      ) : null}
    </Card>
  );
};

/** Returns the practice kinds that have at least one minute in the week. */
const kindsOf = (week: LearnerDay['week']): PracticeKind[] => [
  ...new Set(week.flatMap(({ kinds }) => kinds.map(({ kind }) => kind))),
];

const StreakText = ({ streak }: Pick<LearnerDay, 'streak'>) => {
  const t = useProgressText();
  if (streak.days === 0) return <Box sx={{ mt: 1, color: 'text.secondary' }}>{t('streakNone')}</Box>;
  return (
    <Box sx={{ mt: 1 }}>
      <strong>{t('streak', { count: streak.days })}.</strong>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t(streak.todayDone ? 'streakToday' : 'streakOpen')} {streak.restDaysLeft > 0 ? t('restLeft') : null}
      </Box>
    </Box>
  );
};
