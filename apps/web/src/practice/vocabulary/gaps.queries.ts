import { startGaps } from '@pratik/contract/vocabulary-gaps';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { callKey } from '../../lib/query-client.ts';

/** A round: the day's open one, or a new one under this id. It stays as it is while it is on the screen. */
export const gapsQuery = (roundId: string) =>
  queryOptions({
    queryKey: callKey(startGaps, { roundId }),
    queryFn: ({ signal }) => callApi(startGaps, { roundId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
