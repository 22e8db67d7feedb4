import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLiveEvent } from '../lib/api/live-events.ts';
import { callKey, callQuery } from '../lib/api/query-client.ts';
import { Delayed } from '../ui/feedback/delayed.tsx';
import { LoadError } from '../ui/feedback/load-error.tsx';
import { CardSkeletons } from '../ui/feedback/skeletons.tsx';
import { Page } from '../ui/layout/page.tsx';
import { getLearnerDashboard } from './light-calls.ts';
import { PlanCard } from './plan-card.tsx';
import { useProgressText } from './progress.texts.ts';
import { WeekCard } from './week-card.tsx';

/** The code of this part is loaded after the page is shown, because the part is below the plan and the week. */
const LearnerMore = lazy(async () => ({ default: (await import('./learner-more.tsx')).LearnerMore }));

/** The learner’s dashboard: today’s plan with the next activity, and the week. */
export const LearnerDashboard = () => {
  const t = useProgressText();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    ...callQuery(getLearnerDashboard, {}),
    // The data is fetched again whenever the learner comes back from practice. The page shows the previous data
    // while the request runs.
    refetchOnMount: 'always',
  });
  // Fetches the dashboard again, because practice on another device also changes its statistics.
  const refresh = () => void client.invalidateQueries({ queryKey: callKey(getLearnerDashboard) });
  useLiveEvent('meter', refresh);
  useLiveEvent('conversation', refresh);
  return (
    <Page title={t('title')} lead={data ? t('hello', { name: data.name }) : null}>
      {isPending ? (
        <Delayed>
          <CardSkeletons count={3} height="14rem" />
        </Delayed>
      ) : null}
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, sm: 2.5 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
            alignItems: 'stretch',
          }}
        >
          <PlanCard day={data} />
          <WeekCard day={data} />
          <Box sx={{ gridColumn: '1 / -1' }}>
            <Suspense fallback={<CardSkeletons count={2} height="18rem" />}>
              <LearnerMore day={data} />
            </Suspense>
          </Box>
        </Box>
      ) : null}
    </Page>
  );
};
