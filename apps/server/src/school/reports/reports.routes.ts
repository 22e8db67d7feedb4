import { getClassReport, getLearnerReport } from '@pratik/contract/reports';
import type { Routes } from '../../platform/http/routes.ts';
import type { ClassReports } from './class-report.service.ts';
import type { LearnerReports } from './learner-report.service.ts';

type Parts = { classReports: ClassReports; learnerReports: LearnerReports };

/** Registers the calls with which teachers, administrators and learners read reports. */
export const registerReportRoutes = (routes: Routes, { classReports, learnerReports }: Parts): void => {
  routes.user(getClassReport, ({ user, query }) => classReports.get(user, query.classId, query.period));
  routes.user(getLearnerReport, ({ user, query }) =>
    learnerReports.get(user, query.userId ?? user.id, query.period),
  );
};
