import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type LearnerDay, type PlanKind, type PlanLine, placeOf } from '../learner/learner-day.ts';
import { formatNumber } from '../lib/language/format.ts';
import { SpriteIcon } from '../ui/action/sprite-icon.tsx';
import { Link } from '../ui/layout/navigation.tsx';
import { radius, weight } from '../ui/theme/tokens.ts';
import { planColour } from './kind-colours.ts';
import { useProgressText } from './progress.texts.ts';

/** The steps of the plan in order, with the reason for each step and its state. Each step links to its page. */
export const PlanLines = ({ day }: { day: LearnerDay }) => {
  const t = useProgressText();
  return (
    <Box
      component="ol"
      aria-label={t('planList')}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
      }}
    >
      {day.plan.map((step) => (
        <Line key={`${step.kind} ${step.next?.id}`} kind={step.kind} to={placeOf(day, step)} done={step.done}>
          <Reason step={step} />
        </Line>
      ))}
    </Box>
  );
};

/** Says why this step is in today’s plan. */
const Reason = ({ step }: { step: PlanLine }) => {
  const t = useProgressText();
  const { kind, why, count } = step;
  if (kind === 'vocabulary') return t('lineWords', { count: formatNumber(count) });
  if (kind === 'mistakes') return t('lineCards', { count: formatNumber(count) });
  if (why === 'talk') return t('lineTalk', { minutes: step.minutes });
  return (
    <>
      {t(lineReasons[why])}: <PlanTitle line={step} />
    </>
  );
};

const lineReasons = {
  due: 'lineDue',
  review: 'lineReview',
  path: 'linePath',
  error: 'lineError',
  level: 'lineLevel',
} as const;

/** Shows the title of the suggested item. Titles of texts are English; other titles are in the language of the page. */
export const PlanTitle = ({ line }: { line: PlanLine }) =>
  line.kind === 'reading' || line.kind === 'listening' ? (
    <span lang="en">{line.next?.title}</span>
  ) : (
    line.next?.title
  );

type LineProps = { kind: PlanKind; to: string; done: boolean; children: ReactNode };

const Line = ({ kind, to, done, children }: LineProps) => {
  const t = useProgressText();
  return (
    <li>
      <Box
        component={Link}
        to={to}
        sx={{
          display: 'flex',
          gap: 1.5,
          alignItems: 'center',
          minHeight: 56,
          height: '100%',
          px: 1.5,
          py: 1,
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: radius.control,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box sx={{ color: planColour(kind), display: 'flex' }}>
          <SpriteIcon name={kind} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: weight.semibold }}>{t(kind)}</Box>
          <Box
            sx={{
              color: done ? 'success.main' : 'text.secondary',
              typography: 'caption',
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
            }}
          >
            {done ? `✓ ${t('lineDone')}` : children}
          </Box>
        </Box>
      </Box>
    </li>
  );
};
