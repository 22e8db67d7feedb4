import { type FirstRunStep, getProfile, type Profile, setFirstRun } from '@pratik/contract/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callApi } from '../../lib/api/api-client.ts';
import { callKey } from '../../lib/api/query-client.ts';

/**
 * Actions of the first run. The server stores the current step, so that the learner can continue after a reload or
 * on another device.
 */
export const useFirstRun = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const put = (change: (profile: Profile) => Profile) =>
    client.setQueryData<Profile>(callKey(getProfile, {}), (profile) => profile && change(profile));
  const go = useMutation({
    mutationFn: (step: FirstRunStep) => callApi(setFirstRun, { step }),
    onSuccess: (_, step) => put((profile) => ({ ...profile, firstRun: step })),
  });
  const finish = useMutation({
    mutationFn: async (_target: string) => callApi(setFirstRun, { step: 'done' }),
    onSuccess: async (_, target) => {
      // The navigation comes first, because the first run page without a step would redirect to the home page.
      await navigate(target);
      put(({ firstRun: _step, ...profile }) => profile);
    },
  });
  return {
    go: go.mutate,
    finish: finish.mutate,
    busy: go.isPending || finish.isPending,
    error: go.error ?? finish.error,
  };
};

export type FirstRun = ReturnType<typeof useFirstRun>;
