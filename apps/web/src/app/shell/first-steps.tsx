import type { Profile } from '@pratik/contract/user';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { getProfile } from '../../identity/session/light-calls.ts';
import { callQuery } from '../../lib/api/query-client.ts';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';

const AgeQuestion = lazy(async () => ({
  default: (await import('../age/age-question.tsx')).AgeQuestion,
}));

const PrivacyNotice = lazy(async () => ({
  default: (await import('../privacy-notice/privacy-notice.tsx')).PrivacyNotice,
}));

/**
 * Shows the privacy notice and then the age question instead of the page, until the user has confirmed the notice and
 * answered the question. Skips each of the two if it has already been answered.
 */
export const FirstSteps = ({ children }: { children: ReactNode }) => {
  const { data: profile, isPending, fetchStatus, failureCount } = useQuery(callQuery(getProfile, {}));
  const noticeIsDue = useNoticeIsDue(profile);
  // The page waits only for the first profile request. If the request fails or the device is offline, the page is
  // shown at once.
  if (isPending && fetchStatus === 'fetching' && failureCount === 0) {
    return (
      <Delayed>
        <CardSkeletons count={2} height="14rem" />
      </Delayed>
    );
  }
  if (noticeIsDue) {
    return (
      <Suspense>
        <PrivacyNotice />
      </Suspense>
    );
  }
  if (profile?.asksAge) {
    return (
      <Suspense>
        <AgeQuestion />
      </Suspense>
    );
  }
  return children;
};

/**
 * Whether to show the privacy notice now. If the notice changes during a visit, it is shown at the next visit, so
 * that the open page is not interrupted.
 */
const useNoticeIsDue = (profile: Profile | undefined): boolean => {
  const unread = profile?.unreadNotice === true;
  const [visit, setVisit] = useState<{ userId: string; due: boolean } | null>(null);
  if (profile && visit?.userId !== profile.id) setVisit({ userId: profile.id, due: unread });
  return unread && visit?.due === true;
};
