import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { totalCap } from '@pratik/contract/common';
import type { changeWord, exportWords, listWords, VocabularyCard } from '@pratik/contract/vocabulary';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels.service.ts';
import { type Clock, dayOf, nextDayStart } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Person } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Progress } from '../../progress/progress.service.ts';
import { createReviews, type Reviews } from './review.service.ts';
import { createSaveWord, type SaveWord } from './save-word.service.ts';
import { createOpenSession, type OpenSession } from './session.service.ts';
import { createTodayOf, type TodayOf } from './today.service.ts';
import { countWords, holdCard, putPace, selectWords, updateCard } from './vocabulary.store.ts';
import type { CardRow } from './vocabulary.tables.ts';
import { cardView } from './vocabulary.view.ts';
import { wordsAsCsv } from './words.csv.ts';

export type VocabularyService = Reviews & {
  saveWord: SaveWord;
  openSession: OpenSession;
  todayOf: TodayOf;
  list(person: Person, query: BodyOf<typeof listWords>): Promise<AnswerOf<typeof listWords>>;
  /** The same words, all of them, as a file. */
  file(person: Person, query: BodyOf<typeof exportWords>): { name: string; lines: AsyncIterable<string> };
  /** Suspends a card, takes it out, or back again. @throws Problem not-found */
  change(person: Person, wish: BodyOf<typeof changeWord>): Promise<VocabularyCard>;
  setPace(person: Person, newPerDay: number): Promise<void>;
};

export type VocabularyParts = {
  db: Db;
  clock: Clock;
  curriculum: Curriculum;
  levels: LevelsService;
  progress: Progress;
};

const rowsAtOnce = 500;

type Change = BodyOf<typeof changeWord>['change'];

const changed = (change: Change, now: Date): Partial<CardRow> =>
  ({
    suspend: { suspended_at: now },
    resume: { suspended_at: null },
    remove: { deleted_at: now },
    restore: { deleted_at: null },
  })[change];

export const createVocabulary = (parts: VocabularyParts): VocabularyService => {
  const { db, clock } = parts;
  const dueBefore = (person: Person) => nextDayStart(clock.now(), person.timeZone);

  async function* all(person: Person, filters: BodyOf<typeof exportWords>): AsyncGenerator<CardRow[]> {
    const query = { ...filters, dueBefore: dueBefore(person) };
    for (let page = 0; ; page += 1) {
      const rows = await selectWords(db, person.id, query, page, rowsAtOnce);
      if (rows.length > 0) yield rows;
      if (rows.length < rowsAtOnce) return;
    }
  }

  return {
    ...createReviews(parts),
    saveWord: createSaveWord(parts),
    openSession: createOpenSession(parts),
    todayOf: createTodayOf(parts),

    async list(person, { filter, search, page, size }) {
      const query = { filter, search, dueBefore: dueBefore(person) };
      const [rows, found] = await Promise.all([
        selectWords(db, person.id, query, page, size),
        countWords(db, person.id, query),
      ]);
      return {
        cards: rows.map(cardView),
        total: Math.min(found, totalCap),
        totalCapped: found > totalCap,
        page,
        size,
      };
    },

    file: (person, filters) => ({
      name: `kelimelerim-${dayOf(clock.now(), person.timeZone)}.csv`,
      lines: wordsAsCsv(all(person, filters)),
    }),

    change: (person, { cardId, change }) =>
      db.transaction().execute(async (tx) => {
        const card = await holdCard(tx, cardId, person.id);
        if (!card || (card.deleted_at !== null && change !== 'restore' && change !== 'remove')) {
          throw new Problem('not-found');
        }
        return cardView(await updateCard(tx, cardId, changed(change, clock.now())));
      }),

    setPace: (person, newPerDay) => putPace(db, person.id, newPerDay),
  };
};
