import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId } from 'react';
import { isFirstDay, type LearnerDay } from '../learner/learner-day.ts';
import { formatDateTime, formatNumber } from '../lib/language/format.ts';
import { spokenMinutes } from '../lib/language/spoken-minutes.ts';
import { SpriteIcon } from '../ui/action/sprite-icon.tsx';
import { TextLink } from '../ui/action/text-link.tsx';
import { Ring } from '../ui/chart/ring.tsx';
import { radius } from '../ui/theme/tokens.ts';
import { speakingPath } from '../voice/speaking-path.ts';
import { kindColour } from './kind-colours.ts';
import { NextButton, NextReason } from './next-thing.tsx';
import { PlanLines } from './plan-lines.tsx';
import { useProgressText } from './progress.texts.ts';

/** Part with the current unit and the daily minutes. Its code is loaded after the plan is shown. */
const PlanFoot = lazy(async () => ({ default: (await import('./plan-foot.tsx')).PlanFoot }));
/**
 * Reserved height of the part with the unit and the daily minutes, so that the page does not shift when it is loaded.
 */
const footSize = { minHeight: { xs: 152, sm: 88 } } as const;

/** Card with the learner’s daily plan: a ring with the minutes spoken, the main button, and one row for each step. */
export const PlanCard = ({ day }: { day: LearnerDay }) => {
  const t = useProgressText();
  const id = useId();
  const { meter } = day;
  const minutes = spokenMinutes(meter);
  const [used, limit] = [formatNumber(minutes.used), formatNumber(minutes.limit)];
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        p: { xs: 2.5, sm: 3.5 },
        borderRadius: radius.card,
        // Beside the plan are two cards: the week and the skill levels.
        gridRow: { lg: 'span 2' },
        alignSelf: 'stretch',
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'space-between',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 2, sm: 4 }, alignItems: 'center' }}>
        <Ring
          label={t('ringLabel', { used, limit })}
          share={meter.usedSeconds / meter.limitSeconds}
          size={8}
          stroke={0.085}
        >
          <Box sx={{ lineHeight: 1.15 }}>
            <Box sx={{ typography: 'stat', letterSpacing: '-0.03em' }}>{used}</Box>
            <Box sx={{ color: 'text.secondary' }}>{t('ofMinutes', { limit })}</Box>
          </Box>
        </Ring>
        {/* The text column fits beside the ring on a phone. With a large font size, it wraps below the ring. */}
        <Box sx={{ flex: { xs: '1 1 9rem', sm: '1 1 15rem' }, minWidth: 0 }}>
          <Typography variant="h2" id={id}>
            {t('today')}
          </Typography>
          <Typography component="div" sx={{ color: 'text.secondary', mt: 1, mb: 2.5, maxWidth: '32rem' }}>
            {isFirstDay(day) ? <div>{t('firstText')}</div> : null}
            <NextReason day={day} />
            {day.next.why === 'done' ? (
              <div>{t('nextDay', { when: formatDateTime(meter.nextDayAt) })}</div>
            ) : null}
          </Typography>
          <NextButton day={day} />
        </Box>
      </Box>
      <PlanLines day={day} />
      <Suspense fallback={<Box sx={footSize} />}>
        <PlanFoot day={day} />
      </Suspense>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: -1 }}>
        <Box component="span" sx={{ color: kindColour.speaking, display: 'flex' }}>
          <SpriteIcon name="speaking" />
        </Box>
        <TextLink to={speakingPath} alone>
          {t('toSpeaking')}
        </TextLink>
      </Box>
    </Paper>
  );
};
