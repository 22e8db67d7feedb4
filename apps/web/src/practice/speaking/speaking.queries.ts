import type { AnswerOf } from '@pratik/contract/call';
import { getLearnerDashboard } from '@pratik/contract/progress';
import { type getSaidText, type getSound, getSpeaking } from '@pratik/contract/speaking';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { callKey } from '../../lib/api/query-client.ts';

export type Overview = AnswerOf<typeof getSpeaking>;
export type SaidText = AnswerOf<typeof getSaidText>;
export type SoundPairs = AnswerOf<typeof getSound>;
export type Pair = SoundPairs['pairs'][number];

/**
 * Returns the speech recogniser to use, or null if none is available. The query also loads the code of the
 * recogniser.
 */
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

/**
 * Marks the overview and the dashboard as outdated after the learner has practised, so that they are fetched again.
 */
export const markStale = (client: QueryClient): void => {
  for (const call of [getSpeaking, getLearnerDashboard]) {
    void client.invalidateQueries({ queryKey: callKey(call), refetchType: 'none' });
  }
};
