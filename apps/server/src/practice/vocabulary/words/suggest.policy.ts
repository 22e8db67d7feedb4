import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import { mostSuggestedWords } from '@pratik/contract/vocabulary';
import { foldEnglish } from '@pratik/text/fold-words';
import type { WordInText } from '../../../curriculum/curriculum.service.ts';

/** What the user has: ids of library words, and the spellings of all cards, as `foldEnglish` returns them. */
export type OwnWords = { itemIds: ReadonlySet<string>; wordKeys: ReadonlySet<string> };

/**
 * Chooses the words that are most useful to a learner of the given level: words of this level first, then words of
 * the next level and of the text’s glossary. Among them, rarer words come first, because the learner probably knows
 * the frequent ones. Easier words and words that are two or more levels above are left out, and so are the learner’s
 * own words.
 */
export const chooseSuggested = <W extends WordInText>(
  words: readonly W[],
  level: CefrLevel,
  own: OwnWords,
): W[] => {
  const rankOf = (word: W): number =>
    word.level === null ? 1 : cefrLevels.indexOf(word.level) - cefrLevels.indexOf(level);
  const isNew = ({ word, wordId }: W): boolean =>
    !own.wordKeys.has(foldEnglish(word)) && (wordId === undefined || !own.itemIds.has(wordId));
  return words
    .filter((word) => rankOf(word) >= 0 && rankOf(word) <= 1 && isNew(word))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.frequency - b.frequency)
    .slice(0, mostSuggestedWords);
};
