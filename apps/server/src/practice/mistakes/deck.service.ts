import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { LearnerCorrections } from '../../processing/learner-corrections.service.ts';
import { makesCard } from './mistakes.policy.ts';
import { isFilled, markFilled, putCards, replaceSentences } from './mistakes.store.ts';
import { patternOf } from './pattern.ts';

/** Keeps the cards of a learner’s mistakes consistent with the corrections. */
export type Deck = {
  /** Updates the deck after a change of a message’s corrections, in the transaction of the change. */
  update(tx: Tx, message: { id: string; userId: string }): Promise<void>;
  /** Adds the corrections that were made before the deck existed. Does nothing when they were already added. */
  fill(userId: string): Promise<void>;
};

type Parts = { db: Db; clock: Clock; corrections: LearnerCorrections };

/** Maximum number of earlier messages whose corrections are added to a deck. */
const mostEarlierMessages = 300;

export const createDeck = ({ db, clock, corrections }: Parts): Deck => {
  const update = async (tx: Tx, { id, userId }: { id: string; userId: string }) => {
    const found = (await corrections.lockedOf(tx, userId, id)).filter(makesCard).map((one) => ({
      ...one,
      code: one.correction.code,
      pattern: patternOf(one.text, one.correction),
    }));
    const keyOf = ({ code, pattern }: { code: string; pattern: string }) => `${code} ${pattern}`;
    // Sorted, so that two messages of a learner that are checked at the same time cannot deadlock.
    const keys = [...new Map(found.map((one) => [keyOf(one), one])).entries()].toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    );
    const wanted = keys.map(([, { code, pattern }]) => ({ user_id: userId, code, pattern }));
    const cards = wanted.length === 0 ? [] : await putCards(tx, wanted, clock.now());
    const idOf = new Map(cards.map((card) => [keyOf(card), card.id]));
    await replaceSentences(
      tx,
      id,
      found.flatMap((one) => {
        const cardId = idOf.get(keyOf(one));
        return cardId
          ? [
              {
                correction_id: one.correction.id,
                card_id: cardId,
                message_id: id,
                written_at: one.writtenAt,
              },
            ]
          : [];
      }),
    );
  };

  return {
    update,
    async fill(userId) {
      if (await isFilled(db, userId)) return;
      for (const id of await corrections.correctedMessages(userId, mostEarlierMessages)) {
        await db.transaction().execute((tx) => update(tx, { id, userId }));
      }
      await markFilled(db, userId, clock.now());
    },
  };
};
