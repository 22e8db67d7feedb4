import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { createSaveWord, type SaveWord } from './save-word.service.ts';

export type VocabularyService = { saveWord: SaveWord };

export type VocabularyParts = { db: Db; clock: Clock };

export const createVocabulary = (parts: VocabularyParts): VocabularyService => ({
  saveWord: createSaveWord(parts),
});
