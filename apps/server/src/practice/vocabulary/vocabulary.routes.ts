import {
  answerExtra,
  changeWord,
  editWord,
  exportWords,
  getExtraPractice,
  getVocabularyFigures,
  getVocabularySession,
  listWords,
  reviewWords,
  saveWord,
  setVocabularyPace,
  undoReview,
} from '@pratik/contract/vocabulary';
import { exportAnki, importWords } from '@pratik/contract/vocabulary-files';
import { answerGap, startGaps } from '@pratik/contract/vocabulary-gaps';
import { leaving } from '../../platform/http/leaving.ts';
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
  routes.person(editWord, async ({ person, body }) => ({ card: await vocabulary.edit(person, body) }));
  routes.person(getExtraPractice, async ({ person }) => ({ cards: await vocabulary.extra(person) }));
  routes.person(answerExtra, async ({ person, body }) => {
    await vocabulary.answerExtra(person, body);
    return { done: true } as const;
  });
  routes.person(getVocabularyFigures, ({ person }) => vocabulary.figures(person));
  routes.person(startGaps, async ({ person, body }) => ({
    round: await vocabulary.startGaps(person, body.roundId),
  }));
  routes.person(answerGap, ({ person, body }) => vocabulary.answerGap(person, body));
  routes.person(importWords, ({ person, body, reply }) =>
    vocabulary.importWords(person, body, leaving(reply)),
  );
  routes.person(exportAnki, ({ person, body, reply }) => vocabulary.ankiFile(person, body, leaving(reply)));
  routes.person(setVocabularyPace, async ({ person, body }) => {
    await vocabulary.setPace(person, body.newPerDay);
    return { done: true } as const;
  });
};
