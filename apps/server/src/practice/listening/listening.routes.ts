import { answerDictation, getDictation, startDictation } from '@pratik/contract/dictation';
import {
  answerListeningQuestion,
  getListening,
  getListeningAudio,
  getListeningChoices,
  listListenings,
  reportListening,
  showListeningScript,
  startListening,
} from '@pratik/contract/listening';
import type { Routes } from '../../platform/http/routes.ts';
import type { ListeningService } from './listening.service.ts';

export const registerListeningRoutes = (routes: Routes, listening: ListeningService): void => {
  const { dictations } = listening;
  routes.user(getListeningChoices, ({ user, query }) => listening.choices(user, query.level));
  routes.user(getListening, ({ user, query }) => listening.get(user, query.id));
  routes.user(startListening, ({ user, body }) => listening.start(user, body));
  routes.user(getListeningAudio, ({ user, query }) => listening.audio(user, query));
  routes.user(reportListening, async ({ user, body }) => {
    await listening.report(user, body);
    return { done: true } as const;
  });
  routes.user(showListeningScript, ({ user, body }) => listening.showScript(user, body.listeningId));
  routes.user(answerListeningQuestion, ({ user, body }) => listening.answer(user, body));
  routes.user(listListenings, ({ user, body }) => listening.list(user, body));
  routes.user(getDictation, ({ user, query }) => dictations.get(user, query.textId));
  routes.user(startDictation, ({ user, body }) => dictations.start(user, body));
  routes.user(answerDictation, ({ user, body }) => dictations.answer(user, body));
};
