import type { RawCorrection, Source } from '../raw-correction.ts';
import type { Sentence } from '../text/prepare.ts';
import type { Token } from '../text/tokens.ts';
import { createHarperLinter, type HarperDialect, type HarperLint } from './linter.ts';
import { ruleCodes, ruleConfidence } from './rules.ts';
import { spellingCorrection, wordsToSpell } from './spelling.ts';
import { type Neighbours, type Place, SpellingRank, type Vocabulary } from './spelling-rank.ts';

const version = '2.10.0';
/**
 * Maximum number of sentences that Harper checks in a text. No submitted piece has more. Harper takes about one
 * millisecond even for a short sentence.
 */
const mostSentences = 400;

/**
 * Creates the Harper source, which runs in the calling thread. The Harper source finds spelling errors and
 * general errors, and skips Turkish sentences. If `find` rejects, Harper’s WebAssembly has panicked and the
 * thread must be restarted.
 */
export async function createHarperSource(
  dialect: HarperDialect,
  vocabulary?: Vocabulary,
  neighbours?: Neighbours,
): Promise<Source> {
  const rank = vocabulary === undefined ? undefined : new SpellingRank(vocabulary, neighbours);
  const linter = await createHarperLinter(dialect);
  return {
    name: 'harper',
    version,
    close: async () => undefined,
    async find(prepared) {
      const english = prepared.sentences
        .filter((sentence) => sentence.language === 'en' && mayReachHarper(sentence))
        .slice(0, mostSentences);
      if (english.length === 0) return [];
      const spelt = english.flatMap((sentence) =>
        wordsToSpell(sentence).map((token) => ({ token, place: placeOf(sentence, token) })),
      );
      const words = [...new Set(spelt.map(({ token }) => lookupForm(token.text)))];
      const texts = [...new Set(english.map((sentence) => readableByHarper(sentence.text)))];
      const answer = await linter.check(texts, words);
      const suggestions = new Map(answer.misspellings.map(({ word, suggestions }) => [word, suggestions]));
      const spelling = spelt.map(({ token, place }) => {
        const found = suggestions.get(lookupForm(token.text));
        return found === undefined
          ? undefined
          : spellingCorrection(token, found, rank, dialect === 'both', place);
      });
      const lints = Map.groupBy(answer.lints, (lint) => texts[lint.sentence] ?? '');
      const grammar = english.flatMap((sentence) =>
        grammarCorrections(
          sentence,
          lints.get(readableByHarper(sentence.text)) ?? [],
          prepared.text.slice(Math.max(0, sentence.start - 10), sentence.start),
        ),
      );
      return [...spelling.filter((correction) => correction !== undefined), ...grammar];
    },
  };
}

/** Returns the words next to a word. A punctuation mark is no word. */
function placeOf({ tokens }: Sentence, token: Token): Place {
  const at = tokens.indexOf(token);
  const wordAt = (index: number) => (tokens[index]?.kind === 'word' ? tokens[index]?.lower : undefined);
  return { before: wordAt(at - 1), after: wordAt(at + 1) };
}

function lookupForm(word: string): string {
  return word.toLowerCase().replace(/[’‘]/g, "'");
}

/** Maximum number of punctuation marks in a sequence without spaces. "U.S.A." and "Well...!?" have fewer marks. */
const mostMarksInPiece = 6;

/** Maximum length in characters of a sequence without spaces. Harper fails on longer sequences. */
const longestPiece = 60;
/**
 * Maximum number of words in a sentence that Harper checks. For longer sentences, which do not occur in real texts,
 * Harper would take seconds.
 */
const mostPieces = 200;

function mayReachHarper(sentence: Sentence): boolean {
  if (!sentence.tokens.some((token) => token.kind === 'word')) return false;
  return (readableByHarper(sentence.text).match(/\S+/g)?.length ?? 0) <= mostPieces;
}

/**
 * Returns the text that is given to Harper, which has the same length as the original text. Spaces replace
 * very long words, on which Harper fails, and dense punctuation without spaces such as "a'a'a'a'…", for which
 * Harper takes seconds.
 */
export function readableByHarper(text: string): string {
  return text.replace(/\S+/g, (piece) => {
    if (piece.length >= longestPiece) return ' '.repeat(piece.length);
    if (marksIn(piece) <= mostMarksInPiece) return piece;
    return piece.replace(/[^\p{L}\p{M}\p{N}]/gu, (mark) => ' '.repeat(mark.length));
  });
}

/** Whether Harper read this part of the text, including one character on each side, exactly as the learner wrote it. */
function isAsWritten(text: string, { start, end }: HarperLint): boolean {
  const [from, to] = [Math.max(0, start - 1), end + 1];
  return text.slice(from, to) === readableByHarper(text).slice(from, to);
}

function marksIn(piece: string): number {
  return piece.match(/[^\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
}

/** `before` contains the last characters of the text before the sentence. */
function grammarCorrections(
  sentence: Sentence,
  lints: readonly HarperLint[],
  before: string,
): RawCorrection[] {
  return lints.flatMap((lint): RawCorrection[] => {
    const code = ruleCodes[lint.rule];
    if (code === undefined || !isAsWritten(sentence.text, lint)) return [];
    if (lint.rule === 'SentenceCapitalization' && !isSentenceStart(sentence.text, lint.start)) return [];
    // In "… in the future?" if", the words after the quotation continue the sentence.
    if (lint.rule === 'SentenceCapitalization' && lint.start === 0 && /["”’)]\s*$/.test(before)) return [];
    // "i´l" and "i`m" need another change than a capital letter.
    if (lint.rule === 'CapitalizePersonalPronouns' && /^[´`]/.test(sentence.text.slice(lint.end))) return [];
    // In "7 a.m." and "section a.", the letter "a" is not an article.
    if (lint.rule === 'AnA' && sentence.text[lint.end] === '.') return [];
    return [
      {
        code,
        start: sentence.start + lint.start,
        end: sentence.start + lint.end,
        replacements: lint.replacements.slice(0, 3),
        source: 'harper',
        confidence: ruleConfidence(lint.rule),
        pattern: lint.rule,
      },
    ];
  });
}

/**
 * Whether a sentence begins at `start`. Returns false if the text does not end with a final punctuation mark.
 * Harper alone also assumes a new sentence after abbreviations ("the T.V. is") and quotations ("Really?" he said).
 */
export function isSentenceStart(text: string, start: number): boolean {
  if (!/[.!?]["'”’)]*$/.test(text)) return false;
  // A single letter is a typing error ("l hope") or a list mark ("a) we go"), not the start of a sentence.
  if (/^[b-hj-z](?!\p{L})/u.test(text.slice(start))) return false;
  // A line or message that begins with one of these words continues the previous line or message.
  if (/^(?:and|but|or|so|to|as|which|who|whereas|because|than)\b/i.test(text.slice(start))) return false;
  return (
    start === 0 ||
    /(?:^|[\s“"'(])[\p{L}\d][\p{L}\d-]{2,}[.!?]\s+$/u.test(text.slice(Math.max(0, start - 40), start))
  );
}
