import {
  type LearnerReport,
  mostReportRows,
  type ReportDays,
  type ReportPeriod,
} from '@pratik/contract/reports';
import { addDays, type Clock, dayOf, dayStart } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { WritingService } from '../../practice/writing/writing.service.ts';
import type { PeriodStatistics } from '../../progress/period.service.ts';
import type { Caller, ClassAccess, OpenedLearner } from '../classes/class-access.service.ts';
import { isDone } from '../homework/homework.policy.ts';
import type { HomeworkResults } from '../homework/results.service.ts';
import { mostAssignments } from './class-report.service.ts';
import {
  type FinishedRow,
  selectAnswers,
  selectFinished,
  selectPieces,
  selectWords,
} from './learner-report.store.ts';
import { reportDaysOf } from './report-days.ts';

export type LearnerReports = ReturnType<typeof createLearnerReports>;

type Parts = {
  db: Db;
  clock: Clock;
  timeZone: string;
  access: ClassAccess;
  results: HomeworkResults;
  statistics: PeriodStatistics;
  writing: Pick<WritingService, 'levelsOf'>;
};

const firstRows = { limit: mostReportRows, offset: 0 };

/** Creates the reports about single learners. They contain no text that the learner wrote or said. */
export const createLearnerReports = (parts: Parts) => {
  const { db, clock, timeZone, access, results, statistics, writing } = parts;

  const homeworkOf = async (learner: OpenedLearner, since: Date, until: Date) => {
    const range = { opens: until, due: since, limit: mostAssignments };
    const visible = new Set(learner.classes.map(({ id }) => id));
    const own = (await results.ofLearner(learner.id, range)).filter(
      ({ classId, work }) => visible.has(classId) && work.state !== 'upcoming',
    );
    return {
      given: own.length,
      done: own.filter(({ work }) => isDone(work)).length,
      missed: own.filter(({ work }) => work.state === 'missed').length,
      assignments: own
        .toReversed()
        .slice(0, mostReportRows)
        .map(({ id, kind, title, amount, leastPercent, classCode, dueAt, work }) => ({
          ...{ id, kind, title, amount, leastPercent, classCode, dueAt },
          state: work.state,
          percent: work.bestPercent,
          grade: work.feedback?.grade ?? null,
        })),
    };
  };

  const piecesOf = async (userId: string, times: { since: Date; until: Date }) => {
    const { count, rows } = await selectPieces(db, userId, times, firstRows);
    const levels = await writing.levelsOf(
      userId,
      rows.map(({ id }) => id),
    );
    return {
      count,
      pieces: rows.map(({ id, submittedAt, ...piece }) => ({
        ...piece,
        level: levels.get(id) ?? null,
        submittedAt: submittedAt.toISOString(),
      })),
    };
  };

  /** Returns the report about a learner for the given days. The caller has already checked the reader’s right. */
  const reportOn = async (learner: OpenedLearner, days: ReportDays): Promise<LearnerReport> => {
    const { id } = learner;
    const times = {
      since: dayStart(days.from, timeZone),
      until: dayStart(addDays(days.to, 1), timeZone),
    };
    const [practice, parted, readings, listenings, answers, words, pieces, skills, scale, errors, homework] =
      await Promise.all([
        statistics.practice([id], days),
        statistics.practiceOf(id, days),
        selectFinished(db, 'readings', id, times, firstRows),
        selectFinished(db, 'listenings', id, times, firstRows),
        selectAnswers(db, id, times),
        selectWords(db, id, days, times),
        piecesOf(id, times),
        statistics.skills([id], days),
        statistics.scale(),
        statistics.errors([id], days),
        homeworkOf(learner, times.since, times.until),
      ]);
    const { minutes, days: practised } = practice(id);
    return {
      learner: { id, name: learner.name, levelId: learner.levelId },
      classes: learner.classes.map(({ id: classId, code, term }) => ({ id: classId, code, term })),
      days,
      madeAt: clock.now().toISOString(),
      practice: { minutes, days: practised, ...parted },
      readings: { count: readings.count, texts: readings.rows.map(finishedView) },
      listenings: { count: listenings.count, texts: listenings.rows.map(finishedView) },
      answers,
      words,
      pieces,
      skills: skills(id),
      scale,
      errors: errors.together,
      homework,
    };
  };

  return {
    reportOn,

    /** Returns the report about a learner. @throws Problem `not-found` */
    async get(who: Caller, userId: string, period: ReportPeriod): Promise<LearnerReport> {
      const learner = await access.openLearner(who, userId);
      const [first] = learner.classes;
      const termFrom = first ? dayOf(first.createdAt, timeZone) : null;
      return reportOn(learner, reportDaysOf(period, dayOf(clock.now(), timeZone), termFrom));
    },
  };
};

const finishedView = ({ id: _, finishedAt, ...row }: FinishedRow) => ({
  ...row,
  finishedAt: finishedAt.toISOString(),
});
