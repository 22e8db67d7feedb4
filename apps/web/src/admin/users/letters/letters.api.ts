import { listLetters, retryLetter } from '@pratik/contract/letters';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type InputFor } from '../../../lib/api/api-client.ts';
import { callKey, listQuery } from '../../../lib/api/query-client.ts';

/** Interval in milliseconds at which the list is fetched again while an e-mail waits to be sent. */
const whileWaiting = 10_000;

export const useLetters = (input: InputFor<typeof listLetters>) =>
  useQuery({
    ...listQuery(listLetters, input),
    refetchInterval: ({ state }) =>
      state.data?.letters.some((letter) => letter.state === 'waiting') ? whileWaiting : false,
  });

export const useRetryLetter = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(retryLetter, { id }),
    onSettled: () => client.invalidateQueries({ queryKey: callKey(listLetters) }),
  });
};
