import {
  addOwnText,
  deleteOwnText,
  getOwnText,
  listOwnTexts,
  type OwnText,
  reportOwnText,
  startOwnTextGaps,
} from '@pratik/contract/own-texts';
import { getLearnerDashboard } from '@pratik/contract/progress';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { callKey, listQuery } from '../../lib/api/query-client.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useOwnTextsText } from './own-texts.texts.ts';

export const textsPerPage = 10;

export const textsQuery = (page: number) => listQuery(listOwnTexts, { page, size: textsPerPage });

/**
 * Loads one page of a text. Without a page number, the server returns the page that the learner read last; this
 * response is not cached, because the learner reads on.
 */
export const textQuery = (id: string, page: number | null) =>
  page === null
    ? { ...listQuery(getOwnText, { id }), gcTime: 0, refetchOnWindowFocus: false }
    : listQuery(getOwnText, { id, page });

/** Loads an exercise. The gaps are not fetched again, so that they do not change while the learner answers them. */
export const gapsQuery = (id: string, page: number, round: number) =>
  queryOptions({
    queryKey: [...callKey(startOwnTextGaps, { id, page }), round],
    queryFn: ({ signal }) => callApi(startOwnTextGaps, { id, page }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const markTextsStale = (client: QueryClient): void => {
  for (const call of [listOwnTexts, getOwnText]) void client.invalidateQueries({ queryKey: callKey(call) });
};

/** Reports the page that the learner reads. A failed report can be ignored, because the next report has the page too. */
export const useReport = (id: string, page: number) => {
  const client = useQueryClient();
  return useCallback(
    (resumed: boolean) => {
      callApi(reportOwnText, { id, page, resumed }).then(
        () => void client.invalidateQueries({ queryKey: callKey(listOwnTexts), refetchType: 'none' }),
        () => undefined,
      );
    },
    [client, id, page],
  );
};

export const markDayStale = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: callKey(getLearnerDashboard), refetchType: 'none' });

export type NewText = { id: string; name: string; title: string; part: number; file: Blob };

export const useAddText = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, ...input }: NewText): Promise<OwnText> =>
      (await callApi(addOwnText, input, { file })).text,
    onSuccess: () => markTextsStale(client),
  });
};

/** Deletes a text at once. A message offers to undo the deletion. */
export const useDeleteText = () => {
  const t = useOwnTextsText();
  const client = useQueryClient();
  const deleting = useMutation({
    mutationFn: ({ text, undo }: { text: OwnText; undo: boolean }) =>
      callApi(deleteOwnText, { id: text.id, undo }),
    onSuccess: (_, { text, undo }) => {
      void client.invalidateQueries({ queryKey: callKey(listOwnTexts) });
      if (!undo)
        showToast(t('deleted', { title: text.title }), {
          undo: () => deleting.mutate({ text, undo: true }),
        });
    },
  });
  return deleting;
};
