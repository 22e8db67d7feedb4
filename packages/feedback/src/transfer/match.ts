import type { CorrectionCode } from '@pratik/contract/feedback';
import type { Word } from './word.ts';

/** A detected error with its replacements for the words from `from` (inclusive) to `to` (exclusive). */
export type Match = {
  code: CorrectionCode;
  /** Name of the explanation. Without an explanation of this name, the error code’s explanation is used. */
  pattern: string;
  from: number;
  to: number;
  /** Replacement texts, best first. */
  replacements: string[];
  confidence: number;
  /** Keeps the replacement’s own capital letters, even where the original has a capital letter. */
  asWritten?: boolean;
};

export type SentenceView = {
  words: readonly Word[];
  /** The sentence ends with a question mark. */
  question: boolean;
  /** The words of the text before this sentence, in lower case and without punctuation. */
  earlier: ReadonlySet<string>;
};

/**
 * Detects one family of errors in a sentence. Never throws. Takes linear time, except within small windows of
 * words.
 */
export type Pattern = (view: SentenceView) => Match[];

/** Returns the words of a span as written, separated by single spaces. */
export function textOf(words: readonly Word[], from: number, to: number): string {
  return words
    .slice(from, to)
    .map((word) => word.text)
    .join(' ');
}

/** Capitalises the replacement when the original is capitalised (except "I"). */
export function likeOriginal(original: string, replacement: string): string {
  const capital = /^\p{Lu}/u.test(original) && !/^I(?:$|['’ ])/.test(original);
  return capital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
}

/** Creates a match with few arguments, for patterns with many small errors. */
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
