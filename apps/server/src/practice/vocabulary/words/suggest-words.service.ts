import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type { suggestWords } from '@pratik/contract/vocabulary';
import { foldEnglish } from '@pratik/text/fold-words';
import { sentenceSpans } from '@pratik/text/sentences';
import type { Curriculum } from '../../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../../curriculum/levels/levels.service.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import { selectItemIds, selectWordKeysAmong } from '../vocabulary.store.ts';
import { chooseSuggested } from './suggest.policy.ts';

/** Suggests words of a text that the user could learn, each with its sentence. */
export type SuggestWords = (
  user: SignedInUser,
  asked: BodyOf<typeof suggestWords>,
) => Promise<AnswerOf<typeof suggestWords>>;

/** CEFR level for word suggestions to a user without a level. */
const defaultLevel = 'A2';

export const createSuggestWords =
  ({ db, curriculum, levels }: { db: Db; curriculum: Curriculum; levels: LevelsService }): SuggestWords =>
  async (user, { text, textId }) => {
    const [found, level] = await Promise.all([curriculum.meaningsIn(text, textId), levels.cefrOf(user)]);
    const keys = found.map(({ word }) => foldEnglish(word));
    const [itemIds, wordKeys] = await Promise.all([
      selectItemIds(db, user.id),
      selectWordKeysAmong(db, user.id, keys),
    ]);
    const own = { itemIds: new Set(itemIds), wordKeys: new Set(wordKeys) };
    const spans = sentenceSpans(text);
    const sentenceAt = (at: number): string => {
      const span = spans.find(({ start, end }) => start <= at && at < end);
      return span ? text.slice(span.start, span.end) : '';
    };
    return {
      words: chooseSuggested(found, level ?? defaultLevel, own).map(({ word, meaning, at }) => ({
        word,
        meaning,
        sentence: sentenceAt(at),
      })),
    };
  };
