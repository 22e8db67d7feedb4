import {
  cancelRun,
  countMessages,
  getMessage,
  getRun,
  listMessages,
  type MessageReviewRun,
  retryMessages,
  startRun,
} from '@pratik/contract/message-process';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi, type InputFor } from '../../lib/api/api-client.ts';
import { inSteps } from '../../lib/api/in-steps.ts';
import { useLiveEvent } from '../../lib/api/live-events.ts';
import { callKey, callQuery, listQuery } from '../../lib/api/query-client.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { messagesText } from './messages.texts.ts';

export const useMessagePage = (input: InputFor<typeof listMessages>) =>
  useQuery(listQuery(listMessages, input));

export const useCounts = () => useQuery(callQuery(countMessages, {}));

export const useMessage = (id: string) => useQuery(callQuery(getMessage, { id }));

const refresh = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [listMessages, countMessages, getMessage].map((call) =>
      client.invalidateQueries({ queryKey: callKey(call) }),
    ),
  );

const calmPause = 1_000;

/**
 * Fetches the message review again when messages change: at once after the first change, then at most once per
 * second.
 */
export const useLiveMessageReview = (): void => {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const again = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const moved = () => {
    if (timer.current !== undefined) {
      again.current = true;
      return;
    }
    void refresh(client);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (again.current) moved();
      again.current = false;
    }, calmPause);
  };
  useLiveEvent('message-process', moved);
};

/** Queues the messages with the given ids for processing again. */
export const useRetry = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const { done, error } = await inSteps(ids, undefined, (part) => callApi(retryMessages, { ids: part }));
      return { retried: done.reduce((sum, { retried }) => sum + retried, 0), error };
    },
    onSuccess: ({ retried }) => sayRetried(retried),
    onSettled: () => void refresh(client),
  });
};

const lookAgainAfter = 2_000;

export const isUnderWay = (run: MessageReviewRun | null): boolean =>
  run?.state === 'waiting' || run?.state === 'running';

/** Loads the current bulk run and its progress. */
export const useRun = () =>
  useQuery({
    ...callQuery(getRun, {}),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.run ?? null) ? lookAgainAfter : false),
  });

export const useStartRun = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (filter: InputFor<typeof startRun>['filter']) => callApi(startRun, { filter }),
    onSuccess: (state) => client.setQueryData(callKey(getRun, {}), state),
  });
};

export const useCancelRun = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(cancelRun, {}),
    onSuccess: (state) => client.setQueryData(callKey(getRun, {}), state),
  });
};

const sayRetried = (count: number): void =>
  showToast(count === 0 ? messagesText('retriedNone') : messagesText('retried', { count }));
