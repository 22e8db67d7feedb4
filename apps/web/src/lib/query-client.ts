import type { AnswerOf, Call } from '@pratik/contract/call';
import { keepPreviousData, QueryClient, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { callApi, type InputFor } from './api-client.ts';
import { ApiProblem, isConnectionProblem } from './api-problem.ts';

/** True for network and server errors. A retry never helps when the server rejected the call. */
export const worthRetrying = (error: unknown): boolean =>
  isConnectionProblem(error) || (error instanceof ApiProblem && error.status >= 500 && error.status !== 501);

/** How long a response is fresh and is not refetched, in milliseconds. */
export const freshFor = 30_000;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: (failures, error) => failures < 2 && worthRetrying(error),
        // Offline, a query fails at once, so that the page shows an error and a retry button instead of waiting.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** The query key of all responses of a call, or of one response when the input is given. */
export const callKey = <C extends Call>(call: C, input?: InputFor<C>): readonly unknown[] =>
  input === undefined ? [call.path] : [call.path, input];

/** Query options for a read call: `useQuery(callQuery(getProfile, {}))`. */
export const callQuery = <C extends Call>(call: C, input: InputFor<C>) =>
  queryOptions({
    queryKey: callKey(call, input),
    queryFn: ({ signal }) => callApi(call, input, { signal }),
  });

/** Like `callQuery` for lists: the previous rows are shown while the next page or filter loads. */
export const listQuery = <C extends Call>(call: C, input: InputFor<C>): UseQueryOptions<AnswerOf<C>> => ({
  queryKey: callKey(call, input),
  queryFn: ({ signal }) => callApi(call, input, { signal }),
  placeholderData: keepPreviousData,
});
