import type { AnswerOf, Call } from '@pratik/contract/call';
import { keepPreviousData, QueryClient, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { callApi, type InputFor } from './api-client.ts';
import { ApiProblem, isConnectionProblem } from './api-problem.ts';

/** Reading again helps when the network or the server faltered, never when the server refused. */
export const worthRetrying = (error: unknown): boolean =>
  isConnectionProblem(error) || (error instanceof ApiProblem && error.status >= 500 && error.status !== 501);

/** An answer this young is not asked for again, in milliseconds. */
export const freshFor = 30_000;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: (failures, error) => failures < 2 && worthRetrying(error),
        // Offline a page says so and offers a retry, rather than waiting without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** Key of everything one call has answered; with an input, of that answer only. */
export const callKey = <C extends Call>(call: C, input?: InputFor<C>): readonly unknown[] =>
  input === undefined ? [call.path] : [call.path, input];

/** Query options for a reading call: `useQuery(callQuery(getProfile, {}))`. */
export const callQuery = <C extends Call>(call: C, input: InputFor<C>) =>
  queryOptions({
    queryKey: callKey(call, input),
    queryFn: ({ signal }) => callApi(call, input, { signal }),
  });

/** The same for lists: the old rows stay on the screen while the next page or filter loads. */
export const listQuery = <C extends Call>(call: C, input: InputFor<C>): UseQueryOptions<AnswerOf<C>> => ({
  queryKey: callKey(call, input),
  queryFn: ({ signal }) => callApi(call, input, { signal }),
  placeholderData: keepPreviousData,
});
