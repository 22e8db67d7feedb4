import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLiveEvent } from '../lib/api/live-events.ts';
import { callKey, callQuery } from '../lib/api/query-client.ts';
import { Delayed } from '../ui/feedback/delayed.tsx';
import { LoadError } from '../ui/feedback/load-error.tsx';
import { CardSkeletons } from '../ui/feedback/skeletons.tsx';
import { Page } from '../ui/layout/page.tsx';
import { FirstRunOffer } from './first-run-offer.tsx';
import { HomeworkCard } from './homework-card.tsx';
import { getLearnerDashboard, listOwnHomework } from './light-calls.ts';
import { PlanCard } from './plan-card.tsx';
import { useProgressText } from './progress.texts.ts';
import { WeekCard } from './week-card.tsx';

/** The skill levels, the classes and the errors are loaded after the page is shown, because they are below the fold. */
const LearnerMore = lazy(async () => ({ default: (await import('./learner-more.tsx')).LearnerMore }));

/**
 * No-break space that reserves the height of the greeting until the name is loaded, so that the page does not shift.
 */
const unnamed = '\u00A0';

/** The learner’s dashboard: today’s plan with the next activity, and the week. */
export const LearnerDashboard = () => {
  const t = useProgressText();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    ...callQuery(getLearnerDashboard, {}),
    // The statistics are fetched again whenever the learner returns from practice. The previous statistics stay
    // visible until then.
    refetchOnMount: 'always',
  });
  // The dashboard waits for the homework, because homework that arrives later would push the plan down. A failed
  // request ends the wait.
  const homework = useQuery({ ...callQuery(listOwnHomework, {}), refetchOnMount: 'always' });
  const waits = isPending || (homework.isPending && homework.failureCount === 0);
  // Practice on another device changes the statistics, so the dashboard fetches them again.
  const refresh = () => void client.invalidateQueries({ queryKey: callKey(getLearnerDashboard) });
  useLiveEvent('meter', refresh);
  useLiveEvent('conversation', refresh);
  return (
    <Page title={t('title')} headline={data ? t('hello', { name: data.name }) : unnamed}>
      <FirstRunOffer />
      {waits && !error ? (
        <Delayed>
          <CardSkeletons count={3} height="14rem" />
        </Delayed>
      ) : null}
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data && !waits ? (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, sm: 2.5 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
            alignItems: 'start',
          }}
        >
          <HomeworkCard assignments={homework.data?.assignments ?? []} />
          <PlanCard day={data} />
          <WeekCard day={data} />
          <Suspense fallback={<CardSkeletons count={1} height="18rem" />}>
            <LearnerMore day={data} />
          </Suspense>
        </Box>
      ) : null}
    </Page>
  );
};
