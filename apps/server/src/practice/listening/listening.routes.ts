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
  routes.person(getListeningChoices, ({ person, query }) => listening.choices(person, query.level));
  routes.person(getListening, ({ person, query }) => listening.get(person, query.id));
  routes.person(startListening, ({ person, body }) => listening.start(person, body));
  routes.person(getListeningAudio, ({ person, query }) => listening.audio(person, query.listeningId));
  routes.person(reportListening, async ({ person, body }) => {
    await listening.report(person, body);
    return { done: true } as const;
  });
  routes.person(showListeningScript, ({ person, body }) => listening.showScript(person, body.listeningId));
  routes.person(answerListeningQuestion, ({ person, body }) => listening.answer(person, body));
  routes.person(listListenings, ({ person, body }) => listening.list(person, body));
  routes.person(getDictation, ({ person, query }) => dictations.get(person, query.textId));
  routes.person(startDictation, ({ person, body }) => dictations.start(person, body));
  routes.person(answerDictation, ({ person, body }) => dictations.answer(person, body));
};
