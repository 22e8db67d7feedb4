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
  routes.user(getChatOptions, ({ user }) => chat.options(user));
  routes.user(startConversation, ({ user, body }) => chat.start(user, body));
  routes.user(getConversation, ({ user, query }) => chat.get(user, query.id));
  routes.user(listConversations, ({ user, body }) => chat.list(user, body));
  routes.stream(sendMessage, ({ user, body, request }) => chat.send(user, body, request.id));
  routes.stream(retryReply, ({ user, body, request }) => chat.retry(user, body.conversationId, request.id));
  routes.user(stopReply, async ({ user, body }) => {
    await chat.stopReply(user.id, body.conversationId);
    return { done: true } as const;
  });
  routes.user(reportActivity, async ({ user, body }) => ({
    meter: await chat.reportActivity(user, body.conversationId),
  }));
  routes.user(reportTurn, async ({ user, body }) => {
    await chat.report(user.id, body.turnId);
    return { done: true } as const;
  });
  routes.user(endConversation, ({ user, body }) => chat.end(user, body.conversationId));
  routes.user(disputeCorrection, async ({ user, body }) => {
    await processing.dispute(user.id, body.correctionId, body.disputed);
    return { done: true } as const;
  });
};
