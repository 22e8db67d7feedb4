import type { CorrectionCode } from '@pratik/contract/feedback';
import type { Word } from './word.ts';

/** A change of the words from `from` up to, not including, `to`. */
export type Match = {
  code: CorrectionCode;
  /** Which explanation fits; the code's own when there is none of this name. */
  pattern: string;
  from: number;
  to: number;
  /** Best first. */
  replacements: string[];
  confidence: number;
  /** The replacement stands as it is, even where the original has a capital. */
  asWritten?: boolean;
};

export type SentenceView = {
  words: readonly Word[];
  /** Ends with a question mark. */
  question: boolean;
  /** Everything of the text that stands before this sentence, lower case words only. */
  earlier: ReadonlySet<string>;
};

/** One family of errors: looks at a sentence, names what is wrong. Never throws, linear but for small windows. */
export type Pattern = (view: SentenceView) => Match[];

/** The written words of a span, one blank between them. */
export function textOf(words: readonly Word[], from: number, to: number): string {
  return words
    .slice(from, to)
    .map((word) => word.text)
    .join(' ');
}

/** The replacement begins with a capital where the original did (but "I" stays, and names do). */
export function likeOriginal(original: string, replacement: string): string {
  const capital = /^\p{Lu}/u.test(original) && !/^I(?:$|['’ ])/.test(original);
  return capital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
}

/** A match in one line, for patterns that name many small slips. */
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
