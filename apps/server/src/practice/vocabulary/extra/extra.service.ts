import type { BodyOf } from '@pratik/contract/call';
import type { AskedCard, answerExtra } from '@pratik/contract/vocabulary';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Progress } from '../../../progress/progress.service.ts';
import { lockCard } from '../vocabulary.store.ts';
import { askedView } from '../vocabulary.view.ts';
import { insertExtraAnswer, selectForExtra } from './extra.store.ts';

export type ExtraPractice = {
  /**
   * Returns words for extra practice in addition to today’s reviews. Words without extra practice come first, ordered
   * by difficulty; then come the words whose last extra practice was longest ago. Extra practice does not change
   * review dates.
   */
  extra(user: SignedInUser): Promise<AskedCard[]>;
  /** Counts an answer in extra practice; a repeated answer is ignored. @throws Problem not-found */
  answerExtra(user: SignedInUser, given: BodyOf<typeof answerExtra>): Promise<void>;
};

const cardsInRound = 20;

export const createExtraPractice = ({
  db,
  clock,
  progress,
}: {
  db: Db;
  clock: Clock;
  progress: Progress;
}): ExtraPractice => ({
  async extra(user) {
    const rows = await selectForExtra(db, user.id, cardsInRound);
    return rows.map((row) => askedView(row, clock.now(), user.timeZone));
  },

  answerExtra: (user, { id, cardId, known }) =>
    db.transaction().execute(async (tx) => {
      const now = clock.now();
      const card = await lockCard(tx, cardId, user.id);
      if (!card || card.deleted_at !== null) throw new Problem('not-found');
      const row = { id, card_id: cardId, user_id: user.id, known, answered_at: now };
      if (!(await insertExtraAnswer(tx, row))) return;
      await progress.recordActivity(tx, user, { kind: 'vocabulary', turns: 1 }, now);
    }),
});
