import {
  answerReadingQuestion,
  finishReadingText,
  getReading,
  getReadingChoices,
  listReadings,
  reportReading,
  startReading,
} from '@pratik/contract/reading';
import type { Routes } from '../../platform/http/routes.ts';
import type { ReadingService } from './reading.service.ts';

export const registerReadingRoutes = (routes: Routes, reading: ReadingService): void => {
  routes.user(getReadingChoices, ({ user, query }) => reading.choices(user, query.level));
  routes.user(getReading, ({ user, query }) => reading.get(user, query.id));
  routes.user(startReading, ({ user, body }) => reading.start(user, body));
  routes.user(reportReading, async ({ user, body }) => {
    await reading.report(user, body);
    return { done: true } as const;
  });
  routes.user(finishReadingText, async ({ user, body }) => ({
    reading: await reading.finishText(user, body.readingId),
  }));
  routes.user(answerReadingQuestion, ({ user, body }) => reading.answer(user, body));
  routes.user(listReadings, ({ user, body }) => reading.list(user, body));
};
