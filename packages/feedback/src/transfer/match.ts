import type { CorrectionCode } from '@pratik/contract/feedback';
import type { Word } from './word.ts';

/**
 * An error that a pattern has found. The replacements apply to the words from `from` (inclusive) to `to`
 * (exclusive).
 */
export type Match = {
  code: CorrectionCode;
  /**
   * Name of the explanation of an error. If there is no explanation with this name, the explanation of the
   * error code is used.
   */
  pattern: string;
  from: number;
  to: number;
  /** Suggested replacements, best first. */
  replacements: string[];
  confidence: number;
  /**
   * Whether the replacement is used exactly as it is. By default, it gets a capital letter if the original text has
   * one.
   */
  asWritten?: boolean;
};

export type SentenceView = {
  words: readonly Word[];
  /** Whether the sentence ends with a question mark. */
  question: boolean;
  /** The words of the text before this sentence, in lower case and without punctuation marks. */
  earlier: ReadonlySet<string>;
};

/**
 * Finds one kind of error in a sentence. A pattern never throws an error, and its time is linear in the
 * number of words, except within small groups of words.
 */
export type Pattern = (view: SentenceView) => Match[];

/** Returns the words of a range as the learner wrote them, separated by single spaces. */
export function textOf(words: readonly Word[], from: number, to: number): string {
  return words
    .slice(from, to)
    .map((word) => word.text)
    .join(' ');
}

/**
 * Capitalises the replacement if the original text has a capital letter. The word "I" does not count as
 * capitalised.
 */
export function likeOriginal(original: string, replacement: string): string {
  const capital = /^\p{Lu}/u.test(original) && !/^I(?:$|['’ ])/.test(original);
  return capital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
}

/** Creates a match from a short list of arguments, for patterns that correct many small errors. */
export function found(
  code: CorrectionCode,
  pattern: string,
  from: number,
  to: number,
  replacements: string[],
  confidence = 0.82,
): Match {
  return { code, pattern, from, to, replacements, confidence };
}
