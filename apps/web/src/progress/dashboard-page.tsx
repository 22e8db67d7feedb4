import { lazy, Suspense } from 'react';
import { useRole } from '../identity/session-context.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { LearnerDashboard } from './learner-dashboard.tsx';

// A learner's phone does not load what only administrators see.
const AdminDashboard = lazy(async () => ({
  default: (await import('./admin-dashboard.tsx')).AdminDashboard,
}));

/** The first page: the learner's day, or the institution's. */
export const DashboardPage = () =>
  useRole() === 'admin' ? (
    <Suspense fallback={<PageSkeleton />}>
      <AdminDashboard />
    </Suspense>
  ) : (
    <LearnerDashboard />
  );
