import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type { saveWord } from '@pratik/contract/vocabulary';
import { mostOwnWords } from '@pratik/contract/vocabulary-files';
import { foldEnglish, foldTurkish } from '@pratik/text/fold-words';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import { fieldProblem, Problem } from '../../../platform/http/problem.ts';
import { insertCards, lockCard, lockCardOf, selectHasMoreCards, updateCard } from '../vocabulary.store.ts';

/**
 * Adds a word to a user’s words, once per sense. A removed word is restored.
 * @throws Problem not-found when the id belongs to another user’s card; validation when the user has too many words
 */
export type SaveWord = (
  user: Pick<SignedInUser, 'id'>,
  wish: BodyOf<typeof saveWord>,
) => Promise<AnswerOf<typeof saveWord>>;

export const createSaveWord =
  ({ db, clock }: { db: Db; clock: Clock }): SaveWord =>
  (user, { id, word, meaning, sentence, from }) =>
    db.transaction().execute(async (tx) => {
      const now = clock.now();
      const sent = await lockCard(tx, id, user.id);
      if (sent) return { cardId: sent.id, already: false };
      const keys = { word_key: foldEnglish(word), meaning_key: foldTurkish(meaning) };
      const [made] = await insertCards(tx, [
        {
          id,
          user_id: user.id,
          item_id: null,
          item_version: null,
          word,
          meaning,
          ...keys,
          also: [],
          pos: null,
          ipa: null,
          sentence: sentence || null,
          sentence_tr: null,
          origin: from.kind,
          origin_id: from.id ?? null,
          due: now,
          created_at: now,
        },
      ]);
      if (made) {
        if (await selectHasMoreCards(tx, user.id, mostOwnWords)) {
          throw fieldProblem('/word', 'vocabulary-full', { most: mostOwnWords });
        }
        return { cardId: made.id, already: false };
      }
      const had = await lockCardOf(tx, user.id, keys.word_key, keys.meaning_key);
      if (!had) throw new Problem('not-found');
      if (had.deleted_at === null) return { cardId: had.id, already: had.id !== id };
      await updateCard(tx, had.id, { deleted_at: null, created_at: now });
      return { cardId: had.id, already: false };
    });
