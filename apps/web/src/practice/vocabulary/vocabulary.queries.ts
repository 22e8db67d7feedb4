import type { AnswerOf } from '@pratik/contract/call';
import { getLearnerDashboard } from '@pratik/contract/progress';
import { getVocabularySession, listWords, reviewWords, type WordFilter } from '@pratik/contract/vocabulary';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { callKey, listQuery } from '../../lib/api/query-client.ts';
import { createReviewOutbox, type ReviewOutbox } from './review/outbox.ts';

export type Session = AnswerOf<typeof getVocabularySession>;

export const listSize = 20;

const outboxes = new Map<string, ReviewOutbox>();

/** Returns the outbox with the unconfirmed answers of a user. All components of a page share it. */
export const outboxOf = (subject: string): ReviewOutbox => {
  const known = outboxes.get(subject);
  if (known) return known;
  const made = createReviewOutbox(subject, (input) => callApi(reviewWords, input));
  outboxes.set(subject, made);
  return made;
};

/** Loads today’s words after the waiting answers have been sent. */
export const sessionQuery = (outbox: ReviewOutbox) =>
  queryOptions({
    queryKey: callKey(getVocabularySession, {}),
    queryFn: async ({ signal }): Promise<Session> => {
      await outbox.flush();
      return callApi(getVocabularySession, {}, { signal });
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const wordsQuery = (filter: WordFilter, search: string, page: number) =>
  listQuery(listWords, { filter, search, page, size: listSize });

/** Marks today’s words, the word lists and the dashboard as outdated, so that they are fetched again. */
export const markWordsStale = (client: QueryClient): Promise<unknown> => {
  void client.invalidateQueries({ queryKey: callKey(getLearnerDashboard), refetchType: 'none' });
  return Promise.all(
    [getVocabularySession, listWords].map((call) => client.invalidateQueries({ queryKey: callKey(call) })),
  );
};
