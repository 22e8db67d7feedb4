import { z } from 'zod';
import { get, post } from './call.ts';
import { day, id, instant, page, pageFrame, plainText, size } from './common.ts';
import { messageState, storedCorrection } from './feedback.ts';

export const messageSource = z.enum(['chat', 'writing']);

export const processedMessage = z.object({
  id,
  userId: id,
  userName: z.string(),
  source: messageSource,
  /** The first 160 characters. */
  excerpt: z.string(),
  state: messageState,
  attempts: z.int(),
  reason: z.string().nullable(),
  corrections: z.int(),
  disputed: z.boolean(),
  engine: z.string().nullable(),
  durationMs: z.number().nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type ProcessedMessage = z.infer<typeof processedMessage>;

export const messageFilters = {
  states: z.array(messageState).max(5).default([]),
  /** Contained in the person's name, surname or e-mail. */
  personFilter: plainText.max(120).default(''),
  source: messageSource.optional(),
  from: day.optional(),
  to: day.optional(),
};
const filters = z.object(messageFilters);

export const listMessages = post({
  path: 'message-process/list',
  access: 'admin',
  summary: 'Öğrenci mesajlarının işlenişi',
  body: z.object({
    page,
    size,
    ...messageFilters,
    sort: z.enum(['createdAt', 'finishedAt', 'durationMs', 'attempts']).default('createdAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  answer: z.object({ messages: z.array(processedMessage), ...pageFrame }),
});

/** One try of the machine at one message. */
export const attempt = z.object({
  number: z.int(),
  startedAt: instant,
  finishedAt: instant.nullable(),
  durationMs: z.number().nullable(),
  outcome: z.enum(['running', 'done', 'failed', 'handed-back']),
  reason: z.string().nullable(),
  engine: z.string().nullable(),
});

export const getMessage = get({
  path: 'message-process/get-by-id',
  access: 'admin',
  summary: 'Bir mesaj: metni, düzeltmeleri, denemeleri',
  query: z.object({ id }),
  answer: processedMessage.extend({
    text: z.string(),
    correctionList: z.array(storedCorrection),
    attemptList: z.array(attempt),
    engineVersion: z.string().nullable(),
    model: z.string().nullable(),
    promptVersion: z.string().nullable(),
    inputTokens: z.int().nullable(),
    outputTokens: z.int().nullable(),
    costUsd: z.number().nullable(),
  }),
  problems: ['not-found'],
});

export const countMessages = post({
  path: 'message-process/count',
  access: 'admin',
  summary: 'Kuyruğun durumu: her durumda kaç mesaj, en eskisi ne zamandan',
  answer: z.object({
    counts: z.array(z.object({ state: messageState, count: z.int(), capped: z.boolean() })),
    oldestWaitingAt: instant.nullable(),
  }),
});

export const retryMessages = post({
  path: 'message-process/retry',
  access: 'admin',
  summary: 'Seçilen mesajları veya süzgece uyan başarısızları yeniden işler',
  body: z.union([z.object({ ids: z.array(id).min(1).max(100) }), z.object({ filter: filters })]),
  answer: z.object({ retried: z.int() }),
});
