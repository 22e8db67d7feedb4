import {
  downloadClassReport,
  downloadGuardianReport,
  downloadLearnerReport,
} from '@pratik/contract/report-files';
import { getClassReport, getLearnerReport } from '@pratik/contract/reports';
import type { Routes } from '../../platform/http/routes.ts';
import { clientAbort } from '../../platform/http/streams/client-abort.ts';
import type { ClassReports } from './class-report.service.ts';
import type { LearnerReports } from './learner-report.service.ts';
import type { ReportFiles } from './report-files.service.ts';

type Parts = { classReports: ClassReports; learnerReports: LearnerReports; files: ReportFiles };

/** Registers the calls with which teachers, administrators and learners read and download reports. */
export const registerReportRoutes = (routes: Routes, parts: Parts): void => {
  const { classReports, learnerReports, files } = parts;
  routes.user(getClassReport, ({ user, query }) => classReports.get(user, query.classId, query.period));
  routes.user(getLearnerReport, ({ user, query }) =>
    learnerReports.get(user, query.userId ?? user.id, query.period),
  );
  routes.user(downloadClassReport, ({ user, body, reply }) =>
    files.ofClass(user, body.classId, body.period, clientAbort(reply)),
  );
  routes.user(downloadLearnerReport, ({ user, body, reply }) =>
    files.ofLearner(user, body.userId ?? user.id, body.period, clientAbort(reply)),
  );
  routes.user(downloadGuardianReport, ({ user, body, reply }) =>
    files.forGuardian(user, body.userId, body.week, clientAbort(reply)),
  );
};
