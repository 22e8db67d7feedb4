import type { Finding, Source } from '../finding.ts';
import { codePointOffsets } from '../text/code-points.ts';
import type { Sentence } from '../text/prepare.ts';
import { createHarperLinter, type HarperDialect, type HarperLint } from './linter.ts';
import { ruleCodes, ruleConfidence } from './rules.ts';
import { spellingFinding, wordsToSpell } from './spelling.ts';

const version = '2.10.0';
/** No piece of writing has more sentences; Harper takes about a millisecond for each, even a short one. */
const mostSentences = 400;

/**
 * Harper: spelling and general errors, in the thread of the caller. Turkish sentences are not passed to it. A
 * rejection of `find` is a panic of its WebAssembly: the thread must be restarted.
 */
export async function createHarperSource(dialect: HarperDialect): Promise<Source> {
  const linter = await createHarperLinter(dialect);
  return {
    name: 'harper',
    version,
    close: async () => undefined,
    async find(prepared) {
      const english = prepared.sentences
        .filter((sentence) => sentence.language === 'en' && isReadableByHarper(sentence))
        .slice(0, mostSentences);
      if (english.length === 0) return [];
      const spelt = english.flatMap(wordsToSpell);
      const words = [...new Set(spelt.map((token) => lookupForm(token.text)))];
      const texts = [...new Set(english.map((sentence) => sentence.text))];
      const answer = await linter.check(texts, words);
      const suggestions = new Map(answer.misspellings.map(({ word, suggestions }) => [word, suggestions]));
      const spelling = spelt.map((token) => {
        const found = suggestions.get(lookupForm(token.text));
        return found === undefined ? undefined : spellingFinding(token, found);
      });
      const lints = Map.groupBy(answer.lints, (lint) => texts[lint.sentence] ?? '');
      const grammar = english.flatMap((sentence) =>
        grammarFindings(sentence, lints.get(sentence.text) ?? []),
      );
      return [...spelling.filter((finding) => finding !== undefined), ...grammar];
    },
  };
}

function lookupForm(word: string): string {
  return word.toLowerCase().replace(/[’‘]/g, "'");
}

/** "U.S.A." and "Well...!?" have fewer marks in one piece. */
const mostMarksInPiece = 6;

/**
 * Whether Harper can read a sentence safely: it fails on very long "words", and takes seconds for marks and letters
 * without spaces ("a'a'a'a'…"). No such text is a sentence that could be corrected.
 */
export function isReadableByHarper(sentence: Sentence): boolean {
  if (!sentence.tokens.some((token) => token.kind === 'word')) return false;
  return sentence.text.split(/\s+/).every((piece) => piece.length < 60 && marksIn(piece) <= mostMarksInPiece);
}

function marksIn(piece: string): number {
  return piece.match(/[^\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
}

function grammarFindings(sentence: Sentence, lints: readonly HarperLint[]): Finding[] {
  if (lints.length === 0) return [];
  const offsets = codePointOffsets(sentence.text);
  return lints.flatMap((lint): Finding[] => {
    const code = ruleCodes[lint.rule];
    const start = offsets[lint.start];
    const end = offsets[lint.end];
    if (code === undefined || start === undefined || end === undefined) return [];
    if (lint.rule === 'SentenceCapitalization' && !/[.!?]["'”’)]*$/.test(sentence.text)) return [];
    return [
      {
        code,
        start: sentence.start + start,
        end: sentence.start + end,
        replacements: lint.replacements.slice(0, 3),
        source: 'harper',
        confidence: ruleConfidence(lint.rule),
      },
    ];
  });
}
