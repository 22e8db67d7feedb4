import { z } from 'zod';
import { get } from './call.ts';
import { meter } from './chat.ts';
import { cefrLevel, day, id } from './common.ts';
import { coverage } from './curriculum.ts';
import { correctionCode, messageState } from './feedback.ts';
import { levelSkill } from './level.ts';
import { serviceDays } from './message-review.ts';
import { providerHealth } from './provider-health.ts';

/** One item of the day’s plan: how many items wait, the estimated minutes, and what to open next. */
export const planItem = z.object({
  done: z.boolean(),
  count: z.int(),
  minutes: z.number(),
  next: z.object({ id: z.string(), title: z.string() }).nullable(),
});
export type PlanItem = z.infer<typeof planItem>;

/** A learner’s ability in a skill. `from` and `to` are the ends of its 90 % range in levels. */
export const skillAbility = z.object({
  skill: levelSkill,
  /** In logits of the placement scale. */
  ability: z.number(),
  standardError: z.number(),
  answers: z.int(),
  /** Level ids; null only when no levels exist. */
  level: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type SkillAbility = z.infer<typeof skillAbility>;

/** Kinds of a day’s plan, in display order. */
export const planKinds = ['chat', 'vocabulary', 'reading', 'listening', 'writing'] as const;
const planKind = z.enum(planKinds);
export type PlanKind = z.infer<typeof planKind>;

/** All kinds for which time is counted: those of the plan, and speaking. */
export const practiceKinds = [...planKinds, 'speaking'] as const;
export const practiceKind = z.enum(practiceKinds);
export type PracticeKind = z.infer<typeof practiceKind>;

/**
 * Why an item is next. `placement`: the level is unknown. `begun`: the item is unfinished. `due`: words are due.
 * `least`: the open kind with the least practice this week. `done`: the plan is complete.
 */
export const nextReason = z.enum(['placement', 'begun', 'due', 'least', 'done']);

/** Errors per 100 written words; null when too little was written. */
const errorRate = z.number().nullable();

export const getLearnerDashboard = get({
  path: 'progress/learner-dashboard',
  access: 'user',
  summary: 'Öğrencinin günü: plan, sıradaki iş, hafta, seri, seviyeler, hata profili',
  answer: z.object({
    name: z.string(),
    level: cefrLevel.nullable(),
    meter,
    /** The day’s plan without speaking. Kinds with nothing to offer are omitted. */
    plan: z.array(planItem.extend({ kind: planKind })),
    /** The next item; `kind` is null for the placement test and when the plan is complete. */
    next: z.object({ kind: planKind.nullable(), why: nextReason }),
    /** Monday to Sunday of the learner’s current week: minutes per kind. Kinds without minutes are omitted. */
    week: z.array(
      z.object({
        day,
        minutes: z.number(),
        kinds: z.array(z.object({ kind: practiceKind, minutes: z.number() })),
      }),
    ),
    /**
     * Number of consecutive days with practice; rest days do not break the streak. Today counts as soon as
     * something is done.
     */
    streak: z.object({ days: z.int(), todayDone: z.boolean(), restDaysLeft: z.int() }),
    /** The learner’s own goal in days per week; null when there is none. */
    goal: z.object({ days: z.int(), doneThisWeek: z.int() }).nullable(),
    skills: z.array(skillAbility),
    /** Levels in use in order, with the minimum ability of each. */
    scale: z.array(
      z.object({
        id: z.string(),
        name: z.object({ tr: z.string(), en: z.string() }),
        abilityFrom: z.number().nullable(),
      }),
    ),
    errorProfile: z.object({
      /**
       * Words written in conversations and pieces. `lately`: this week and the previous one; `before`: the two
       * weeks before those.
       */
      words: z.object({ lately: z.int(), before: z.int() }),
      /** Corrections of these four weeks, sorted by their recent frequency. */
      codes: z.array(
        z.object({
          code: correctionCode,
          lately: z.int(),
          before: z.int(),
          latelyRate: errorRate,
          beforeRate: errorRate,
          /** Null when too little was written. */
          trend: z.enum(['less', 'same', 'more']).nullable(),
        }),
      ),
    }),
    /** Null when there is no placement test. */
    placement: z
      .object({
        offered: z.boolean(),
        openAttemptId: id.nullable(),
        /** For a learner without a level: the finished test whose level is not accepted; null otherwise. */
        resultAttemptId: id.nullable(),
      })
      .nullable(),
    openConversationId: id.nullable(),
  }),
});

export const getAdminDashboard = get({
  path: 'progress/admin-dashboard',
  access: 'admin',
  summary: 'Kurumun günü: etkin kişiler, dakikalar, kuyruk, içerik',
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
      /** Use by conversations, corrections and speech in the last 14 days. */
      spent: serviceDays,
    }),
    /** The results of calls to the configured servers; servers that are not configured are left out. */
    providers: z.array(providerHealth).optional(),
    /** Tasks for an administrator. Counts stop at 1,001. */
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
