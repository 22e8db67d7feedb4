import type { AnswerOf } from '@pratik/contract/call';
import {
  getPlacementAttempt,
  getPlacementOverview,
  listPlacements,
  type PlacementAttempt,
} from '@pratik/contract/placement';
import { getLearnerDashboard } from '@pratik/contract/progress';
import type { QueryClient } from '@tanstack/react-query';
import { callKey, callQuery, listQuery } from '../../lib/api/query-client.ts';

export type Overview = AnswerOf<typeof getPlacementOverview>;

export const historyPageSize = 10;

export const overviewQuery = () => callQuery(getPlacementOverview, {});
export const attemptQuery = (id: string) => callQuery(getPlacementAttempt, { id });
export const historyQuery = (page: number) => listQuery(listPlacements, { page, size: historyPageSize });

/**
 * Caches an attempt that the server has returned. Other pages about placement tests fetch their data
 * again when they are opened.
 */
export const putAttempt = (client: QueryClient, attempt: PlacementAttempt): void => {
  client.setQueryData(attemptQuery(attempt.id).queryKey, attempt);
  for (const call of [getPlacementOverview, listPlacements, getLearnerDashboard]) {
    void client.invalidateQueries({ queryKey: callKey(call), refetchType: 'none' });
  }
};
