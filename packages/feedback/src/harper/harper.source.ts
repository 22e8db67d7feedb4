import type { Finding, Source } from '../finding.ts';
import { codePointOffsets } from '../text/code-points.ts';
import type { Sentence } from '../text/prepare.ts';
import { createHarperThread, type HarperThreadOptions } from './harper-thread.ts';
import type { HarperLint } from './protocol.ts';
import { ruleCodes, ruleConfidence } from './rules.ts';
import { spellingFinding, wordsToSpell } from './spelling.ts';

const version = '2.10.0';

/** Harper: spelling and general slips. Turkish sentences are not shown to it. */
export async function createHarperSource(options: HarperThreadOptions): Promise<Source> {
  const thread = createHarperThread(options);
  await thread.ready();
  return {
    name: 'harper',
    version,
    close: thread.close,
    async find(prepared, signal) {
      const english = prepared.sentences.filter((sentence) => sentence.language === 'en' && isSafe(sentence));
      const spelt = english.flatMap(wordsToSpell);
      const words = [...new Set(spelt.map((token) => lookupForm(token.text)))];
      if (english.length === 0) return [];
      const answer = await thread.ask({ sentences: english.map((sentence) => sentence.text), words }, signal);
      const suggestions = new Map(answer.misspellings.map(({ word, suggestions }) => [word, suggestions]));
      const spelling = spelt.map((token) => {
        const found = suggestions.get(lookupForm(token.text));
        return found === undefined ? undefined : spellingFinding(token, found);
      });
      const grammar = english.flatMap((sentence, index) =>
        grammarFindings(
          sentence,
          answer.lints.filter((lint) => lint.sentence === index),
        ),
      );
      return [...spelling.filter((finding) => finding !== undefined), ...grammar];
    },
  };
}

function lookupForm(word: string): string {
  return word.toLowerCase().replace(/[’‘]/g, "'");
}

/** Harper looks for suggestions in "words" of any length and fails on very long ones. */
function isSafe(sentence: Sentence): boolean {
  return sentence.tokens.some((token) => token.kind === 'word') && !/[^\s]{60}/.test(sentence.text);
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
