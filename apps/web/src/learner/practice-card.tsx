import Box from '@mui/material/Box';
import { formatDate } from '../lib/language/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { radius } from '../ui/theme/tokens.ts';
import { Fact, Facts } from './facts.tsx';
import { useLearnerText } from './learner.texts.ts';
import type { UserProgress } from './user-progress.ts';

/** Minimum number of minutes that a full bar represents. Without this minimum, half a minute could fill a bar. */
const fullBar = 10;

type PracticeCardProps = Pick<UserProgress, 'weeks' | 'streak' | 'goal'>;

/** Shows a user’s practice minutes per week, the streak of practice days and the goal. */
export const PracticeCard = ({ weeks, streak, goal }: PracticeCardProps) => {
  const t = useLearnerText();
  const most = Math.max(...weeks.map(({ minutes }) => minutes));
  return (
    <Card title={t('practice')}>
      <Facts>
        <Fact name={t('minutesThisWeek')}>
          {t('minutes', { count: Math.round(weeks.at(-1)?.minutes ?? 0) })}
        </Fact>
        <Fact name={t('streak')}>{t('streakDays', { count: streak.days })}</Fact>
        <Fact name={t('goal')}>{goal === null ? t('noGoal') : t('goalDays', { count: goal.days })}</Fact>
      </Facts>
      <Box sx={{ mt: 2.5 }}>{most === 0 ? t('noPractice') : <WeekBars weeks={weeks} most={most} />}</Box>
    </Card>
  );
};

/** Bar chart of practice minutes that screen readers read as a list. */
const WeekBars = ({ weeks, most }: Pick<UserProgress, 'weeks'> & { most: number }) => {
  const t = useLearnerText();
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <>
      <Box
        component="ul"
        aria-label={t('practiceLabel')}
        sx={{ display: 'flex', gap: 0.5, listStyle: 'none', p: 0, m: 0, height: '7rem' }}
      >
        {weeks.map(({ monday, minutes, days }) => {
          const said = t('weekMinutes', { minutes: Math.round(minutes), days });
          const name = t('weekOf', { day: formatDate(monday) });
          return (
            <Box
              component="li"
              key={monday}
              title={`${name}: ${said}`}
              sx={{
                flex: '1 1 0',
                display: 'flex',
                alignItems: 'flex-end',
                borderRadius: radius.control,
                overflow: 'hidden',
                bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 9%, transparent)',
              }}
            >
              <VisuallyHidden>{`${name}: ${said}`}</VisuallyHidden>
              <Box
                aria-hidden
                sx={{
                  width: '100%',
                  // Any practice in a week gives a visible bar of at least 4 pixels.
                  height: minutes > 0 ? `max(4px, ${(minutes / Math.max(most, fullBar)) * 100}%)` : 0,
                  borderRadius: radius.control,
                  bgcolor: 'primary.main',
                }}
              />
            </Box>
          );
        })}
      </Box>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          justifyContent: 'space-between',
          mt: 0.5,
          color: 'text.secondary',
          typography: 'label',
        }}
      >
        <span>{first ? formatDate(first.monday) : null}</span>
        <span>{last ? formatDate(last.monday) : null}</span>
      </Box>
      <Box sx={{ color: 'text.secondary', mt: 1 }}>{t('mostMinutes', { count: Math.round(most) })}</Box>
    </>
  );
};
