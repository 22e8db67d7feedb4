import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { totalCap } from '@pratik/contract/common';
import type { exportWords, listWords } from '@pratik/contract/vocabulary';
import type { exportAnki } from '@pratik/contract/vocabulary-files';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import { type Clock, dayOf, nextDayStart } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import type { Progress } from '../../progress/progress.service.ts';
import { ankiFile } from './anki/anki-file.ts';
import { createExtraPractice, type ExtraPractice } from './extra/extra.service.ts';
import { createGaps, type Gaps } from './gaps/gaps.service.ts';
import { createGapRounds } from './gaps/rounds.service.ts';
import { createLessons, type Lessons } from './grammar/lessons.service.ts';
import { createImport, type ImportParts, type ImportService } from './import/import.service.ts';
import { createReviews, type Reviews } from './review/review.service.ts';
import { createOpenSession, type OpenSession, type WordOrder } from './review/session.service.ts';
import { createVocabularyStats, type VocabularyStats } from './stats/stats.service.ts';
import { createTodayOf, type TodayOf } from './stats/today.service.ts';
import { putPace, selectCard } from './vocabulary.store.ts';
import type { CardRow } from './vocabulary.tables.ts';
import { cardView } from './vocabulary.view.ts';
import { type CardChanges, createCardChanges } from './words/edit-word.service.ts';
import { createSaveWord, type SaveWord } from './words/save-word.service.ts';
import { createSuggestWords, type SuggestWords } from './words/suggest-words.service.ts';
import { countWords, selectWords } from './words/word-list.store.ts';
import { wordsAsCsv, wordsCsvWords } from './words/words.csv.ts';

export type VocabularyService = Reviews &
  CardChanges &
  ExtraPractice &
  VocabularyStats &
  Gaps &
  Lessons &
  ImportService & {
    saveWord: SaveWord;
    suggestWords: SuggestWords;
    openSession: OpenSession;
    todayOf: TodayOf;
    list(user: SignedInUser, query: BodyOf<typeof listWords>): Promise<AnswerOf<typeof listWords>>;
    /** Yields all words of the list as a CSV file. */
    file(
      user: SignedInUser,
      query: BodyOf<typeof exportWords>,
    ): { name: string; lines: AsyncIterable<string> };
    /** Returns all words of the list as a file for Anki. */
    ankiFile(
      user: SignedInUser,
      query: BodyOf<typeof exportAnki>,
      signal: AbortSignal,
    ): Promise<AnswerOf<typeof exportAnki>>;
    setPace(user: SignedInUser, newPerDay: number): Promise<void>;
    /** Returns the example sentence on one of the user’s cards; null when the card has no example sentence. */
    sentenceOf(user: SignedInUser, cardId: string): Promise<CardSentence | null>;
  };

export type CardSentence = { word: string; text: string; tr: string | null };

export type VocabularyParts = {
  db: Db;
  clock: Clock;
  curriculum: Curriculum;
  levels: LevelsService;
  progress: Progress;
  wordOrder: WordOrder;
} & ImportParts;

const rowsAtOnce = 500;

export const createVocabulary = (parts: VocabularyParts): VocabularyService => {
  const { db, clock } = parts;
  const rounds = createGapRounds(parts);
  const dueBefore = (user: SignedInUser) => nextDayStart(clock.now(), user.timeZone);

  async function* all(user: SignedInUser, filters: BodyOf<typeof exportWords>): AsyncGenerator<CardRow[]> {
    const query = { ...filters, dueBefore: dueBefore(user) };
    for (let page = 0; ; page += 1) {
      const rows = await selectWords(db, user.id, query, page, rowsAtOnce);
      if (rows.length > 0) yield rows;
      if (rows.length < rowsAtOnce) return;
    }
  }

  return {
    ...createReviews(parts),
    ...createCardChanges(parts),
    ...createExtraPractice(parts),
    ...createVocabularyStats(parts),
    ...createGaps({ ...parts, rounds }),
    ...createLessons({ ...parts, rounds }),
    ...createImport(parts),
    saveWord: createSaveWord(parts),
    suggestWords: createSuggestWords(parts),
    openSession: createOpenSession(parts),
    todayOf: createTodayOf(parts),

    async list(user, { filter, search, page, size }) {
      const query = { filter, search, dueBefore: dueBefore(user) };
      const [rows, found] = await Promise.all([
        selectWords(db, user.id, query, page, size),
        countWords(db, user.id, query),
      ]);
      return {
        cards: rows.map((row) => cardView(row, clock.now(), user.timeZone)),
        total: Math.min(found, totalCap),
        totalCapped: found > totalCap,
        page,
        size,
      };
    },

    file: (user, filters) => ({
      name: `${wordsCsvWords[user.language].fileName}-${dayOf(clock.now(), user.timeZone)}.csv`,
      lines: wordsAsCsv(all(user, filters), user.language),
    }),

    async ankiFile(user, { format, ...filters }, signal) {
      const options = { format, now: clock.now().toISOString() };
      const file = await ankiFile(parts.isolation, all(user, filters), options, user.id, signal);
      const name = `${wordsCsvWords[user.language].fileName}-${dayOf(clock.now(), user.timeZone)}`;
      return { name: `${name}.${format === 'apkg' ? 'apkg' : 'txt'}`, file };
    },

    setPace: (user, newPerDay) => putPace(db, user.id, newPerDay),

    async sentenceOf(user, cardId) {
      const card = await selectCard(db, cardId, user.id);
      return card?.sentence ? { word: card.word, text: card.sentence, tr: card.sentence_tr } : null;
    },
  };
};
