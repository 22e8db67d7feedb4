import { lazy, Suspense } from 'react';
import { useRole } from '../identity/session/session-context.ts';
import { PageSkeleton } from '../ui/feedback/skeletons.tsx';

// Each role loads only the code of its own dashboard. The server’s HTML lists the files of the learner dashboard
// (build/route-chunks.ts).
const LearnerDashboard = lazy(async () => ({
  default: (await import('./learner-dashboard.tsx')).LearnerDashboard,
}));
const AdminDashboard = lazy(async () => ({
  default: (await import('./admin/admin-dashboard.tsx')).AdminDashboard,
}));

/** The home page: the learner’s dashboard or the administrator’s dashboard. */
export const DashboardPage = () => (
  <Suspense fallback={<PageSkeleton />}>
    {useRole() === 'admin' ? <AdminDashboard /> : <LearnerDashboard />}
  </Suspense>
);
