import { z } from 'zod';
import { get } from './call.ts';
import { meter } from './chat.ts';
import { id } from './common.ts';
import { messageFeedback, messageState } from './feedback.ts';

/** What reaches a signed-in browser without being asked for; `event:` is `type`, `data:` the object. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** Feedback on one of the person's own messages moved on. */
  z.object({
    type: z.literal('feedback'),
    messageId: id,
    conversationId: id.nullable(),
    feedback: messageFeedback,
  }),
  /** A conversation of the person's changed, here or on another device. */
  z.object({ type: z.literal('conversation'), conversationId: id }),
  z.object({ type: z.literal('meter'), meter }),
  /** Administrators only: a message moved to another state. */
  z.object({ type: z.literal('message-process'), messageId: id, state: messageState }),
  z.object({ type: z.literal('session-ended') }),
  /** The person has another role now; the stream ends, and a new one is that of the new role. */
  z.object({ type: z.literal('role-changed') }),
  /** The stream ends; a new one needs a token that still counts. */
  z.object({ type: z.literal('prove-again') }),
  /** The person has opened more streams than one may have; this one, the oldest, ends. */
  z.object({ type: z.literal('replaced') }),
  /** The server is stopping; the browser connects again by itself. */
  z.object({ type: z.literal('closing') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

export const streamEvents = get({
  path: 'events/stream',
  access: 'user',
  summary: 'Canlı olaylar (server-sent events)',
  answer: liveEvent,
  answerKind: 'events',
});
