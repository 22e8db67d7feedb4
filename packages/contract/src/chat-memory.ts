import { z } from 'zod';
import { get, post } from './call.ts';
import { id, instant } from './common.ts';

/** Kinds of facts about the learner that the partner may remember. The dialogue engine detects these facts. */
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
  /**
   * The person or thing that the fact is about, in English and from the partner’s point of view, for example "your
   * brother".
   */
  about: z.string(),
  /** A future event in English that concerns `about`, for example "exam". Null if there is no event. */
  event: z.string().nullable(),
  at: instant,
});
export type StoredFact = z.infer<typeof rememberedFact>;

const memory = z.object({
  /**
   * Whether the partner may remember facts about the learner. Null means that the learner has not decided
   * yet; nothing is remembered then.
   */
  remembers: z.boolean().nullable(),
  /** The remembered facts about the learner, newest first. */
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
    /**
     * Id of the conversation after which Pratik asked the learner for the decision. Facts from this conversation
     * are also remembered.
     */
    conversationId: id.optional(),
  }),
  answer: memory,
});

export const deleteFacts = post({
  path: 'chat/delete-facts',
  access: 'user',
  summary: 'Deletes the listed facts',
  body: z.strictObject({ ids: z.array(id).min(1).max(100) }),
  answer: memory,
});
