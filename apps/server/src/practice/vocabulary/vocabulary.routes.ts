import { saveWord } from '@pratik/contract/vocabulary';
import type { Routes } from '../../platform/http/routes.ts';
import type { VocabularyService } from './vocabulary.service.ts';

export const registerVocabularyRoutes = (routes: Routes, vocabulary: VocabularyService): void => {
  routes.person(saveWord, ({ person, body }) => vocabulary.saveWord(person, body));
};
