import type { AnswerOf } from '@pratik/contract/call';
import { getLearnerDashboard } from '@pratik/contract/progress';
import { type getSaidText, type getSound, getSpeaking } from '@pratik/contract/speaking';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { callKey } from '../../lib/query-client.ts';

export type Overview = AnswerOf<typeof getSpeaking>;
export type SaidText = AnswerOf<typeof getSaidText>;
export type SoundPairs = AnswerOf<typeof getSound>;
export type Pair = SoundPairs['pairs'][number];

/** Who writes down what is said; null where nobody can. The code for it comes with this question. */
export const useEars = () => {
  const client = useQueryClient();
  return useQuery(
    queryOptions({
      queryKey: ['ears'],
      queryFn: async () => (await import('../../voice/way-to-listen.ts')).wayToListen(client),
      staleTime: 60_000,
    }),
  );
};

/** What was said or heard moves the overview and the day. */
export const markStale = (client: QueryClient): void => {
  for (const call of [getSpeaking, getLearnerDashboard]) {
    void client.invalidateQueries({ queryKey: callKey(call), refetchType: 'none' });
  }
};
