import {
  answerMistake,
  answerMistakeGap,
  getMistakeSession,
  getRepairedToday,
  listMistakeSentences,
  startMistakeGaps,
} from '@pratik/contract/mistakes';
import type { Routes } from '../../platform/http/routes.ts';
import type { MistakesService } from './mistakes.service.ts';

export const registerMistakesRoutes = (routes: Routes, mistakes: MistakesService): void => {
  routes.user(getMistakeSession, ({ user, body }) => mistakes.openSession(user, body));
  routes.user(getRepairedToday, ({ user }) => mistakes.repairedToday(user));
  routes.user(answerMistake, ({ user, body }) => mistakes.answer(user, body));
  routes.user(listMistakeSentences, ({ user, body }) => mistakes.sentences(user, body));
  routes.user(startMistakeGaps, async ({ user, body }) => ({
    gaps: await mistakes.gapsOf(user, body.code),
  }));
  routes.user(answerMistakeGap, ({ user, body }) => mistakes.answerGap(user, body));
};
