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
  routes.person(getReadingChoices, ({ person, query }) => reading.choices(person, query.level));
  routes.person(getReading, ({ person, query }) => reading.get(person, query.id));
  routes.person(startReading, ({ person, body }) => reading.start(person, body));
  routes.person(reportReading, async ({ person, body }) => {
    await reading.report(person, body);
    return { done: true } as const;
  });
  routes.person(finishReadingText, async ({ person, body }) => ({
    reading: await reading.finishText(person, body.readingId),
  }));
  routes.person(answerReadingQuestion, ({ person, body }) => reading.answer(person, body));
  routes.person(listReadings, ({ person, body }) => reading.list(person, body));
};
