import { useQuery } from '@tanstack/react-query';
import { getProfile } from '../../identity/light-calls.ts';
import { callQuery } from '../../lib/query-client.ts';
import type { CorrectionDose } from './correction-dose.ts';

/** How the learner wants to be corrected; undefined while that is not known yet. */
export const useCorrectionDose = (): CorrectionDose | undefined => {
  const { data, isError } = useQuery(callQuery(getProfile, {}));
  return data?.correctionDose ?? (isError ? 'at-once-all' : undefined);
};
