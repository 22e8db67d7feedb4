import type { AskedQuestion } from '@pratik/contract/asked-question';
import type { AnswerOf } from '@pratik/contract/call';
import { getLearnerDashboard } from '@pratik/contract/progress';
import {
  getReading,
  getReadingChoices,
  listReadings,
  type OpenedReading,
  type Reading,
  startReading,
} from '@pratik/contract/reading';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { callKey, listQuery } from '../../lib/api/query-client.ts';
import { newId } from '../../lib/new-id.ts';

export type Choices = AnswerOf<typeof getReadingChoices>;

export const historyPageSize = 10;

/**
 * Loads the texts of a level or, without a level, of the learner’s own level. The previous list stays visible during
 * loading.
 */
export const choicesQuery = (level: string) => listQuery(getReadingChoices, level === '' ? {} : { level });
export const historyQuery = (page: number) => listQuery(listReadings, { page, size: historyPageSize });

/** Opens a text. The first request creates a reading; later requests return the same reading. */
export const openedQuery = (textId: string) =>
  queryOptions({
    queryKey: callKey(getReading, { id: textId }),
    queryFn: async ({ signal }): Promise<OpenedReading> => {
      const opened = await callApi(getReading, { id: textId }, { signal });
      return opened.reading ? opened : callApi(startReading, { readingId: newId(), textId }, { signal });
    },
  });

export const putOpened = (client: QueryClient, opened: OpenedReading): void => {
  client.setQueryData(openedQuery(opened.text.id).queryKey, opened);
};

/** Writes the learner’s progress from a server response to the cached text. */
export const putProgress = (
  client: QueryClient,
  textId: string,
  reading: Reading,
  question?: AskedQuestion,
): void => {
  client.setQueryData(
    openedQuery(textId).queryKey,
    (opened) =>
      opened && {
        ...opened,
        reading,
        questions: opened.questions.map((one) => (one.id === question?.id ? question : one)),
      },
  );
};

/** Marks the lists of readings and the dashboard as outdated, so that they are fetched again. */
export const markListsStale = (client: QueryClient): void => {
  for (const call of [getReadingChoices, listReadings, getLearnerDashboard]) {
    void client.invalidateQueries({ queryKey: callKey(call), refetchType: 'none' });
  }
};
