import type { BodyOf } from '@pratik/contract/call';
import type { CefrLevel } from '@pratik/contract/common';
import type { AskedCard, reviewWords } from '@pratik/contract/vocabulary';
import { type Clock, dayOf } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { answeredAt, asBefore, fromBefore, graded } from '../../../platform/spaced-repetition/scheduling.ts';
import { difficultyOf, type Progress } from '../../../progress/progress.service.ts';
import { lockCard, updateCard } from '../vocabulary.store.ts';
import type { CardRow } from '../vocabulary.tables.ts';
import { askedView } from '../vocabulary.view.ts';
import { selectFirstMet } from './first-met.store.ts';
import { isLeech, knownAtFirst } from './review.policy.ts';
import { insertReview, markUndone, selectLastReview, selectReview } from './review.store.ts';

type Sent = BodyOf<typeof reviewWords>;

export type Reviews = {
  /** Stores each answer once, in the order in which the answers were given. Returns the updated cards. */
  review(user: SignedInUser, sent: Sent): Promise<AskedCard[]>;
  /** Undoes the last answer to a card. @throws Problem not-found, conflict */
  undo(user: SignedInUser, reviewId: string): Promise<AskedCard>;
};

type Parts = { db: Db; clock: Clock; progress: Progress };

export const createReviews = ({ db, clock, progress }: Parts): Reviews => {
  /** Stores one answer. Returns undefined when the card was removed. */
  const take = (
    user: SignedInUser,
    { id, cardId, ...given }: Sent['reviews'][number],
    sentAt: Date,
    firstMet: ReadonlyMap<string, CefrLevel>,
  ) =>
    db.transaction().execute(async (tx): Promise<CardRow | undefined> => {
      const now = clock.now();
      const card = await lockCard(tx, cardId, user.id);
      if (!card || card.deleted_at !== null) return undefined;
      const at = answeredAt({ at: new Date(given.at), sentAt, now, lastReviewAt: card.last_review_at });
      const isNew = await insertReview(tx, {
        id,
        card_id: cardId,
        user_id: user.id,
        grade: given.grade,
        mode: given.mode,
        typed: given.typed ?? null,
        before: asBefore(card),
        reviewed_at: at,
        received_at: now,
        undone_at: null,
      });
      if (!isNew) return card;
      await progress.recordActivity(tx, user, { kind: 'vocabulary', turns: 1 }, now);
      const level = card.introduced_on === null ? firstMet.get(cardId) : undefined;
      if (level) {
        const known = {
          skill: 'vocabulary',
          difficulty: difficultyOf(level),
          ...knownAtFirst(given.grade),
        } as const;
        await progress.recordEvidence(tx, user.id, known, now);
      }
      const next = graded(card, given.grade, at);
      const leech = next.lapses > card.lapses && isLeech({ ...card, lapses: next.lapses });
      return updateCard(tx, cardId, {
        ...next,
        introduced_on: card.introduced_on ?? dayOf(at, user.timeZone),
        ...(leech ? { suspended_at: now, leech_at: now } : {}),
      });
    });

  return {
    async review(user, { sentAt, reviews }) {
      const cards = new Map<string, CardRow>();
      const asked = reviews.map(({ cardId }) => cardId);
      const firstMet = await selectFirstMet(db, user.id, asked);
      const inTime = reviews.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
      // Stores each answer in a separate transaction: an error does not undo the answers stored before it, and two
      // devices cannot deadlock.
      for (const one of inTime) {
        const card = await take(user, one, new Date(sentAt), firstMet);
        if (card) cards.set(card.id, card);
      }
      return [...cards.values()].map((card) => askedView(card, clock.now(), user.timeZone));
    },

    undo: (user, reviewId) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now();
        const known = await selectReview(tx, reviewId, user.id);
        const card = known && (await lockCard(tx, known.card_id, user.id));
        // Reads the review again while the card is locked, because two copies of the same undo may arrive.
        const review = card && (await selectReview(tx, reviewId, user.id));
        if (!card || !review || card.deleted_at !== null) throw new Problem('not-found');
        if (review.undone_at !== null) return askedView(card, now, user.timeZone);
        const last = await selectLastReview(tx, card.id);
        if (last?.id !== reviewId) throw new Problem('conflict');
        await markUndone(tx, reviewId, now);
        // When this answer made the card a leech, the undo also resumes it.
        const wasLeech = card.leech_at?.getTime() === review.received_at.getTime();
        const back = await updateCard(tx, card.id, {
          ...fromBefore(review.before),
          ...(wasLeech ? { suspended_at: null, leech_at: null } : {}),
        });
        return askedView(back, now, user.timeZone);
      }),
  };
};
