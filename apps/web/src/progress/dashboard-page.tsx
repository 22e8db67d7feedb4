import { lazy, Suspense } from 'react';
import { useRole } from '../identity/session-context.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';

// Neither loads what only the other sees; the server names the learner's with the page (build/route-chunks.ts).
const LearnerDashboard = lazy(async () => ({
  default: (await import('./learner-dashboard.tsx')).LearnerDashboard,
}));
const AdminDashboard = lazy(async () => ({
  default: (await import('./admin-dashboard.tsx')).AdminDashboard,
}));

/** The first page: the learner's day, or the institution's. */
export const DashboardPage = () => (
  <Suspense fallback={<PageSkeleton />}>
    {useRole() === 'admin' ? <AdminDashboard /> : <LearnerDashboard />}
  </Suspense>
);
