import type { AnswerOf, Call } from '@pratik/contract/call';
import { keepPreviousData, QueryClient, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { callApi, type InputFor } from './api-client.ts';
import { ApiProblem, isConnectionProblem } from './api-problem.ts';

/**
 * Returns whether a failed call may succeed when it is sent again. This is the case after network and server
 * errors, but not after the server has rejected the call.
 */
export const worthRetrying = (error: unknown): boolean =>
  isConnectionProblem(error) || (error instanceof ApiProblem && error.status >= 500 && error.status !== 501);

/** Time in milliseconds during which a cached response is used without a new request. */
export const freshFor = 30_000;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: (failures, error) => failures < 2 && worthRetrying(error),
        // While offline, a query fails immediately, so that the page shows an error and a retry button instead of
        // waiting.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** Returns the query key of one response. Without input, returns the key prefix of all responses of the call. */
export const callKey = <C extends Call>(call: C, input?: InputFor<C>): readonly unknown[] =>
  input === undefined ? [call.path] : [call.path, input];

/** Returns the query options for a call that reads data, for example `useQuery(callQuery(getProfile, {}))`. */
export const callQuery = <C extends Call>(call: C, input: InputFor<C>) =>
  queryOptions({
    queryKey: callKey(call, input),
    queryFn: ({ signal }) => callApi(call, input, { signal }),
  });

/** Returns query options for a list: the previous rows stay visible while the next page or filter result is loading. */
export const listQuery = <C extends Call>(call: C, input: InputFor<C>): UseQueryOptions<AnswerOf<C>> => ({
  queryKey: callKey(call, input),
  queryFn: ({ signal }) => callApi(call, input, { signal }),
  placeholderData: keepPreviousData,
});
