import Box from '@mui/material/Box';
import { formatNumber, formatWeekday } from '../lib/format.ts';
import { Card } from '../ui/card.tsx';
import { SparkBars } from '../ui/spark-bars.tsx';
import type { LearnerDay } from './learner-day.ts';
import { useProgressText } from './progress.texts.ts';

/** The week's minutes, Monday to Sunday, and the streak with its rest days. */
export const WeekCard = ({ day }: { day: LearnerDay }) => {
  const t = useProgressText();
  const total = day.week.reduce((sum, { minutes }) => sum + minutes, 0);
  const limit = day.meter.limitSeconds / 60;
  return (
    <Card title={t('week')}>
      <SparkBars
        label={t('weekBars')}
        full={Math.max(limit, ...day.week.map(({ minutes }) => minutes))}
        height={6}
        bars={day.week.map((one) => ({
          key: one.day,
          label: formatWeekday(one.day),
          value: one.minutes,
          valueText: t('minutes', { count: formatNumber(one.minutes, 1) }),
          marked: one.day === day.meter.day,
        }))}
      />
      <Box sx={{ mt: 2, color: 'text.secondary' }}>{t('weekTotal', { count: formatNumber(total, 0) })}</Box>
      <StreakText streak={day.streak} />
    </Card>
  );
};

const StreakText = ({ streak }: Pick<LearnerDay, 'streak'>) => {
  const t = useProgressText();
  if (streak.days === 0) return <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{t('streakNone')}</Box>;
  return (
    <Box sx={{ mt: 0.5 }}>
      <strong>{t('streak', { count: streak.days })}.</strong>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t(streak.todayDone ? 'streakToday' : 'streakOpen')} {streak.restDaysLeft > 0 ? t('restLeft') : null}
      </Box>
    </Box>
  );
};
