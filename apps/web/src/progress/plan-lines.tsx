import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type LearnerDay, type PlanKind, type PlanLine, placeOf } from '../learner/learner-day.ts';
import { formatNumber } from '../lib/language/format.ts';
import { spokenMinutes } from '../lib/language/spoken-minutes.ts';
import { SpriteIcon } from '../ui/action/sprite-icon.tsx';
import { Link } from '../ui/layout/navigation.tsx';
import { radius, weight } from '../ui/theme/tokens.ts';
import { planColour } from './kind-colours.ts';
import { useProgressText } from './progress.texts.ts';

/** The parts of the plan with their state. Each part links to its page. */
export const PlanLines = ({ day }: { day: LearnerDay }) => {
  const t = useProgressText();
  const minutes = spokenMinutes(day.meter);
  return (
    <Box
      component="ul"
      aria-label={t('planList')}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr))',
      }}
    >
      <Line kind="chat" to={placeOf(day, 'chat')} done={day.meter.full}>
        {t('lineMinutes', { used: formatNumber(minutes.used), limit: formatNumber(minutes.limit) })}
      </Line>
      {day.plan.map((line) => (
        <Line key={line.kind} kind={line.kind} to={placeOf(day, line.kind)} done={line.done}>
          <LineState line={line} />
        </Line>
      ))}
    </Box>
  );
};

const LineState = ({ line }: { line: PlanLine }) => {
  const t = useProgressText();
  if (line.kind === 'vocabulary') return t('lineWords', { count: formatNumber(line.count) });
  if (line.kind === 'mistakes') return t('lineCards', { count: formatNumber(line.count) });
  return <PlanTitle line={line} />;
};

/**
 * Shows the title of the suggested item. Titles of texts are English. Topics of writing tasks and titles of grammar
 * lessons are in the language of the page.
 */
export const PlanTitle = ({ line }: { line: PlanLine }) =>
  line.kind === 'writing' || line.kind === 'grammar' ? (
    line.next?.title
  ) : (
    <span lang="en">{line.next?.title}</span>
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
