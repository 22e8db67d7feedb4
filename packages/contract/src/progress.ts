import { z } from 'zod';
import { get } from './call.ts';
import { meter } from './chat.ts';
import { cefrLevel, day, id } from './common.ts';
import { coverage } from './curriculum.ts';
import { correctionCode, messageState } from './feedback.ts';
import { levelSkill } from './level.ts';
import { serviceDays } from './message-review.ts';
import { providerHealth } from './provider-health.ts';

/** One thing of the day's plan: how many wait, what it takes, and what to open for it. */
export const planItem = z.object({
  done: z.boolean(),
  count: z.int(),
  minutes: z.number(),
  next: z.object({ id: z.string(), title: z.string() }).nullable(),
});
export type PlanItem = z.infer<typeof planItem>;

/** Where a learner stands in a skill, and between which levels it is nine times of ten. */
export const skillAbility = z.object({
  skill: levelSkill,
  /** Logits of the placement scale. */
  ability: z.number(),
  standardError: z.number(),
  answers: z.int(),
  /** Level ids; null only where there are no levels. */
  level: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type SkillAbility = z.infer<typeof skillAbility>;

/** What a day's plan is made of, in the order it is shown. */
export const planKinds = ['chat', 'vocabulary', 'reading', 'listening', 'writing'] as const;
const planKind = z.enum(planKinds);
export type PlanKind = z.infer<typeof planKind>;

/** All that time is counted of: the plan, and what is done beside it. */
export const practiceKinds = [...planKinds, 'speaking'] as const;
export const practiceKind = z.enum(practiceKinds);
export type PracticeKind = z.infer<typeof practiceKind>;

/**
 * Why something comes next. `placement`: the level is not known; `begun`: it was left in the middle;
 * `due`: words wait; `least`: of what the day still has, it was practised least this week; `done`: all is done.
 */
export const nextReason = z.enum(['placement', 'begun', 'due', 'least', 'done']);

/** How often an error came, in mistakes per 100 words written; null where too little was written to say. */
const errorRate = z.number().nullable();

export const getLearnerDashboard = get({
  path: 'progress/learner-dashboard',
  access: 'user',
  summary: 'Öğrencinin günü: plan, sıradaki iş, hafta, seri, seviyeler, hata profili',
  answer: z.object({
    name: z.string(),
    level: cefrLevel.nullable(),
    meter,
    /** What the day has besides speaking; a kind that has nothing to offer is left out. */
    plan: z.array(planItem.extend({ kind: planKind })),
    /** What to do next; `kind` is null for the placement test and when all is done. */
    next: z.object({ kind: planKind.nullable(), why: nextReason }),
    /** Monday to Sunday of the learner's current week: minutes by kind, kinds without any left out. */
    week: z.array(
      z.object({
        day,
        minutes: z.number(),
        kinds: z.array(z.object({ kind: practiceKind, minutes: z.number() })),
      }),
    ),
    /** Days in a row with any practice, rest days kept; today counts once something is done. */
    streak: z.object({ days: z.int(), todayDone: z.boolean(), restDaysLeft: z.int() }),
    /** The learner's own goal of days a week; null where they set none. */
    goal: z.object({ days: z.int(), doneThisWeek: z.int() }).nullable(),
    skills: z.array(skillAbility),
    /** Levels in use, in their order, with the least ability that counts as each. */
    scale: z.array(
      z.object({
        id: z.string(),
        name: z.object({ tr: z.string(), en: z.string() }),
        abilityFrom: z.number().nullable(),
      }),
    ),
    errorProfile: z.object({
      /** Words written in chats and pieces of writing: this week and the one before, and the two before those. */
      words: z.object({ lately: z.int(), before: z.int() }),
      /** What was corrected in these four weeks, most frequent lately first. */
      codes: z.array(
        z.object({
          code: correctionCode,
          lately: z.int(),
          before: z.int(),
          latelyRate: errorRate,
          beforeRate: errorRate,
          /** Null where too little was written to tell. */
          trend: z.enum(['less', 'same', 'more']).nullable(),
        }),
      ),
    }),
    /** Null where there is no placement test. */
    placement: z
      .object({
        offered: z.boolean(),
        openAttemptId: id.nullable(),
        /** Of who has no level: the finished test whose level they have not taken over. */
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
    /** The last 14 days, oldest first, in the instance's time zone. */
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
      /** What chats, corrections and speech took in the last 14 days. */
      spent: serviceDays,
    }),
    /** How calls to the organization's servers end; what is not configured is left out. */
    providers: z.array(providerHealth).optional(),
    /** What a person has to look at; counts stop at 1,001. */
    needs: z.object({
      /** Words of danger and reported words nobody has seen to. */
      safety: z.int().optional(),
      /** Messages with a correction a learner says is wrong. */
      disputed: z.int(),
      failed: z.int(),
      /** Published questions whose answers say that something is wrong with them. */
      flaggedQuestions: z.int(),
    }),
    coverage,
  }),
});
