import { startGaps } from '@pratik/contract/vocabulary-gaps';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';
import { callKey } from '../../../lib/api/query-client.ts';

/**
 * Loads today’s unfinished round, or starts a round with the id `roundId`. The round is not fetched again while it is
 * shown.
 */
export const gapsQuery = (roundId: string) =>
  queryOptions({
    queryKey: callKey(startGaps, { roundId }),
    queryFn: ({ signal }) => callApi(startGaps, { roundId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
