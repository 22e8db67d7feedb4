import type { Profile } from '@pratik/contract/user';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { getProfile } from '../../identity/light-calls.ts';
import { callQuery } from '../../lib/query-client.ts';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';

const AgeQuestion = lazy(async () => ({
  default: (await import('../age/age-question.tsx')).AgeQuestion,
}));

const PrivacyNotice = lazy(async () => ({
  default: (await import('../privacy-notice/privacy-notice.tsx')).PrivacyNotice,
}));

/** The steps before the first page: the privacy notice, then the age group. */
export const FirstSteps = ({ children }: { children: ReactNode }) => {
  const { data: profile, isPending, fetchStatus, failureCount } = useQuery(callQuery(getProfile, {}));
  const noticeIsDue = useNoticeIsDue(profile);
  // Waits only for the first answer in progress; without a connection the pages open anyway.
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

/** A notice that is renewed during a visit is shown at the next visit, so that the user keeps the open page. */
const useNoticeIsDue = (profile: Profile | undefined): boolean => {
  const unread = profile?.unreadNotice === true;
  const [visit, setVisit] = useState<{ userId: string; due: boolean } | null>(null);
  if (profile && visit?.userId !== profile.id) setVisit({ userId: profile.id, due: unread });
  return unread && visit?.due === true;
};
