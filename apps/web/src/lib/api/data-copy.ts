import type { ExportState } from '@pratik/contract/privacy';
import { downloadExport, getExport, startExport } from '@pratik/contract/privacy';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveBytes } from '../files/save-file.ts';
import { callApi } from './api-client.ts';
import { callKey, callQuery } from './query-client.ts';

const refetchMs = 1000;

const isUnderWay = (state: ExportState | null | undefined): boolean =>
  state?.state === 'waiting' || state?.state === 'running';

/**
 * Requests, monitors and downloads a copy of all data stored about a user: the user with the id `userId`, or by
 * default the signed-in user.
 */
export const useDataCopy = (userId?: string) => {
  const client = useQueryClient();
  const whose = userId === undefined ? {} : { userId };
  const query = useQuery({
    ...callQuery(getExport, whose),
    refetchInterval: (asked) => (isUnderWay(asked.state.data?.export) ? refetchMs : false),
  });
  const start = useMutation({
    mutationFn: () => callApi(startExport, whose),
    onSuccess: (state) => client.setQueryData(callKey(getExport, whose), state),
  });
  const save = useMutation({
    mutationFn: async (id: string) => {
      const { fileName, zip } = await callApi(downloadExport, { id });
      saveBytes(
        Uint8Array.from(atob(zip), (sign) => sign.charCodeAt(0)),
        fileName,
        'application/zip',
      );
    },
  });
  const copy = query.data?.export ?? null;
  return { copy, underWay: isUnderWay(copy), query, start, save };
};
