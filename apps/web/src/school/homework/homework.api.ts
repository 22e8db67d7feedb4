import {
  addAssignment,
  deleteAssignment,
  exportGradebook,
  findAssignable,
  getAssignedPiece,
  getAssignment,
  giveFeedback,
  listAssignments,
  updateAssignment,
} from '@pratik/contract/homework';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, downloadCsv, type InputFor } from '../../lib/api/api-client.ts';
import { callKey, callQuery } from '../../lib/api/query-client.ts';

/** Interval in milliseconds at which the results are fetched again while a class works on an assignment. */
const refreshMs = 15_000;

export const useAssignments = (input: InputFor<typeof listAssignments>) =>
  useQuery({ ...callQuery(listAssignments, input), placeholderData: keepPreviousData });

export const useAssignment = (id: string, live = false) =>
  useQuery({ ...callQuery(getAssignment, { id }), ...(live ? { refetchInterval: refreshMs } : {}) });

export const useAssignable = (input: InputFor<typeof findAssignable>, enabled: boolean) =>
  useQuery({ ...callQuery(findAssignable, input), placeholderData: keepPreviousData, enabled });

export const usePiece = (id: string, userId: string, enabled: boolean) =>
  useQuery({ ...callQuery(getAssignedPiece, { id, userId }), enabled });

const useChange = <Input, Answer>(change: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => {
      for (const call of [listAssignments, getAssignment])
        void client.invalidateQueries({ queryKey: callKey(call) });
    },
  });
};

export const useAddAssignment = () =>
  useChange((input: InputFor<typeof addAssignment>) => callApi(addAssignment, input));

export const useUpdateAssignment = () =>
  useChange((input: InputFor<typeof updateAssignment>) => callApi(updateAssignment, input));

export const useGiveFeedback = () =>
  useChange((input: InputFor<typeof giveFeedback>) => callApi(giveFeedback, input));

export const useDeleteAssignment = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(deleteAssignment, { id }),
    onSuccess: (_done, id) => {
      client.removeQueries({ queryKey: callKey(getAssignment, { id }) });
      void client.invalidateQueries({ queryKey: callKey(listAssignments) });
    },
  });
};

export const useGradebookDownload = () =>
  useMutation({
    mutationFn: ({ classId, fileName }: { classId: string; fileName: string }) =>
      downloadCsv(exportGradebook, { classId }, fileName),
  });
