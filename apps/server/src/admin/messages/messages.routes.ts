import {
  cancelRun,
  countMessages,
  getMessage,
  getRun,
  listMessages,
  retryMessages,
  startRun,
} from '@pratik/contract/message-process';
import {
  addCorrection,
  editCorrection,
  getCosts,
  getPrecision,
  judgeCorrection,
} from '@pratik/contract/message-review';
import type { AiLedger } from '../../platform/ai/ai-ledger.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { MessageReview } from '../../processing/processing.service.ts';

const daysOfCost = 30;

/** Registers the message review routes. */
export const registerMessageRoutes = (
  routes: Routes,
  messageReview: MessageReview,
  ledger: AiLedger,
): void => {
  const { judging, statistics, runs } = messageReview;
  routes.user(listMessages, ({ body }) => messageReview.list(body));
  routes.user(getMessage, ({ query }) => messageReview.message(query.id));
  routes.user(countMessages, () => messageReview.counts());
  routes.user(retryMessages, async ({ body }) => ({ retried: await messageReview.retry(body) }));

  routes.user(judgeCorrection, async ({ body, user }) => ({
    correction: await judging.judge(user.id, body),
  }));
  routes.user(editCorrection, async ({ body, user }) => ({
    correction: await judging.edit(user.id, body),
  }));
  routes.user(addCorrection, async ({ body, user }) => ({
    correction: await judging.add(user.id, body),
  }));

  routes.user(getRun, () => runs.state());
  routes.user(startRun, ({ body, user }) => runs.start(user.id, body.filter));
  routes.user(cancelRun, () => runs.cancel());

  routes.user(getPrecision, () => statistics.precision());
  routes.user(getCosts, () => ledger.days(daysOfCost));
};
