import { z } from 'zod';
import { get, post } from './call.ts';
import { id, instant } from './common.ts';

/** Kinds of facts that the partner may remember; the dialogue engine finds them. */
export const rememberedKinds = [
  'family',
  'pet',
  'job',
  'study',
  'home',
  'like',
  'dislike',
  'plan',
  'good-event',
] as const;
export const rememberedKind = z.enum(rememberedKinds);
export type RememberedKind = z.infer<typeof rememberedKind>;

export const rememberedFact = z.object({
  id,
  kind: rememberedKind,
  /** The subject in English, as the partner says it: "your brother". */
  about: z.string(),
  /** A coming event of the subject in English: "exam"; null: none. */
  event: z.string().nullable(),
  at: instant,
});
export type StoredFact = z.infer<typeof rememberedFact>;

const memory = z.object({
  /** Null: the learner has not decided, and nothing is remembered. */
  remembers: z.boolean().nullable(),
  /** Newest first. */
  facts: z.array(rememberedFact),
});
export type MemoryState = z.infer<typeof memory>;

export const getMemory = get({
  path: 'chat/memory',
  access: 'user',
  summary: 'Whether the partner remembers facts of earlier conversations, and which facts',
  answer: memory,
});

export const changeMemory = post({
  path: 'chat/change-memory',
  access: 'user',
  summary: 'Switches the memory of earlier conversations on or off; switching it off deletes the facts',
  body: z.strictObject({
    remembers: z.boolean(),
    /** The conversation after which the learner was asked; what was said in it is remembered too. */
    conversationId: id.optional(),
  }),
  answer: memory,
});

export const forgetFacts = post({
  path: 'chat/forget-facts',
  access: 'user',
  summary: 'Deletes the listed facts',
  body: z.strictObject({ ids: z.array(id).min(1).max(100) }),
  answer: memory,
});
