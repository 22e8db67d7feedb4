import type { RawCorrection, Source } from '../raw-correction.ts';
import type { PreparedText, Sentence } from '../text/prepare.ts';
import { likeOriginal, type Match } from './match.ts';
import { patterns } from './patterns.ts';
import { inStory, type Tenses, tensesOf } from './story-tense.ts';
import { tagWords } from './tagger.ts';
import type { Word } from './word.ts';

/**
 * Maximum number of tokens in a sentence. Longer sentences are skipped, because the time of the patterns grows with
 * the square of this number. A sentence of 600 UTF-16 code units has about 150 words.
 */
const mostTokens = 240;

/**
 * Creates the source for transfer errors, that is, errors that Turkish causes. The source applies the
 * patterns to tagged sentences in the calling thread.
 */
export function createTransferSource(): Source {
  return {
    name: 'transfer-grammar',
    version: '2',
    find: async (text) => findTransfer(text),
    close: async () => undefined,
  };
}

/**
 * Returns the corrections of the transfer grammar, which may overlap; `mergeFindings` removes overlaps later.
 */
export function findTransfer(prepared: PreparedText): RawCorrection[] {
  const corrections: RawCorrection[] = [];
  const earlier = new Set<string>();
  const tenses = { past: 0, present: 0 };
  for (const sentence of prepared.sentences) {
    if (sentence.language === 'en' && sentence.tokens.length <= mostTokens) {
      const words = tagWords(sentence.tokens);
      corrections.push(...findInSentence(prepared.text, sentence, words, earlier, tenses));
      const own = tensesOf(words);
      tenses.past += own.past;
      tenses.present += own.present;
    }
    for (const token of sentence.tokens) earlier.add(token.lower);
  }
  return corrections;
}

function findInSentence(
  text: string,
  sentence: Sentence,
  words: readonly Word[],
  earlier: ReadonlySet<string>,
  tenses: Tenses,
): RawCorrection[] {
  const view = { words, question: /\?["'”’)]*$/.test(sentence.text), earlier };
  const matches = patterns.flatMap((pattern) => pattern(view));
  return matches
    .filter((match) => match.pattern !== 'apostrophe' || !matches.some((other) => replaces(other, match)))
    .filter((match) => match.pattern !== 'be-insertion' || !matches.some((other) => namesVerb(other, match)))
    .flatMap((match) => toCorrection(text, words, inStory(match, words, tenses)) ?? []);
}

/** Whether another pattern replaces the same contraction without apostrophe, as in "He dont like" → "doesn't". */
const replaces = (other: Match, apostrophe: Match): boolean =>
  other.pattern !== 'apostrophe' && other.from === apostrophe.from && other.to === apostrophe.to;

/** Whether the pattern for "am agree" finds the same error as the general one. Its explanation names the verb. */
const namesVerb = (other: Match, match: Match): boolean =>
  other.pattern === 'be-agree' && other.from <= match.from && other.to >= match.to;

function toCorrection(text: string, words: readonly Word[], match: Match): RawCorrection | undefined {
  const first = words[match.from];
  const last = words[match.to - 1];
  if (first === undefined || last === undefined) return undefined;
  const original = text.slice(first.start, last.end);
  return {
    code: match.code,
    start: first.start,
    end: last.end,
    replacements: match.asWritten
      ? match.replacements
      : match.replacements.map((replacement) => likeOriginal(original, replacement)),
    source: 'transfer-grammar',
    confidence: match.confidence,
    pattern: match.pattern,
  };
}
