import type { CefrLevel } from '@pratik/contract/common';
import { profileOf } from '@pratik/dialogue/level/profile';
import { simplify } from '@pratik/dialogue/level/simplify';
import type { WordLevels } from '@pratik/dialogue/level/word-levels';
import { isUnfitForPartner } from '@pratik/feedback/safety/check';
import { sentencesIn, sentencesOf } from './sentences.ts';

export type Limits = {
  level: CefrLevel;
  levels: WordLevels;
  /** Words that the learner or the scenario has used, in lower case. */
  allowed: ReadonlySet<string>;
};

/**
 * The text of a reply that the learner sees. `dropped` is true when sentences were left out because no version of them
 * was easy enough.
 */
export type LimitedReply = { shown: string; dropped: boolean };

type Parts = Limits & {
  /** Asks the AI for an easier version of the rest of its reply, without the given difficult words. */
  again(rest: string, words: readonly string[]): AsyncIterable<string>;
};

/** Number of words of a reply for each word that may be above the learner’s level: one in 20, which is five percent. */
const wordsForOneAbove = 20;
/**
 * Factor by which a simplified sentence may exceed the maximum sentence length of the level. A longer sentence is
 * better than a missing sentence.
 */
const mostLength = 2;
/**
 * Maximum number of sentences of a reply that are sent to the AI for an easier version. A level allows at most four
 * sentences.
 */
const mostSentences = 6;

/**
 * Creates the check that decides for each sentence of one reply whether it is easy enough. The check counts the words
 * of the accepted sentences.
 */
const readerOf = ({ level, levels, allowed }: Limits) => {
  let words = 0;
  let above = 0;
  const look = (sentence: string) => profileOf(sentence, level, levels, allowed);
  const fits = (found: ReturnType<typeof look>, length: number): boolean =>
    level === 'C1' ||
    (found.length <= length &&
      (found.above.length === 0 ||
        above + found.above.length <= Math.floor((words + found.words) / wordsForOneAbove)));
  return {
    look,
    /** Returns whether the sentence is easy enough, and counts its words if it is. */
    takes(sentence: string, length = 1): boolean {
      const found = look(sentence);
      if (!fits(found, length)) return false;
      words += found.words;
      above += found.above.length;
      return true;
    },
  };
};

/**
 * Yields the sentences of a model’s reply that fit the learner’s level, each as soon as it is complete. At the first
 * sentence above the level, the model is asked once for an easier version of the rest. Sentences of that version
 * that are still above the level are simplified with the word table, or left out. Unsuitable text is passed on,
 * because the caller replaces it and ends the reply.
 */
export async function* limitToLevel(
  pieces: AsyncIterable<string>,
  parts: Parts,
): AsyncGenerator<string, LimitedReply> {
  const reader = readerOf(parts);
  const { level, levels } = parts;
  let shown = '';
  let dropped = false;
  const show = (text: string): string => {
    const gap = shown === '' || /\s$/.test(shown) || /^\s/.test(text) ? '' : ' ';
    shown += gap + text;
    return gap + text;
  };

  /**
   * Returns the sentence unchanged if it is easy enough, otherwise the easy sentences of its version simplified with
   * the word table.
   */
  const easier = (sentence: string): string[] => {
    if (reader.takes(sentence)) return [sentence];
    const { above, length } = reader.look(sentence);
    const simple = sentencesIn(simplify(sentence, level, levels, above, length > 1));
    return simple.filter((one) => {
      const fits = reader.takes(one, mostLength);
      dropped ||= !fits;
      return fits;
    });
  };

  const sentences = sentencesOf(pieces);
  for await (const sentence of sentences) {
    if (isUnfitForPartner(sentence)) {
      yield show(sentence);
      return { shown, dropped };
    }
    if (reader.takes(sentence)) {
      yield show(sentence);
      continue;
    }
    let rest = sentence;
    for (let count = 1; count < mostSentences; count += 1) {
      const next = await sentences.next();
      if (next.done) break;
      rest += next.value;
    }
    const words = [...new Set(sentencesIn(rest).flatMap((one) => reader.look(one).above))];
    for await (const other of sentencesOf(parts.again(rest, words)))
      for (const one of isUnfitForPartner(other) ? [other] : easier(other)) yield show(one);
    break;
  }
  return { shown, dropped };
}
