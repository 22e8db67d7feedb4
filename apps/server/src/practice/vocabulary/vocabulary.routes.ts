import { getLesson, listLessons, startLesson } from '@pratik/contract/grammar';
import {
  answerExtra,
  changeWord,
  editWord,
  exportWords,
  getExtraPractice,
  getVocabularySession,
  getVocabularyStats,
  listWords,
  reviewWords,
  saveWord,
  setVocabularyPace,
  suggestWords,
  undoReview,
} from '@pratik/contract/vocabulary';
import { exportAnki, importWords } from '@pratik/contract/vocabulary-files';
import { answerGap, startGaps } from '@pratik/contract/vocabulary-gaps';
import type { Routes } from '../../platform/http/routes.ts';
import { clientAbort } from '../../platform/http/streams/client-abort.ts';
import type { VocabularyService } from './vocabulary.service.ts';

export const registerVocabularyRoutes = (routes: Routes, vocabulary: VocabularyService): void => {
  routes.user(saveWord, ({ user, body }) => vocabulary.saveWord(user, body));
  routes.user(suggestWords, ({ user, body }) => vocabulary.suggestWords(user, body));
  routes.user(getVocabularySession, ({ user }) => vocabulary.openSession(user));
  routes.user(reviewWords, async ({ user, body }) => ({ cards: await vocabulary.review(user, body) }));
  routes.user(undoReview, async ({ user, body }) => ({
    card: await vocabulary.undo(user, body.reviewId),
  }));
  routes.user(listWords, ({ user, body }) => vocabulary.list(user, body));
  routes.csv(exportWords, ({ user, body }) => vocabulary.file(user, body));
  routes.user(changeWord, async ({ user, body }) => ({ card: await vocabulary.change(user, body) }));
  routes.user(editWord, async ({ user, body }) => ({ card: await vocabulary.edit(user, body) }));
  routes.user(getExtraPractice, async ({ user }) => ({ cards: await vocabulary.extra(user) }));
  routes.user(answerExtra, async ({ user, body }) => {
    await vocabulary.answerExtra(user, body);
    return { done: true } as const;
  });
  routes.user(getVocabularyStats, ({ user }) => vocabulary.stats(user));
  routes.user(startGaps, async ({ user, body }) => ({
    round: await vocabulary.startGaps(user, body.roundId),
  }));
  routes.user(answerGap, ({ user, body }) => vocabulary.answerGap(user, body));
  routes.user(listLessons, ({ user, body }) => vocabulary.listLessons(user, body));
  routes.user(getLesson, async ({ user, body }) => ({ lesson: await vocabulary.lesson(user, body.id) }));
  routes.user(startLesson, async ({ user, body }) => ({ round: await vocabulary.startLesson(user, body) }));
  routes.upload(importWords, ({ user, body, file, reply }) =>
    vocabulary.importWords(user, { ...body, file }, clientAbort(reply)),
  );
  routes.user(exportAnki, ({ user, body, reply }) => vocabulary.ankiFile(user, body, clientAbort(reply)));
  routes.user(setVocabularyPace, async ({ user, body }) => {
    await vocabulary.setPace(user, body.newPerDay);
    return { done: true } as const;
  });
};
