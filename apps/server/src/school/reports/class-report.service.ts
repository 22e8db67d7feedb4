import { levelSkills } from '@pratik/contract/level';
import { type ClassReport, mostReportLearners, type ReportPeriod } from '@pratik/contract/reports';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import { statementsOf, type Units } from '../../curriculum/path/units.service.ts';
import { addDays, type Clock, dayOf, dayStart } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { firstDayBefore, type PeriodStatistics, type SkillTrend } from '../../progress/period.service.ts';
import type { Caller, ClassAccess } from '../classes/class-access.service.ts';
import { selectLearnersByName } from '../classes/members.store.ts';
import { isDone } from '../homework/homework.policy.ts';
import type { HomeworkResults } from '../homework/results.service.ts';
import { quietDaysOf, reaches, stuckOf } from './class-report.policy.ts';
import { selectPassedUnits, selectResults, selectTaskEvidence } from './class-report.store.ts';
import { reportDaysOf } from './report-days.ts';

export type ClassReports = ReturnType<typeof createClassReports>;

type Parts = {
  db: Db;
  clock: Clock;
  timeZone: string;
  access: ClassAccess;
  results: HomeworkResults;
  statistics: PeriodStatistics;
  levels: Pick<LevelsService, 'list'>;
  units: Pick<Units, 'ofLevel'>;
};

/** Maximum number of assignments that a class report counts; the latest assignments are counted. */
export const mostAssignments = 100;
/** Skills whose exercises have a level and a result. */
const skillsWithTasks: readonly string[] = ['reading', 'listening', 'grammar'];

/** Creates the reports about classes. */
export const createClassReports = (parts: Parts) => {
  const { db, clock, timeZone, access, results, statistics, levels, units } = parts;

  /** Returns the units of a level whose check learners passed, with the number of these learners. */
  const unitsOf = async (levelId: string, ids: readonly string[]) => {
    const [all, rows] = await Promise.all([units.ofLevel(levelId), selectPassedUnits(db, ids)]);
    const passed = new Map(rows.map(({ unitId, learners }) => [unitId, learners]));
    const shown = all.flatMap((unit) => {
      const learners = passed.get(unit.id) ?? 0;
      if (learners === 0) return [];
      const statements = statementsOf(unit).map(({ text }) => text);
      return [{ id: unit.id, title: unit.body.title, learners, statements }];
    });
    return { units: shown, otherUnits: all.length - shown.length };
  };

  const canDoOf = async (
    levelId: string | null,
    ids: readonly string[],
    skillsOf: (id: string) => SkillTrend[],
  ): Promise<ClassReport['canDo']> => {
    const all = await levels.list();
    const level = all.find(({ id }) => id === levelId);
    if (!level) return null;
    const levelIds = all.map(({ id }) => id);
    const rows = await selectTaskEvidence(db, ids, levelIds.slice(levelIds.indexOf(level.id)));
    const skills = levelSkills.map((skill) => {
      const byTasks = new Set(rows.filter((row) => row.skill === skill).map(({ id }) => id));
      const byLevel = new Set(ids.filter((id) => reaches(skillsOf(id), skill, level.id, levelIds)));
      return {
        skill,
        byTasks: skillsWithTasks.includes(skill) ? byTasks.size : null,
        byLevel: byLevel.size,
        learners: new Set([...byTasks, ...byLevel]).size,
        statements: level.canDo.filter((one) => one.skill === skill).map(({ id, text }) => ({ id, text })),
      };
    });
    return {
      levelId: level.id,
      skills: skills.filter(({ statements }) => statements.length > 0),
      ...(await unitsOf(level.id, ids)),
    };
  };

  /** Counts each learner’s assignments that were open in the period. */
  const homeworkOf = async (classId: string, since: Date, until: Date) => {
    const { columns } = await results.tableBetween(classId, { since, until, limit: mostAssignments });
    const works = Map.groupBy(
      columns.flatMap(({ learners }) => learners),
      ({ id }) => id,
    );
    return (id: string) => {
      const own = works.get(id) ?? [];
      return {
        given: own.length,
        done: own.filter(({ work }) => isDone(work)).length,
        missed: own.filter(({ work }) => work.state === 'missed').length,
      };
    };
  };

  return {
    /** Returns the report about a class. @throws Problem `not-found` */
    async get(who: Caller, classId: string, period: ReportPeriod): Promise<ClassReport> {
      const { row } = await access.open(who, classId, 'teach');
      const today = dayOf(clock.now(), timeZone);
      const days = reportDaysOf(period, today, dayOf(row.created_at, timeZone));
      const times = {
        before: dayStart(firstDayBefore(days.from, days.to), timeZone),
        since: dayStart(days.from, timeZone),
        until: dayStart(addDays(days.to, 1), timeZone),
      };
      const learners = await selectLearnersByName(db, classId, mostReportLearners);
      const ids = learners.map(({ id }) => id);
      const [practice, lastDays, errors, skills, homework, rows] = await Promise.all([
        statistics.practice(ids, days),
        statistics.lastDays(ids),
        statistics.errors(ids, days),
        statistics.skills(ids, days),
        homeworkOf(classId, times.since, times.until),
        selectResults(db, ids, times),
      ]);
      const answers = new Map(rows.map((one) => [one.id, one]));
      return {
        class: { id: row.id, code: row.code, name: row.name, term: row.term, levelId: row.level_id },
        days,
        madeAt: clock.now().toISOString(),
        total: row.learners,
        learners: learners.map(({ id, name, joinedAt }) => {
          const { answered = 0, right = 0, answeredBefore = 0, rightBefore = 0 } = answers.get(id) ?? {};
          const lastPractisedOn = lastDays.get(id) ?? null;
          const counts = homework(id);
          return {
            id,
            name,
            ...practice(id),
            homework: counts,
            lastPractisedOn,
            quietDays: quietDaysOf(lastPractisedOn, dayOf(joinedAt, timeZone), today),
            stuck: stuckOf({
              missed: counts.missed,
              results: {
                before: { answered: answeredBefore, right: rightBefore },
                lately: { answered, right },
              },
              skills: skills(id),
              errors: errors.of(id),
            }),
          };
        }),
        errors: errors.together,
        canDo: await canDoOf(row.level_id, ids, skills),
      };
    },
  };
};
