import { z } from 'zod';
import { get } from './call.ts';
import { cefrLevel, day, id, instant } from './common.ts';
import { correctionCode } from './feedback.ts';
import { assignmentKind, assignmentState } from './homework.ts';
import { levelSkill } from './level.ts';
import { getLearnerDashboard, practiceKind, skillAbility } from './progress.ts';
/**
 * Reports about a class or a learner contain minutes, results, levels and counts, and never text of
 * conversations. Teachers may read the reports about their classes and the learners of these classes,
 * administrators may read all reports, and learners may read the report about themselves. For all other
 * reports, the server answers `not-found`.
 */

/**
 * Period of a report. `week`: the last 7 days. `month`: the last 30 days. `term`: since the class was added,
 * at most 366 days.
 */
export const reportPeriods = ['week', 'month', 'term'] as const;
export const reportPeriod = z.enum(reportPeriods);
export type ReportPeriod = z.infer<typeof reportPeriod>;

const bilingual = z.object({ tr: z.string(), en: z.string() });

/** First and last day of a report, in the instance’s time zone. */
const reportDays = z.object({
  kind: reportPeriod,
  from: day,
  to: day,
  /**
   * First day of the term. Null for a learner without a class; for such a learner, the period `term` contains
   * the last 30 days.
   */
  termFrom: day.nullable(),
});
export type ReportDays = z.infer<typeof reportDays>;

/**
 * How a value changed between two periods. `same`: the change is within random variation. Null: the data is
 * not sufficient for a comparison.
 */
export const direction = z.enum(['less', 'same', 'more']);
const trend = direction.nullable();

/**
 * Errors of one kind in the weeks of the period (`lately`) and in the same number of weeks before (`before`).
 * Rates are errors per 100 written words, and null if the learner wrote too few words. `change` contains the
 * ends of the 90 % confidence interval of the change of the rate.
 */
const errorLine = z.object({
  code: correctionCode,
  lately: z.int(),
  before: z.int(),
  latelyRate: z.number().nullable(),
  beforeRate: z.number().nullable(),
  change: z.object({ from: z.number(), to: z.number() }).nullable(),
  trend,
});
const errorReport = z.object({
  /** Errors are counted by week, so the counts begin on the Monday of the first week of the period. */
  from: day,
  words: z.object({ lately: z.int(), before: z.int() }),
  /** The kinds of errors, the most frequent kind first. */
  codes: z.array(errorLine),
});
export type ErrorReport = z.infer<typeof errorReport>;

/**
 * Why a learner may need help. `homework`: assignments of the period were not done in time. `results`: fewer right
 * answers about texts and scripts than before. `level`: the estimated level of a skill falls. `errors`: more errors per
 * 100 words than before. `repeated-error`: one kind of error occurs again and again.
 */
export const stuckReasons = ['homework', 'results', 'level', 'errors', 'repeated-error'] as const;
const stuck = z.object({
  reason: z.enum(stuckReasons),
  /** Number of missed assignments, or of errors with the error code `code`. Null for other reasons. */
  count: z.int().nullable(),
  skill: levelSkill.nullable(),
  code: correctionCode.nullable(),
});
export type Stuck = z.infer<typeof stuck>;

const homeworkCounts = z.object({
  given: z.int(),
  /** Number of assignments that the learner has completed, in time or late. */
  done: z.int(),
  missed: z.int(),
});

const classReportRow = z.object({
  id,
  name: z.string(),
  minutes: z.number(),
  days: z.int(),
  words: z.int(),
  homework: homeworkCounts,
  /**
   * Warning threshold in days without practice that the learner has reached: 7 or 14. Null for a learner who
   * practised within the last 7 days.
   */
  quietDays: z.union([z.literal(7), z.literal(14)]).nullable(),
  lastPractisedOn: day.nullable(),
  stuck: z.array(stuck),
});
export type ClassReportRow = z.infer<typeof classReportRow>;

/** A unit of the learning path with its can-do statements, and the number of learners who passed its check. */
const canDoUnit = z.object({
  id: z.string(),
  title: bilingual,
  learners: z.int(),
  statements: z.array(bilingual),
});

/**
 * The can-do statements of the class’s level for one skill, with the number of learners whose work supports
 * the statements. Pratik measures skills and not single statements, so all statements of a skill have the
 * same evidence.
 */
const canDoSkill = z.object({
  skill: levelSkill,
  /**
   * Number of learners with good results on tasks of this level or a higher level. Null for skills without
   * such tasks.
   */
  byTasks: z.int().nullable(),
  /**
   * Number of learners whose estimated level in the skill, after enough answers, is this level or a higher
   * level.
   */
  byLevel: z.int(),
  /** Number of learners with good results on tasks or a sufficient estimated level. */
  learners: z.int(),
  statements: z.array(z.object({ id: z.string(), text: bilingual })),
});

export const classReport = z.object({
  class: z.object({
    id,
    code: z.string(),
    name: z.string(),
    term: z.string(),
    levelId: z.string().nullable(),
  }),
  days: reportDays,
  madeAt: instant,
  /** The current learners of the class by name; at most `mostReportLearners`. */
  learners: z.array(classReportRow),
  /** Number of current learners of the class. */
  total: z.int(),
  errors: errorReport,
  /** The can-do statements of the class’s level. Null for a class without a common level. */
  canDo: z
    .object({
      levelId: z.string(),
      skills: z.array(canDoSkill),
      /** The units of the level whose check at least one learner passed, in the order of the path. */
      units: z.array(canDoUnit),
      /** Number of units of the level whose check no learner has passed. */
      otherUnits: z.int(),
    })
    .nullable(),
});
export type ClassReport = z.infer<typeof classReport>;

export const mostReportLearners = 200;
/** Maximum number of rows that a list in a report shows; older rows are omitted. */
export const mostReportRows = 30;

/** Number of answered questions and number of right answers. */
const answers = z.object({ answered: z.int(), right: z.int() });

const finishedText = z.object({
  title: z.string(),
  levelId: z.string(),
  finishedAt: instant,
  /** Share of right answers in percent. Null for a text without questions. */
  percent: z.int().nullable(),
});

export const learnerReport = z.object({
  learner: z.object({ id, name: z.string(), levelId: z.string().nullable() }),
  /** The learner’s active classes that the reader may see. */
  classes: z.array(z.object({ id, code: z.string(), term: z.string() })),
  days: reportDays,
  madeAt: instant,
  practice: z.object({
    minutes: z.number(),
    days: z.int(),
    kinds: z.array(z.object({ kind: practiceKind, minutes: z.number() })),
    /** The weeks of the period of a report, oldest first. */
    weeks: z.array(z.object({ monday: day, minutes: z.number(), days: z.int() })),
  }),
  readings: z.object({ count: z.int(), texts: z.array(finishedText) }),
  listenings: z.object({ count: z.int(), texts: z.array(finishedText) }),
  /** Answers of the learner to questions about texts and scripts, to cloze exercises and to mistake cards. */
  answers: z.object({ texts: answers, scripts: answers, gaps: answers, mistakes: answers }),
  words: z.object({
    /** Number of words that the learner reviewed for the first time in the period. */
    learned: z.int(),
    /**
     * Number of reviews of words that were already learned, and number of these words that the learner
     * remembered.
     */
    asked: z.int(),
    remembered: z.int(),
    /** Number of words that the learner knows at the time of the report. */
    known: z.int(),
  }),
  pieces: z.object({
    count: z.int(),
    pieces: z.array(
      z.object({
        /** Title of the writing prompt. Null for a piece without a prompt. */
        title: bilingual.nullable(),
        words: z.int(),
        /** Estimated level of the last submitted draft. Null if the draft has no estimate. */
        level: cefrLevel.nullable(),
        submittedAt: instant,
      }),
    ),
  }),
  skills: z.array(skillAbility.extend({ trend })),
  scale: getLearnerDashboard.answer.shape.scale,
  errors: errorReport,
  homework: homeworkCounts.extend({
    /** Assignments of the period, the latest due time first. */
    assignments: z.array(
      z.object({
        id,
        kind: assignmentKind,
        title: bilingual.nullable(),
        amount: z.int().nullable(),
        leastPercent: z.int().nullable(),
        classCode: z.string(),
        dueAt: instant,
        state: assignmentState,
        percent: z.int().nullable(),
        grade: z.int().nullable(),
      }),
    ),
  }),
});
export type LearnerReport = z.infer<typeof learnerReport>;

const period = reportPeriod.default('month');

export const getClassReport = get({
  path: 'report/class',
  access: 'user',
  summary: 'The report about a class, for administrators and for the teachers of the class',
  query: z.object({ classId: id, period }),
  answer: classReport,
  problems: ['not-found'],
});

export const getLearnerReport = get({
  path: 'report/learner',
  access: 'user',
  summary:
    'The report about a learner, for the learner, for administrators and for the teachers of the learner’s classes',
  query: z.object({
    /** Id of the learner whose report is requested. If omitted, the report is about the caller. */
    userId: id.optional(),
    period,
  }),
  answer: learnerReport,
  problems: ['not-found'],
});
