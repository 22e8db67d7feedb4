import { useQuery } from '@tanstack/react-query';
import { getProfile } from '../../../identity/session/light-calls.ts';
import { callQuery } from '../../../lib/api/query-client.ts';
import type { CorrectionDose } from './correction-dose.ts';

/**
 * Returns the learner’s correction setting, which decides which corrections are shown and when. Undefined while it is
 * loading.
 */
export const useCorrectionDose = (): CorrectionDose | undefined => {
  const { data, isError } = useQuery(callQuery(getProfile, {}));
  return data?.correctionDose ?? (isError ? 'at-once-all' : undefined);
};
