import type { BodyOf } from '@pratik/contract/call';
import type { changeWord, editWord, VocabularyCard } from '@pratik/contract/vocabulary';
import { foldTurkish } from '@pratik/text/fold-words';
import { type Clock, nextDayStart } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import { fieldProblem, Problem } from '../../../platform/http/problem.ts';
import { lockCard, lockCardOf, updateCard } from '../vocabulary.store.ts';
import type { CardRow } from '../vocabulary.tables.ts';
import { cardView } from '../vocabulary.view.ts';

export type CardChanges = {
  /** Suspends, buries or removes a card, or reverses one of these changes. @throws Problem not-found */
  change(user: SignedInUser, wish: BodyOf<typeof changeWord>): Promise<VocabularyCard>;
  /** Edits the content of a card without changing its review dates. @throws Problem not-found, validation */
  edit(user: SignedInUser, wish: BodyOf<typeof editWord>): Promise<VocabularyCard>;
};

type Change = BodyOf<typeof changeWord>['change'];

const changed = (change: Change, card: CardRow, now: Date, timeZone: string): Partial<CardRow> =>
  ({
    suspend: { suspended_at: now },
    // When a leech is resumed, its earlier lapses no longer count towards suspending the card.
    resume: {
      suspended_at: null,
      leech_at: null,
      ...(card.leech_at === null ? {} : { pardoned_lapses: card.lapses }),
    },
    bury: { buried_until: nextDayStart(now, timeZone) },
    unbury: { buried_until: null },
    remove: { deleted_at: now },
    restore: { deleted_at: null },
  })[change];

export const createCardChanges = ({ db, clock }: { db: Db; clock: Clock }): CardChanges => ({
  change: (user, { cardId, change }) =>
    db.transaction().execute(async (tx) => {
      const now = clock.now();
      const card = await lockCard(tx, cardId, user.id);
      if (!card || (card.deleted_at !== null && change !== 'restore' && change !== 'remove')) {
        throw new Problem('not-found');
      }
      const row = await updateCard(tx, cardId, changed(change, card, now, user.timeZone));
      return cardView(row, now, user.timeZone);
    }),

  edit: (user, { cardId, meaning, sentence, sentenceTr, note }) =>
    db.transaction().execute(async (tx) => {
      const card = await lockCard(tx, cardId, user.id);
      if (!card || card.deleted_at !== null) throw new Problem('not-found');
      const meaningKey = foldTurkish(meaning);
      const same = await lockCardOf(tx, user.id, card.word_key, meaningKey);
      if (same && same.id !== cardId) {
        throw fieldProblem('/meaning', 'meaning-known');
      }
      const row = await updateCard(tx, cardId, {
        meaning,
        meaning_key: meaningKey,
        sentence: sentence || null,
        sentence_tr: sentenceTr || null,
        note: note || null,
      });
      return cardView(row, clock.now(), user.timeZone);
    }),
});
