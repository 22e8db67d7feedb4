import { z } from 'zod';
import { get } from './call.ts';
import { meter } from './chat.ts';
import { cefrLevel, day, id } from './common.ts';
import { coverage } from './curriculum.ts';
import { correctionCode, messageState } from './feedback.ts';
import { levelSkill } from './level.ts';
import { serviceDays } from './message-review.ts';
import { providerHealth } from './provider-health.ts';

/** One item of the day’s plan: the number of open tasks, the estimated minutes, and the page to open next. */
export const planItem = z.object({
  done: z.boolean(),
  count: z.int(),
  minutes: z.number(),
  next: z.object({ id: z.string(), title: z.string() }).nullable(),
});
export type PlanItem = z.infer<typeof planItem>;

/** A learner’s ability in a skill. `from` and `to` are the ends of the ability’s 90 % range, as levels. */
export const skillAbility = z.object({
  skill: levelSkill,
  /** Ability in logits of the placement scale. */
  ability: z.number(),
  standardError: z.number(),
  answers: z.int(),
  /** Level ids; null only on an instance without levels. */
  level: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type SkillAbility = z.infer<typeof skillAbility>;

/** Kinds of a day’s plan, in display order. */
export const planKinds = ['chat', 'vocabulary', 'reading', 'listening', 'writing'] as const;
const planKind = z.enum(planKinds);
export type PlanKind = z.infer<typeof planKind>;

/** All kinds of practice with counted time: the kinds of the plan, and speaking. */
export const practiceKinds = [...planKinds, 'speaking'] as const;
export const practiceKind = z.enum(practiceKinds);
export type PracticeKind = z.infer<typeof practiceKind>;

/**
 * Why this item is next. `placement`: the learner’s level is unknown. `begun`: the item is unfinished. `due`: words
 * are due.
 * `least`: the open kind with the least practice this week. `done`: the plan is complete.
 */
export const nextReason = z.enum(['placement', 'begun', 'due', 'least', 'done']);

/** Errors per 100 written words; null when the learner wrote too little. */
const errorRate = z.number().nullable();

export const getLearnerDashboard = get({
  path: 'progress/learner-dashboard',
  access: 'user',
  summary: 'The learner’s day: plan, next step, week, streak, levels and error profile',
  answer: z.object({
    name: z.string(),
    level: cefrLevel.nullable(),
    meter,
    /** The day’s plan, which never includes speaking. Kinds without tasks are omitted. */
    plan: z.array(planItem.extend({ kind: planKind })),
    /** The next item of the plan. `kind` is null for the placement test and when the plan is complete. */
    next: z.object({ kind: planKind.nullable(), why: nextReason }),
    /**
     * Minutes per kind for each day of the learner’s current week, Monday to Sunday. Kinds without minutes are
     * omitted.
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
    /** The learner’s goal in practice days per week; null without a goal. */
    goal: z.object({ days: z.int(), doneThisWeek: z.int() }).nullable(),
    skills: z.array(skillAbility),
    /** Active levels in order, with the minimum ability for each. */
    scale: z.array(
      z.object({
        id: z.string(),
        name: z.object({ tr: z.string(), en: z.string() }),
        abilityFrom: z.number().nullable(),
      }),
    ),
    errorProfile: z.object({
      /**
       * Number of words written in conversations and pieces. `lately`: this and the previous week; `before`: the
       * two weeks before `lately`.
       */
      words: z.object({ lately: z.int(), before: z.int() }),
      /** Corrections of the last four weeks, sorted by their recent frequency. */
      codes: z.array(
        z.object({
          code: correctionCode,
          lately: z.int(),
          before: z.int(),
          /** How often the learner repaired it after a prompt of the partner, in the recent weeks. */
          repaired: z.int(),
          latelyRate: errorRate,
          beforeRate: errorRate,
          /** Null when the learner wrote too little. */
          trend: z.enum(['less', 'same', 'more']).nullable(),
        }),
      ),
    }),
    /** The last placement test; null before the first. */
    placement: z
      .object({
        offered: z.boolean(),
        openAttemptId: id.nullable(),
        /** For a learner without a level: the finished test whose level is not yet accepted; otherwise null. */
        resultAttemptId: id.nullable(),
      })
      .nullable(),
    openConversationId: id.nullable(),
  }),
});

export const getAdminDashboard = get({
  path: 'progress/admin-dashboard',
  access: 'admin',
  summary: 'The organization’s day: active users, minutes, queue and content',
  answer: z.object({
    users: z.object({ total: z.int(), activeToday: z.int(), activeThisWeek: z.int() }),
    /** The last 14 days in the instance’s time zone, oldest first. */
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
      /** Provider use for conversations, corrections and speech in the last 14 days. */
      spent: serviceDays,
    }),
    /** State of each configured provider, based on the results of its calls. */
    providers: z.array(providerHealth).optional(),
    /** Numbers of open tasks for an administrator. Counting stops at 1,001. */
    needs: z.object({
      /** Open safety cases: messages that mention danger and reported replies. */
      safety: z.int().optional(),
      /** Messages with a correction that a learner reported as wrong. */
      disputed: z.int(),
      failed: z.int(),
      /** Published questions whose answer statistics indicate a problem. */
      flaggedQuestions: z.int(),
    }),
    coverage,
  }),
});
