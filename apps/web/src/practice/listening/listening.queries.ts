import type { AnswerOf } from '@pratik/contract/call';
import { getDictation, type OpenedDictation } from '@pratik/contract/dictation';
import {
  getListening,
  getListeningAudio,
  getListeningChoices,
  listListenings,
  type OpenedListening,
  startListening,
} from '@pratik/contract/listening';
import { getLearnerDashboard } from '@pratik/contract/progress';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { newId } from '../../lib/new-id.ts';
import { callKey, callQuery, listQuery } from '../../lib/query-client.ts';

export type Choices = AnswerOf<typeof getListeningChoices>;

export const historyPageSize = 10;

/** The scripts of a level, by default the learner's own; the previous list stays visible while another level loads. */
export const choicesQuery = (level: string) => listQuery(getListeningChoices, level === '' ? {} : { level });
export const historyQuery = (page: number) => listQuery(listListenings, { page, size: historyPageSize });

/** Opens a script. The first opening starts a listening; later ones return the existing listening. */
export const openedQuery = (textId: string) =>
  queryOptions({
    queryKey: callKey(getListening, { id: textId }),
    queryFn: async ({ signal }): Promise<OpenedListening> => {
      const opened = await callApi(getListening, { id: textId }, { signal });
      return opened.listening
        ? opened
        : callApi(startListening, { listeningId: newId(), textId }, { signal });
    },
  });

const askAgainAfter = 1_500;

/** The audio of a listening; polled while it is being generated, then cached as long as its link is valid. */
export const audioQuery = (listeningId: string) =>
  queryOptions({
    ...callQuery(getListeningAudio, { listeningId }),
    staleTime: 6 * 3_600_000,
    refetchInterval: ({ state }) => (state.data?.audio === null ? askAgainAfter : false),
  });

export const dictationQuery = (textId: string) => callQuery(getDictation, { textId });

export const putOpened = (client: QueryClient, opened: OpenedListening): void => {
  client.setQueryData(openedQuery(opened.text.id).queryKey, opened);
};

export const putDictation = (client: QueryClient, dictation: OpenedDictation): void => {
  const { queryKey } = dictationQuery(dictation.text.id);
  client.setQueryData(queryKey, { dictation, listeningId: dictation.listeningId });
  void client.invalidateQueries({ queryKey: callKey(getListening), refetchType: 'none' });
};

/** Marks the lists and the dashboard as stale. */
export const markListsStale = (client: QueryClient): void => {
  for (const call of [getListeningChoices, listListenings, getLearnerDashboard]) {
    void client.invalidateQueries({ queryKey: callKey(call), refetchType: 'none' });
  }
};
