import { z } from 'zod';
import { get } from './call.ts';
import { meter } from './chat.ts';
import { id } from './common.ts';
import { messageFeedback, messageState } from './feedback.ts';

/**
 * Live events that the server pushes to a signed-in browser. Each event object is sent in the `data:` field of a
 * server-sent event, and its `type` in the `event:` field.
 */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** The feedback on one of the user’s messages has changed. */
  z.object({
    type: z.literal('feedback'),
    messageId: id,
    conversationId: id.nullable(),
    feedback: messageFeedback,
  }),
  /** One of the user’s conversations has changed, on this device or another device. */
  z.object({ type: z.literal('conversation'), conversationId: id }),
  z.object({ type: z.literal('meter'), meter }),
  /** The state of a message has changed. Only administrators receive this event. */
  z.object({ type: z.literal('message-process'), messageId: id, state: messageState }),
  z.object({ type: z.literal('session-ended') }),
  /** The user’s role has changed, and the stream ends. The browser opens a new stream with the new role. */
  z.object({ type: z.literal('role-changed') }),
  /** The stream ends because its token expires. The browser opens a new stream with a valid token. */
  z.object({ type: z.literal('authenticate-again') }),
  /** The user has opened too many streams. The oldest stream ends with this event. */
  z.object({ type: z.literal('replaced') }),
  /** The server is stopping. The browser reconnects automatically. */
  z.object({ type: z.literal('closing') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

export const streamEvents = get({
  path: 'events/stream',
  access: 'user',
  summary: 'Live events (server-sent events)',
  answer: liveEvent,
  answerKind: 'events',
});
