import { z } from 'zod';
import { get } from './call.ts';
import { meter } from './chat.ts';
import { cefrLevel, day, id } from './common.ts';
import { coverage } from './curriculum.ts';
import { correctionCode, messageState } from './feedback.ts';

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
