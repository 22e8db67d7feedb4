import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { useLiveEvent } from '../../lib/api/live-events.ts';
import { callKey, callQuery } from '../../lib/api/query-client.ts';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { CardSkeletons } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { getAdminDashboard } from '../light-calls.ts';
import { NextStep } from '../next-step.tsx';
import { useAdminText } from './admin.texts.ts';
import { DaysCard } from './days-card.tsx';
import { UsersCard } from './users-card.tsx';

const refreshEvery = 60_000;

/**
 * The code of these cards is loaded after the page is shown, because the cards are below the users and the daily
 * chart.
 */
const AdminCards = lazy(async () => ({ default: (await import('./admin-cards.tsx')).AdminCards }));

const ProvidersCard = lazy(async () => ({
  default: (await import('./providers-card.tsx')).ProvidersCard,
}));

/** The administrator’s dashboard: users, practice minutes, the message queue and open tasks. */
export const AdminDashboard = () => {
  const t = useAdminText();
  const { data, error, isPending, refetch } = useQuery({
    ...callQuery(getAdminDashboard, {}),
    refetchInterval: refreshEvery,
  });
  useQueueRefresh();
  return (
    <Page title={t('title')} lead={t('adminLead')}>
      {isPending ? (
        <Delayed>
          <CardSkeletons count={4} height="12rem" />
        </Delayed>
      ) : null}
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Box sx={{ display: 'grid', gap: { xs: 2, sm: 2.5 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <NextStep users={data.users} queue={data.queue} needs={data.needs} />
          <Suspense fallback={null}>
            <ProvidersCard providers={data.providers ?? []} />
          </Suspense>
          <UsersCard users={data.users} />
          <DaysCard days={data.days} />
          <Suspense fallback={<CardSkeletons count={2} height="16rem" />}>
            <AdminCards queue={data.queue} ai={data.ai} needs={data.needs} coverage={data.coverage} />
          </Suspense>
        </Box>
      ) : null}
    </Page>
  );
};

const atMostEvery = 2_000;

/** A busy message queue causes many live events, so the statistics are reloaded at most every two seconds. */
const useQueueRefresh = (): void => {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const askedAt = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = useCallback(() => {
    timer.current = undefined;
    askedAt.current = Date.now();
    void client.invalidateQueries({ queryKey: callKey(getAdminDashboard) });
  }, [client]);
  useLiveEvent('message-process', () => {
    timer.current ??= setTimeout(ask, Math.max(0, askedAt.current + atMostEvery - Date.now()));
  });
};
