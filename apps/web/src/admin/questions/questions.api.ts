import type { AnswerOf } from '@pratik/contract/call';
import type { ItemState } from '@pratik/contract/curriculum';
import {
  addQuestion,
  getQuestion,
  getQuestionVersion,
  orderQuestions,
  type Question,
  saveQuestion,
  settleQuestionOffer,
} from '@pratik/contract/question';
import type { ItemRef } from '@pratik/contract/question-draft';
import {
  exportQuestionRecords,
  exportQuestions,
  findNearDuplicates,
  listQuestions,
  setQuestionState,
} from '@pratik/contract/question-list';
import { getQuestionStatistics } from '@pratik/contract/question-statistics';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, downloadCsv, type InputFor } from '../../lib/api/api-client.ts';
import { inSteps } from '../../lib/api/in-steps.ts';
import { callKey, callQuery, listQuery } from '../../lib/api/query-client.ts';

export const useQuestionPage = (input: InputFor<typeof listQuestions>) =>
  useQuery(listQuery(listQuestions, input));

/** Loads an item. Sends no request when the id is empty. */
export const useQuestion = ({ kind, id }: ItemRef) =>
  useQuery({ ...callQuery(getQuestion, { kind, id }), enabled: id !== '' });

export const useVersion = ({ kind, id }: ItemRef, version: number) =>
  useQuery({ ...callQuery(getQuestionVersion, { kind, id, version }), staleTime: Number.POSITIVE_INFINITY });

export const useStatistics = ({ kind, id }: ItemRef) =>
  useQuery(callQuery(getQuestionStatistics, { kind, id }));

/** Loads the near duplicates of the rows on a page, in a separate request because it is slow. */
export const useNear = (items: readonly ItemRef[]) => {
  const refs = items.map(({ kind, id }) => ({ kind, id }));
  return useQuery({ ...callQuery(findNearDuplicates, { items: refs }), enabled: refs.length > 0 });
};

type Filters = InputFor<typeof exportQuestions>;

export const useCsvExport = () =>
  useMutation({
    mutationFn: (what: { input: Filters; fileName: string }) =>
      downloadCsv(exportQuestions, what.input, what.fileName),
  });

/** Fetches all records that match the filters, in batches of a few hundred. */
export const fetchRecords = async (
  input: Filters,
  onProgress: (count: number) => void,
): Promise<AnswerOf<typeof exportQuestionRecords>['records']> => {
  const records: AnswerOf<typeof exportQuestionRecords>['records'] = [];
  let after: ItemRef | null = null;
  do {
    const batch: AnswerOf<typeof exportQuestionRecords> = await callApi(exportQuestionRecords, {
      ...input,
      after,
    });
    records.push(...batch.records);
    onProgress(records.length);
    after = batch.next;
  } while (after !== null);
  return records;
};

/** Marks all cached question lists, items and statistics as outdated, so that they are fetched again. */
export const refreshQuestions = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [listQuestions, getQuestion, getQuestionStatistics, findNearDuplicates].map((call) =>
      client.invalidateQueries({ queryKey: callKey(call) }),
    ),
  );

const keep = (client: QueryClient, saved: Question): void => {
  const { kind, id } = saved;
  client.setQueryData(callKey(getQuestion, { kind, id }), saved);
  void refreshQuestions(client);
};

const useChange = <Input>(change: (input: Input) => Promise<Question>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: (saved) => keep(client, saved) });
};

export const useSaveQuestion = () =>
  useChange((input: InputFor<typeof saveQuestion>) => callApi(saveQuestion, input));
export const useAddQuestion = () =>
  useChange((input: InputFor<typeof addQuestion>) => callApi(addQuestion, input));
export const useSettleOffer = () =>
  useChange((input: InputFor<typeof settleQuestionOffer>) => callApi(settleQuestionOffer, input));
export const useOrder = () =>
  useChange((input: InputFor<typeof orderQuestions>) => callApi(orderQuestions, input));

/**
 * Sets the state of the items and fetches the question data again.
 * @returns the items that changed, each with its previous state
 */
export const changeState = async (
  client: QueryClient,
  items: readonly ItemRef[],
  state: ItemState,
): Promise<{ changed: AnswerOf<typeof setQuestionState>['changed']; error: unknown }> => {
  try {
    const refs = items.map(({ kind, id }) => ({ kind, id }));
    const { done, error } = await inSteps(refs, undefined, (part) =>
      callApi(setQuestionState, { items: part, state }),
    );
    return { changed: done.flatMap(({ changed }) => changed), error };
  } finally {
    void refreshQuestions(client);
  }
};
