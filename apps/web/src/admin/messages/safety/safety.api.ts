import type { BodyOf } from '@pratik/contract/call';
import { listSafetyCases, lookAtSafetyCase, settleSafetyCase } from '@pratik/contract/safety';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';
import { useLiveEvent } from '../../../lib/api/live-events.ts';
import { callKey, callQuery, listQuery } from '../../../lib/api/query-client.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { safetyText } from './safety.texts.ts';

/** Loads the number of open safety cases. Live events of the message review reload it. */
export const useWaitingCases = () => useQuery(callQuery(listSafetyCases, { size: 1, openOnly: true }));

export const useSafetyCases = (page: number, openOnly: boolean) =>
  useQuery(listQuery(listSafetyCases, { page, size: 20, openOnly }));

const useRefresh = () => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: callKey(listSafetyCases) });
};

export const useLiveSafety = (): void => {
  useLiveEvent('message-process', useRefresh());
};

/**
 * Loads the text of one safety case. The audit log records every request, so the browser never repeats it
 * automatically.
 */
export const useLook = () => useMutation({ mutationFn: (id: string) => callApi(lookAtSafetyCase, { id }) });

export const useSettle = () => {
  const refresh = useRefresh();
  const settle = useMutation({
    mutationFn: (wish: BodyOf<typeof settleSafetyCase>) => callApi(settleSafetyCase, wish),
    onSuccess: (_, { id, settled }) =>
      settled
        ? showToast(safetyText('done'), { undo: () => settle.mutate({ id, settled: false }) })
        : showToast(safetyText('reopened')),
    onSettled: refresh,
  });
  return settle;
};
