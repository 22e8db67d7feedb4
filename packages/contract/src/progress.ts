import { z } from 'zod';
import { get, post } from './call.ts';
import { meter } from './chat.ts';
import { cefrLevel, day, done, id } from './common.ts';
import { coverage } from './curriculum.ts';
import { correctionCode, messageState } from './feedback.ts';
import { levelSkill } from './level.ts';
import { serviceDays } from './message-review.ts';
import { providerHealth } from './provider-health.ts';

/**
 * One kind of practice in the daily plan: the number of open tasks, the estimated minutes, and the text or page to
 * open next. For `grammar`, `count` is the number of recent errors that the lesson `next` explains.
 */
export const planItem = z.object({
  done: z.boolean(),
  count: z.int(),
  minutes: z.number(),
  next: z.object({ id: z.string(), title: z.string() }).nullable(),
});
export type PlanItem = z.infer<typeof planItem>;

/**
 * A learner’s estimated ability in a skill. `from` and `to` are the ends of the 90 % confidence interval, expressed
 * as levels.
 */
export const skillAbility = z.object({
  skill: levelSkill,
  /** The learner’s ability in a skill, in logits of the placement scale. */
  ability: z.number(),
  standardError: z.number(),
  answers: z.int(),
  /** Id of the learner’s estimated level. The level ids are null only on an instance without levels. */
  level: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type SkillAbility = z.infer<typeof skillAbility>;

/** Kinds of steps in the daily plan. `unit` is the check or a review of a unit of the learning path. */
export const planKinds = [
  'chat',
  'vocabulary',
  'mistakes',
  'unit',
  'grammar',
  'reading',
  'listening',
  'writing',
] as const;
const planKind = z.enum(planKinds);
export type PlanKind = z.infer<typeof planKind>;

/**
 * Why a step is in the daily plan. `due`: words or own mistakes are due for review. `review`: a unit is due for review.
 * `path`: it is the next step of the current unit. `error`: a lesson explains the learner’s most frequent error.
 * `talk`: the daily conversation. `level`: it has the learner’s level, and no unit is left.
 */
export const planReasons = ['due', 'review', 'path', 'error', 'talk', 'level'] as const;
const planReason = z.enum(planReasons);
export type PlanReason = z.infer<typeof planReason>;

export const planStep = planItem.extend({ kind: planKind, why: planReason });
export type PlanStep = z.infer<typeof planStep>;

/** How many minutes a day a learner wants to practise. */
export const planMinutes = z.union([z.literal(10), z.literal(20), z.literal(30)]);
export type PlanMinutes = z.infer<typeof planMinutes>;

/** All kinds of practice for which time is counted. The time of grammar lessons counts as vocabulary. */
export const practiceKinds = [
  'chat',
  'vocabulary',
  'mistakes',
  'reading',
  'listening',
  'writing',
  'speaking',
] as const;
export const practiceKind = z.enum(practiceKinds);
export type PracticeKind = z.infer<typeof practiceKind>;

/**
 * Why a step is suggested next. `placement`: the learner’s level is unknown. `begun`: a conversation is open. `done`: the
 * plan is complete. Otherwise the reason of the step.
 */
export const nextReason = z.enum(['placement', 'begun', 'done', ...planReasons]);

/** Number of the learner’s errors per 100 written words. Null if the learner wrote too few words. */
const errorRate = z.number().nullable();

export const getLearnerDashboard = get({
  path: 'progress/learner-dashboard',
  access: 'user',
  summary: 'The learner’s day: plan, next step, week, streak, levels and error profile',
  answer: z.object({
    name: z.string(),
    level: cefrLevel.nullable(),
    meter,
    /** The steps of the daily plan in order, at most four. The steps do not change during a day. */
    plan: z.array(planStep),
    planMinutes,
    /** The current unit of the learning path. Null if all units of the level are passed. */
    unit: z
      .object({
        id: z.string(),
        title: z.object({ tr: z.string(), en: z.string() }),
        number: z.int(),
        stepsDone: z.int(),
        steps: z.int(),
      })
      .nullable(),
    /** The suggested next step. `kind` is null if the placement test is suggested or the plan is complete. */
    next: z.object({ kind: planKind.nullable(), why: nextReason }),
    /**
     * Minutes per practice kind for each day of the learner’s current week, Monday to Sunday. Kinds without minutes
     * are omitted.
     */
    week: z.array(
      z.object({
        day,
        minutes: z.number(),
        kinds: z.array(z.object({ kind: practiceKind, minutes: z.number() })),
      }),
    ),
    /**
     * Number of consecutive days with practice. A limited number of missed days (rest days) does not break the
     * streak. Today counts as soon as the learner practises.
     */
    streak: z.object({ days: z.int(), todayDone: z.boolean(), restDaysLeft: z.int() }),
    /**
     * How many days per week the learner wants to practise, and on how many days of this week the learner has
     * practised. Null if the learner has no goal.
     */
    goal: z.object({ days: z.int(), doneThisWeek: z.int() }).nullable(),
    skills: z.array(skillAbility),
    /** The levels in use, in order, each with the minimum ability for the level. */
    scale: z.array(
      z.object({
        id: z.string(),
        name: z.object({ tr: z.string(), en: z.string() }),
        abilityFrom: z.number().nullable(),
      }),
    ),
    errorProfile: z.object({
      /**
       * Number of words written in conversations and pieces. `lately`: in the current and the previous week.
       * `before`: in the two weeks before that.
       */
      words: z.object({ lately: z.int(), before: z.int() }),
      /**
       * Number of corrections per error code in the last four weeks, divided as in `words`. The code that was most
       * frequent in the period `lately` comes first.
       */
      codes: z.array(
        z.object({
          code: correctionCode,
          lately: z.int(),
          before: z.int(),
          /**
           * How often the learner corrected an error of this kind after the partner pointed to it, in the current
           * and the previous week.
           */
          repaired: z.int(),
          latelyRate: errorRate,
          beforeRate: errorRate,
          /** Trend of the error rate. Null if the learner wrote too few words. */
          trend: z.enum(['less', 'same', 'more']).nullable(),
        }),
      ),
    }),
    /** State of the placement test. Null if the server was started without the placement test. */
    placement: z
      .object({
        offered: z.boolean(),
        openAttemptId: id.nullable(),
        /**
         * Id of the finished test whose level the learner can accept. Null if the learner has a level or has not
         * finished a test.
         */
        resultAttemptId: id.nullable(),
      })
      .nullable(),
    openConversationId: id.nullable(),
  }),
});

export const setPlanMinutes = post({
  path: 'progress/set-plan-minutes',
  access: 'user',
  summary: 'Sets how many minutes a day the user wants to practise; the open steps of today’s plan change',
  body: z.object({ minutes: planMinutes }),
  answer: done,
});

export const getAdminDashboard = get({
  path: 'progress/admin-dashboard',
  access: 'admin',
  summary: 'The organization’s day: active users, minutes, queue and content',
  answer: z.object({
    users: z.object({ total: z.int(), activeToday: z.int(), activeThisWeek: z.int() }),
    /** The last 14 days of the administrator’s statistics, in the instance’s time zone, oldest first. */
    days: z.array(z.object({ day, users: z.int(), minutes: z.number() })),
    queue: z.object({
      counts: z.array(z.object({ state: messageState, count: z.int() })),
      oldestWaitingSeconds: z.number().nullable(),
      medianDurationMs: z.number().nullable(),
    }),
    ai: z.object({
      configured: z.boolean(),
      tokensToday: z.int(),
      tokenCapPerDay: z.int().nullable(),
      /** Usage of providers for conversations, corrections and speech in the last 14 days. */
      spent: serviceDays,
    }),
    /** State of each configured provider, based on the results of its calls. */
    providers: z.array(providerHealth).optional(),
    /** Numbers of open tasks for administrators. Counting stops at 1,001 per task. */
    needs: z.object({
      /** Number of open safety cases: messages that signal danger, and replies that learners reported. */
      safety: z.int().optional(),
      /**
       * Number of messages with a correction that a learner reported as wrong and on which no administrator has
       * decided.
       */
      disputed: z.int(),
      failed: z.int(),
      /** Number of published questions whose answer statistics indicate a problem. */
      flaggedQuestions: z.int(),
    }),
    coverage,
  }),
});
