import { startGaps } from '@pratik/contract/vocabulary-gaps';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { callKey } from '../../../lib/query-client.ts';

/** A round: the open one of the day, or a new one with this id. It is not refetched while it is on the screen. */
export const gapsQuery = (roundId: string) =>
  queryOptions({
    queryKey: callKey(startGaps, { roundId }),
    queryFn: ({ signal }) => callApi(startGaps, { roundId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
