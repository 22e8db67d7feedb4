import { getProfile } from '@pratik/contract/user';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/api/query-client.ts';

/** Returns the id of the signed-in administrator, or undefined until the profile is loaded. */
export const useOwnId = (): string | undefined => useQuery(callQuery(getProfile, {})).data?.id;
