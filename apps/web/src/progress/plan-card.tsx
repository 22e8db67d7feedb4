import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDateTime, formatNumber } from '../lib/format.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Ring } from '../ui/ring.tsx';
import { type LearnerDay, nextThing } from './learner-day.ts';
import { useProgressText } from './progress.texts.ts';

type PlanCardProps = { day: LearnerDay; first: boolean };

/** Today: the minutes spoken as a ring, and one button. */
export const PlanCard = ({ day, first }: PlanCardProps) => {
  const t = useProgressText();
  const id = useId();
  const planText = usePlanText(day);
  const { meter } = day;
  const used = formatNumber(Math.floor(meter.usedSeconds / 60));
  const limit = formatNumber(Math.floor(meter.limitSeconds / 60));
  const next = nextThing(day);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        p: { xs: 2.5, sm: 4 },
        borderRadius: 1.6,
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 2.5, sm: 4 },
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Ring
        label={t('ringLabel', { used, limit })}
        share={meter.usedSeconds / meter.limitSeconds}
        size={9}
        stroke={0.085}
      >
        <Box sx={{ lineHeight: 1.15 }}>
          <Box sx={{ fontSize: '2.857rem', fontWeight: 680, letterSpacing: '-0.03em' }}>{used}</Box>
          <Box sx={{ color: 'text.secondary' }}>{t('ofMinutes', { limit })}</Box>
        </Box>
      </Ring>
      <Box sx={{ flex: '1 1 15rem', minWidth: 0 }}>
        <Typography variant="h2" id={id}>
          {t(first ? 'firstTitle' : 'today')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 2.5, maxWidth: '30rem' }}>
          {first ? t('firstText') : planText}
          {meter.full ? (
            <>
              <br />
              {t('nextDay', { when: formatDateTime(meter.nextDayAt) })}
            </>
          ) : null}
        </Typography>
        <LinkButton to={next.to} variant={meter.full ? 'outlined' : 'contained'} size="large">
          {t(nextTexts[next.kind])}
        </LinkButton>
      </Box>
    </Paper>
  );
};

const nextTexts = { continue: 'continueTalk', start: 'startTalk', 'look-back': 'lookBack' } as const;

const usePlanText = ({ meter }: LearnerDay): string => {
  const t = useProgressText();
  if (meter.full) return t('planFull');
  if (meter.usedSeconds === 0)
    return t('planNothing', { limit: formatNumber(Math.floor(meter.limitSeconds / 60)) });
  if (meter.limitSeconds - meter.usedSeconds < 60) return t('planLittle');
  // What is spent and what is left add up to the day on the screen.
  const left = Math.floor(meter.limitSeconds / 60) - Math.floor(meter.usedSeconds / 60);
  return t('planBegun', { left: formatNumber(left) });
};
