import { useRole } from '../identity/session-context.ts';
import { AdminDashboard } from './admin-dashboard.tsx';
import { LearnerDashboard } from './learner-dashboard.tsx';

/** The first page: the learner's day, or the institution's. */
export const DashboardPage = () => (useRole() === 'admin' ? <AdminDashboard /> : <LearnerDashboard />);
