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

/** What a person reads and answers before the first page: the privacy notice, then how old they are. */
export const FirstSteps = ({ children }: { children: ReactNode }) => {
  const { data: profile, isPending, fetchStatus, failureCount } = useQuery(callQuery(getProfile, {}));
  const noticeIsDue = useNoticeIsDue(profile);
  // Only a first answer that is on its way is waited for: without a connection the pages open all the same.
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

/** A notice that is renewed in the middle of a visit waits for the next one: nobody loses the page they are on. */
const useNoticeIsDue = (profile: Profile | undefined): boolean => {
  const unread = profile?.unreadNotice === true;
  const [visit, setVisit] = useState<{ userId: string; due: boolean } | null>(null);
  if (profile && visit?.userId !== profile.id) setVisit({ userId: profile.id, due: unread });
  return unread && visit?.due === true;
};
