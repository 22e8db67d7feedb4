import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { getConversation, ReplyEvent } from '@pratik/contract/chat';
import type { SignedInUser } from '../src/platform/http/caller.ts';
import type { PracticeApp } from './practice-app.ts';

/** Creates helper functions for a learner in a free conversation. */
export const talkIn = (app: () => PracticeApp) => ({
  async begin(user: SignedInUser): Promise<string> {
    const conversationId = randomUUID();
    const answer = await app().call(user, 'chat/start', { conversationId, kind: 'free' });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return conversationId;
  },
  send: (user: SignedInUser, conversationId: string, text = 'I went to the market.', turnId = randomUUID()) =>
    app().call(user, 'chat/send-message', { conversationId, turnId, text }),
  read: async (user: SignedInUser, id: string): Promise<AnswerOf<typeof getConversation>> =>
    (await app().call(user, `chat/get-conversation?id=${id}`, undefined, 'GET')).body,
});

export const last = (events: readonly ReplyEvent[]): ReplyEvent | undefined => events.at(-1);

/** Joins the text of a reply from its events. */
export const textOf = (events: readonly ReplyEvent[]): string =>
  events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
