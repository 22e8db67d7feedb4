import {
  getClassGuardianMail,
  getGuardianReport,
  sendGuardianReport,
  setClassGuardianMail,
  setLearnerGuardianMail,
} from '@pratik/contract/guardian-reports';
import type { Routes } from '../../platform/http/routes.ts';
import type { GuardianReports } from './guardian-reports.service.ts';

const done = { done: true as const };

/** Registers the calls about weekly reports to guardians. */
export const registerGuardianReportRoutes = (routes: Routes, reports: GuardianReports): void => {
  routes.user(getGuardianReport, ({ user, query }) => reports.get(user, query.userId, query.week));
  routes.user(sendGuardianReport, ({ user, body }) => reports.send(user, body.userId, body.week));
  routes.user(getClassGuardianMail, ({ user, query }) => reports.ofClass(user, query.classId));
  routes.user(setClassGuardianMail, async ({ user, body }) => {
    await reports.setClass(user, body.classId, body.on);
    return done;
  });
  routes.user(setLearnerGuardianMail, async ({ user, body }) => {
    await reports.setLearner(user, body.userId, body.on);
    return done;
  });
};
