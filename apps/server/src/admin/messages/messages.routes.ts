import {
  addCorrection,
  editCorrection,
  getCosts,
  getPrecision,
  judgeCorrection,
} from '@pratik/contract/desk';
import {
  cancelRun,
  countMessages,
  getMessage,
  getRun,
  listMessages,
  retryMessages,
  startRun,
} from '@pratik/contract/message-process';
import type { AiLedger } from '../../platform/ai/ai-ledger.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Desk } from '../../processing/processing.service.ts';

const daysOfCost = 30;

/** The message-processing desk. */
export const registerMessageRoutes = (routes: Routes, desk: Desk, ledger: AiLedger): void => {
  const { judging, figures, runs } = desk;
  routes.person(listMessages, ({ body }) => desk.list(body));
  routes.person(getMessage, ({ query }) => desk.message(query.id));
  routes.person(countMessages, () => desk.counts());
  routes.person(retryMessages, async ({ body }) => ({ retried: await desk.retry(body) }));

  routes.person(judgeCorrection, async ({ body, person }) => ({
    correction: await judging.judge(person.id, body),
  }));
  routes.person(editCorrection, async ({ body, person }) => ({
    correction: await judging.edit(person.id, body),
  }));
  routes.person(addCorrection, async ({ body, person }) => ({
    correction: await judging.add(person.id, body),
  }));

  routes.person(getRun, () => runs.state());
  routes.person(startRun, ({ body, person }) => runs.start(person.id, body.filter));
  routes.person(cancelRun, () => runs.cancel());

  routes.person(getPrecision, () => figures.precision());
  routes.person(getCosts, () => ledger.days(daysOfCost));
};
