import { countMessages, getMessage, listMessages, retryMessages } from '@pratik/contract/message-process';
import type { Routes } from '../../platform/http/routes.ts';
import type { Desk } from '../../processing/processing.service.ts';

/** The message-processing desk. */
export const registerMessageRoutes = (routes: Routes, desk: Desk): void => {
  routes.person(listMessages, ({ body }) => desk.list(body));
  routes.person(getMessage, ({ query }) => desk.message(query.id));
  routes.person(countMessages, () => desk.counts());
  routes.person(retryMessages, async ({ body }) => ({ retried: await desk.retry(body) }));
};
