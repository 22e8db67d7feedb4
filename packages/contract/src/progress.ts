import { z } from 'zod';
import { get } from './call.ts';
import { meter } from './chat.ts';
import { cefrLevel, day, id } from './common.ts';
import { coverage } from './curriculum.ts';
import { correctionCode, messageState } from './feedback.ts';
import { levelSkill } from './level.ts';

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

export const getLearnerDashboard = get({
  path: 'progress/learner-dashboard',
  access: 'user',
  summary: 'Öğrencinin günü: dakikalar, hafta, seri, hata profili',
  answer: z.object({
    name: z.string(),
    level: cefrLevel.nullable(),
    meter,
    /** Monday to Sunday of the learner's current week. */
    week: z.array(z.object({ day, minutes: z.number() })),
    /** Days in a row with any practice, rest days kept; today counts once something is done. */
    streak: z.object({ days: z.int(), todayDone: z.boolean(), restDaysLeft: z.int() }),
    errors: z.array(z.object({ code: correctionCode, thisWeek: z.int(), lastWeek: z.int() })),
    openConversationId: id.nullable(),
  }),
});

export const getAdminDashboard = get({
  path: 'progress/admin-dashboard',
  access: 'admin',
  summary: 'Kurumun günü: etkin kişiler, dakikalar, kuyruk, içerik',
  answer: z.object({
    people: z.object({ total: z.int(), activeToday: z.int(), activeThisWeek: z.int() }),
    /** The last 14 days, oldest first, in the instance's time zone. */
    days: z.array(z.object({ day, people: z.int(), minutes: z.number() })),
    queue: z.object({
      counts: z.array(z.object({ state: messageState, count: z.int() })),
      oldestWaitingSeconds: z.number().nullable(),
      medianDurationMs: z.number().nullable(),
    }),
    ai: z.object({
      configured: z.boolean(),
      tokensToday: z.int(),
      tokenCapPerDay: z.int().nullable(),
    }),
    coverage,
  }),
});
