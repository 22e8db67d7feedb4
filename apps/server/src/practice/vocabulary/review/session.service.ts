import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { getVocabularySession } from '@pratik/contract/vocabulary';
import { foldEnglish, foldTurkish } from '@pratik/text/fold-words';
import type { Curriculum, Item } from '../../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../../curriculum/levels/levels.service.ts';
import { type Clock, dayOf, dayStart, nextDayStart } from '../../../platform/clock/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import type { Progress } from '../../../progress/progress.service.ts';
import { countDue } from '../stats/today.store.ts';
import {
  countIntroduced,
  countReviews,
  insertCards,
  lockPace,
  type NewCard,
  selectCounts,
  selectDue,
  selectItemIds,
  selectPace,
  selectUnseen,
} from '../vocabulary.store.ts';
import { askedView } from '../vocabulary.view.ts';
import {
  inOrder,
  inPathOrder,
  oneSenseEach,
  reviewsPlanned,
  roomForNew,
  shuffledFor,
} from './review.policy.ts';

/** Returns today’s cards. New words of the user’s level are added up to the daily pace. */
export type OpenSession = (user: SignedInUser) => Promise<AnswerOf<typeof getVocabularySession>>;

type Parts = {
  db: Db;
  clock: Clock;
  curriculum: Curriculum;
  levels: LevelsService;
  progress: Progress;
  wordOrder: WordOrder;
};

/** Returns the ids of a level’s words in the order in which the learner should learn them. Words may be missing. */
export type WordOrder = (user: SignedInUser, levelId: string) => Promise<readonly string[]>;

const defaultLevel = 'A2';
const cardsAtOnce = 100;

export const createOpenSession = ({
  db,
  clock,
  curriculum,
  levels,
  progress,
  wordOrder,
}: Parts): OpenSession => {
  /**
   * Returns library words that the user has never had: words of the user’s level first, then words of higher
   * levels. Within a level, the order is that of the learning path; other words follow.
   */
  const newWords = async (user: SignedInUser, wanted: number): Promise<Item<'word'>[]> => {
    const [list, had] = await Promise.all([levels.listFor(user), selectItemIds(db, user.id)]);
    const known = new Set(had);
    const home = list.findIndex(({ id }) => id === (user.levelId ?? defaultLevel));
    const found: Item<'word'>[] = [];
    for (const { id } of list.slice(Math.max(0, home))) {
      if (found.length >= wanted) break;
      const words = await curriculum.published('word', { levelId: id });
      const fresh = words.filter((word) => !known.has(word.id));
      // Several levels with the same CEFR level contain the same words.
      for (const word of fresh) known.add(word.id);
      const order = await wordOrder(user, id);
      found.push(...oneSenseEach(inPathOrder(shuffledFor(user.id, fresh), order)));
    }
    return found;
  };

  /**
   * Returns the words that may be added today. They are read before the transaction begins, because a transaction
   * must not wait for a second connection.
   */
  const offered = async (user: SignedInUser, today: string): Promise<Item<'word'>[]> => {
    const now = clock.now();
    const [pace, introduced, due] = await Promise.all([
      selectPace(db, user.id),
      countIntroduced(db, user.id, today),
      countDue(db, user.id, now, nextDayStart(now, user.timeZone), reviewsPlanned),
    ]);
    const room = roomForNew({ pace, introduced, due });
    if (room <= 0 || (await selectUnseen(db, user.id, clock.now(), room)).length >= room) return [];
    return newWords(user, room);
  };

  /**
   * Adds offered words in order, one millisecond apart, until the session has enough new cards. Skips words
   * that the user already has.
   */
  const fillUp = async (tx: Tx, user: SignedInUser, wanted: number, words: Item<'word'>[], now: Date) => {
    let missing = wanted - (await selectUnseen(tx, user.id, now, wanted)).length;
    while (missing > 0 && words.length > 0) {
      const rows = words
        .splice(0, missing)
        .map((word, index) => cardOf(word, user.id, new Date(now.getTime() + index)));
      missing -= (await insertCards(tx, rows)).length;
    }
  };

  return async (user) => {
    const now = clock.now();
    const today = dayOf(now, user.timeZone);
    const words = await offered(user, today);
    return db.transaction().execute(async (tx) => {
      const tomorrow = nextDayStart(now, user.timeZone);
      const newPerDay = await lockPace(tx, user.id);
      await progress.recordActivity(tx, user, { kind: 'vocabulary', beginning: true }, now);
      const introduced = await countIntroduced(tx, user.id, today);
      const dueNow = await countDue(tx, user.id, now, tomorrow, reviewsPlanned);
      const room = roomForNew({ pace: newPerDay, introduced, due: dueNow });
      if (room > 0) await fillUp(tx, user, room, words, now);
      const due = await selectDue(tx, user.id, now, tomorrow, cardsAtOnce);
      const unseen = room > 0 ? await selectUnseen(tx, user.id, now, room) : [];
      const counts = await selectCounts(tx, user.id, now, tomorrow);
      const answeredToday = await countReviews(tx, user.id, dayStart(today, user.timeZone));
      return {
        cards: inOrder([...due, ...unseen], now).map((row) => askedView(row, now, user.timeZone)),
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
