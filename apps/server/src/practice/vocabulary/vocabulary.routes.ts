import {
  changeWord,
  exportWords,
  getVocabularySession,
  listWords,
  reviewWords,
  saveWord,
  setVocabularyPace,
  undoReview,
} from '@pratik/contract/vocabulary';
import type { Routes } from '../../platform/http/routes.ts';
import type { VocabularyService } from './vocabulary.service.ts';

export const registerVocabularyRoutes = (routes: Routes, vocabulary: VocabularyService): void => {
  routes.person(saveWord, ({ person, body }) => vocabulary.saveWord(person, body));
  routes.person(getVocabularySession, ({ person }) => vocabulary.openSession(person));
  routes.person(reviewWords, async ({ person, body }) => ({ cards: await vocabulary.review(person, body) }));
  routes.person(undoReview, async ({ person, body }) => ({
    card: await vocabulary.undo(person, body.reviewId),
  }));
  routes.person(listWords, ({ person, body }) => vocabulary.list(person, body));
  routes.csv(exportWords, ({ person, body }) => vocabulary.file(person, body));
  routes.person(changeWord, async ({ person, body }) => ({ card: await vocabulary.change(person, body) }));
  routes.person(setVocabularyPace, async ({ person, body }) => {
    await vocabulary.setPace(person, body.newPerDay);
    return { done: true } as const;
  });
};
