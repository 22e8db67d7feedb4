import { getProfile } from '@pratik/contract/user';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { callQuery } from '../../lib/api/query-client.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { PageSkeleton } from '../../ui/feedback/skeletons.tsx';
import { GoalsStep } from './goals-step.tsx';
import { LevelStep } from './level-step.tsx';
import { MessageStep } from './message-step.tsx';

/**
 * The steps of a learner’s first run: choose goals, write one message to the partner, take the level test. Users
 * without a first run are redirected to the home page.
 */
export const FirstRunPage = () => {
  const { data: profile, error, refetch } = useQuery(callQuery(getProfile, {}));
  if (!profile) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  if (profile.firstRun === 'goals') return <GoalsStep profile={profile} />;
  if (profile.firstRun === 'message') return <MessageStep />;
  if (profile.firstRun === 'level') return <LevelStep />;
  return <Navigate to="/" replace />;
};
