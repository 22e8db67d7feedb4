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
import { callApi } from '../../lib/api/api-client.ts';
import { callKey, callQuery, listQuery } from '../../lib/api/query-client.ts';
import { newId } from '../../lib/new-id.ts';
import { playableFormat } from '../../voice/playable-format.ts';

export type Choices = AnswerOf<typeof getListeningChoices>;

export const historyPageSize = 10;

/**
 * Loads the listening scripts of a level or, without a level, of the learner’s own level. The previous list stays
 * visible during loading.
 */
export const choicesQuery = (level: string) => listQuery(getListeningChoices, level === '' ? {} : { level });
export const historyQuery = (page: number) => listQuery(listListenings, { page, size: historyPageSize });

/** Opens a listening script. The first request creates a listening exercise; later requests return the same exercise. */
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

const refetchMs = 1_500;

/**
 * Loads the audio of a listening exercise. Repeats the request while the server creates the audio, and caches the
 * result while the link is valid.
 */
export const audioQuery = (listeningId: string) =>
  queryOptions({
    ...callQuery(getListeningAudio, { listeningId, format: playableFormat() }),
    staleTime: 6 * 3_600_000,
    refetchInterval: ({ state }) => (state.data?.audio === null ? refetchMs : false),
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

/** Marks the lists of listening exercises and the dashboard as outdated, so that they are fetched again. */
export const markListsStale = (client: QueryClient): void => {
  for (const call of [getListeningChoices, listListenings, getLearnerDashboard]) {
    void client.invalidateQueries({ queryKey: callKey(call), refetchType: 'none' });
  }
};
