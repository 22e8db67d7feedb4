import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { getVocabularySession } from '@pratik/contract/vocabulary';
import type { Curriculum, Item } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels.service.ts';
import { type Clock, dayOf, dayStart, nextDayStart } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Person } from '../../platform/http/caller.ts';
import type { Progress } from '../../progress/progress.service.ts';
import { inOrder, shuffledFor } from './review.policy.ts';
import {
  countIntroduced,
  countReviews,
  holdPace,
  insertCards,
  type NewCard,
  selectCounts,
  selectDue,
  selectItemIds,
  selectPace,
  selectUnseen,
} from './vocabulary.store.ts';
import { askedView } from './vocabulary.view.ts';
import { foldEnglish, foldTurkish } from './word-key.ts';

/** Today's cards; what the day's pace still allows is added from the person's level. */
export type OpenSession = (person: Person) => Promise<AnswerOf<typeof getVocabularySession>>;

type Parts = { db: Db; clock: Clock; curriculum: Curriculum; levels: LevelsService; progress: Progress };

const defaultLevel = 'A2';
const cardsAtOnce = 100;

export const createOpenSession = ({ db, clock, curriculum, levels, progress }: Parts): OpenSession => {
  /** Words of the person's level they never had, then of the levels above it. */
  const newWords = async (person: Person, wanted: number): Promise<Item<'word'>[]> => {
    const [list, had] = await Promise.all([levels.listFor(person), selectItemIds(db, person.id)]);
    const known = new Set(had);
    const home = list.findIndex(({ id }) => id === (person.levelId ?? defaultLevel));
    const found: Item<'word'>[] = [];
    for (const { id } of list.slice(Math.max(0, home))) {
      if (found.length >= wanted) break;
      const words = await curriculum.published('word', { levelId: id });
      const fresh = words.filter((word) => !known.has(word.id));
      // Levels of one CEFR level share its words.
      for (const word of fresh) known.add(word.id);
      found.push(...shuffledFor(person.id, fresh));
    }
    return found;
  };

  /** What may be added today; read before the transaction, which must not wait for a second connection. */
  const offered = async (person: Person, today: string): Promise<Item<'word'>[]> => {
    const [pace, introduced] = await Promise.all([
      selectPace(db, person.id),
      countIntroduced(db, person.id, today),
    ]);
    const room = pace - introduced;
    if (room <= 0 || (await selectUnseen(db, person.id, clock.now(), room)).length >= room) return [];
    return newWords(person, room);
  };

  /** Adds offered words until there are enough never asked; those the person has by themselves are passed over. */
  const fillUp = async (tx: Tx, person: Person, wanted: number, words: Item<'word'>[], now: Date) => {
    let missing = wanted - (await selectUnseen(tx, person.id, now, wanted)).length;
    while (missing > 0 && words.length > 0) {
      const rows = words.splice(0, missing).map((word) => cardOf(word, person.id, now));
      missing -= (await insertCards(tx, rows)).length;
    }
  };

  return async (person) => {
    const now = clock.now();
    const today = dayOf(now, person.timeZone);
    const words = await offered(person, today);
    return db.transaction().execute(async (tx) => {
      const tomorrow = nextDayStart(now, person.timeZone);
      const newPerDay = await holdPace(tx, person.id);
      await progress.recordActivity(tx, person, { kind: 'vocabulary', beginning: true }, now);
      const room = Math.max(0, newPerDay - (await countIntroduced(tx, person.id, today)));
      if (room > 0) await fillUp(tx, person, room, words, now);
      const due = await selectDue(tx, person.id, now, tomorrow, cardsAtOnce);
      const unseen = room > 0 ? await selectUnseen(tx, person.id, now, room) : [];
      const counts = await selectCounts(tx, person.id, now, tomorrow);
      const answeredToday = await countReviews(tx, person.id, dayStart(today, person.timeZone));
      return {
        cards: inOrder([...due, ...unseen], now).map((row) => askedView(row, now, person.timeZone)),
        due: counts.due,
        fresh: unseen.length,
        answeredToday,
        newPerDay,
        words: counts.words,
        nextDueAt: counts.nextDueAt?.toISOString() ?? null,
      };
    });
  };
};

const cardOf = (item: Item<'word'>, userId: string, now: Date): NewCard => {
  const { word, tr, also, pos, ipa, examples } = item.body;
  return {
    id: randomUUID(),
    user_id: userId,
    item_id: item.id,
    item_version: item.version,
    word,
    meaning: tr,
    word_key: foldEnglish(word),
    meaning_key: foldTurkish(tr),
    also,
    pos,
    ipa,
    sentence: examples[0]?.en ?? null,
    sentence_tr: examples[0]?.tr ?? null,
    origin: 'level',
    origin_id: null,
    due: now,
    created_at: now,
  };
};
