import {
  disputeCorrection,
  endConversation,
  getChatOptions,
  getConversation,
  listConversations,
  reportActivity,
  reportTurn,
  retryReply,
  sendMessage,
  startConversation,
  stopReply,
} from '@pratik/contract/chat';
import type { Routes } from '../../platform/http/routes.ts';
import type { Processing } from '../../processing/processing.service.ts';
import type { Chat } from './chat.service.ts';

export const registerChatRoutes = (routes: Routes, chat: Chat, processing: Processing): void => {
  routes.person(getChatOptions, ({ person }) => chat.options(person));
  routes.person(startConversation, ({ person, body }) => chat.start(person, body));
  routes.person(getConversation, ({ person, query }) => chat.get(person, query.id));
  routes.person(listConversations, ({ person, body }) => chat.list(person, body));
  routes.stream(sendMessage, ({ person, body, request }) => chat.send(person, body, request.id));
  routes.stream(retryReply, ({ person, body, request }) =>
    chat.retry(person, body.conversationId, request.id),
  );
  routes.person(stopReply, async ({ person, body }) => {
    await chat.stopReply(person.id, body.conversationId);
    return { done: true } as const;
  });
  routes.person(reportActivity, async ({ person, body }) => ({
    meter: await chat.reportActivity(person, body.conversationId),
  }));
  routes.person(reportTurn, async ({ person, body }) => {
    await chat.report(person.id, body.turnId);
    return { done: true } as const;
  });
  routes.person(endConversation, ({ person, body }) => chat.end(person, body.conversationId));
  routes.person(disputeCorrection, async ({ person, body }) => {
    await processing.dispute(person.id, body.correctionId, body.disputed);
    return { done: true } as const;
  });
};
