import type { CurriculumModule } from '../curriculum/curriculum.module.ts';
import type { IdentityModule } from '../identity/identity.module.ts';
import type { Module } from '../platform/module.ts';
import type { PlatformModule } from '../platform/platform.module.ts';
import type { WritingService } from '../practice/writing/writing.service.ts';
import type { ProgressModule } from '../progress/progress.module.ts';
import { createUserProgress } from '../progress/user-progress.service.ts';
import { createClassAccess } from './classes/class-access.service.ts';
import { registerClassRoutes } from './classes/classes.routes.ts';
import { createClasses } from './classes/classes.service.ts';
import { createClassMembers } from './classes/members.service.ts';
import { registerGuardianReportRoutes } from './guardian-reports/guardian-reports.routes.ts';
import { createGuardianReports } from './guardian-reports/guardian-reports.service.ts';
import { createAssignable } from './homework/assignable.service.ts';
import { createAssignments } from './homework/assignments.service.ts';
import { createGradebook } from './homework/gradebook.service.ts';
import { registerHomeworkRoutes } from './homework/homework.routes.ts';
import { createHomeworkResults } from './homework/results.service.ts';
import { createWorkFeedback } from './homework/work-feedback.service.ts';
import { createClassReports } from './reports/class-report.service.ts';
import { createLearnerReports } from './reports/learner-report.service.ts';
import { createReportFiles } from './reports/report-files.service.ts';
import { registerReportRoutes } from './reports/reports.routes.ts';
import { createUserWork } from './reports/user-work.service.ts';

export type SchoolModule = ReturnType<typeof createSchoolModule>;

type Deps = {
  platform: PlatformModule;
  identity: IdentityModule;
  curriculum: CurriculumModule;
  progress: ProgressModule;
  writing: Pick<WritingService, 'levelsOf'>;
};

/** Creates the module for classes with their teachers and learners, the homework of classes, and reports. */
export const createSchoolModule = ({
  platform,
  identity,
  curriculum: { curriculum, levels, units },
  progress: { progress, practised, statistics },
  writing,
}: Deps) => {
  const { db, clock, log, timeZone, outbox } = platform;
  const access = createClassAccess(db);
  const userProgress = createUserProgress({ users: identity.users, progress, practised });
  const classes = createClasses({ db, clock, access, practised, userProgress });
  const assignable = createAssignable(curriculum);
  const assignments = createAssignments({ db, clock, access, assignable });
  const results = createHomeworkResults({ db, clock, access, assignments, assignable });
  const feedback = createWorkFeedback({ db, clock, assignments });
  const gradebook = createGradebook({ db, access, results });
  const homework = { clock, timeZone, access, assignable, assignments, results, feedback, gradebook };
  const reporting = { db, clock, timeZone, access, results, statistics };
  const classReports = createClassReports({ ...reporting, levels, units });
  const learnerReports = createLearnerReports({ ...reporting, writing });
  const guardianReports = createGuardianReports({
    ...{ db, clock, log, timeZone, outbox, access },
    minors: identity.minors,
    reports: learnerReports,
  });
  const files = createReportFiles({
    timeZone,
    isolation: platform.isolation.files,
    levels,
    authLog: identity.authLog,
    ...{ classReports, learnerReports, guardianReports },
  });
  return {
    userProgress,
    userWork: createUserWork({ db, writing }),
    classes,
    members: createClassMembers({ db, clock }),
    guardianReports,
    routes: (routes) => {
      registerClassRoutes(routes, classes);
      registerHomeworkRoutes(routes, homework);
      registerReportRoutes(routes, { classReports, learnerReports, files });
      registerGuardianReportRoutes(routes, guardianReports);
    },
    start({ worker }) {
      if (worker) guardianReports.work();
    },
    stop: () => guardianReports.close(),
  } satisfies Module & Record<string, unknown>;
};
