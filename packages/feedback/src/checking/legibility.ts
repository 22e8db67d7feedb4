import { englishFunctionWords } from '../lexicon/english-function-words.ts';
import { informalWords } from '../lexicon/informal-words.ts';
import { turkishNames } from '../lexicon/turkish-names.ts';
import type { PreparedText, Sentence } from '../text/prepare.ts';
import { tagWords } from '../transfer/tagger.ts';
import { is, type Word } from '../transfer/word.ts';
import { isPlainSentence } from './plain-sentence.ts';

/**
 * Assessment of a text before the sources check it. `plain`: correct, unless a source finds an error. `unreadable`:
 * no English that the sources can check. `open`: any other text.
 */
export type Legibility = 'plain' | 'open' | 'unreadable';

/**
 * Minimum share of known words in an English sentence. A sentence with a smaller share does not count as
 * English.
 */
const leastKnown = 0.5;

/** Returns how readable a text is. The time is linear in the length of the text. */
export function legibilityOf(prepared: PreparedText): Legibility {
  const sentences = prepared.sentences
    .map((sentence) => ({ sentence, words: tagWords(sentence.tokens) }))
    .filter(({ words }) => words.some((word) => word.kind === 'word'));
  const english = sentences.filter((one) => isEnglish(one.sentence, one.words));
  if (english.length === 0) return 'unreadable';
  const plain = english.length === prepared.sentences.length && english.every(({ words }) => isPlain(words));
  return plain ? 'plain' : 'open';
}

function isEnglish({ language }: Sentence, words: readonly Word[]): boolean {
  if (language !== 'en') return false;
  const written = words.filter((word) => word.kind === 'word');
  const known = written.filter((word) => isEnglishWord(word) || turkishNames.has(word.lower)).length;
  return known >= written.length * leastKnown && written.some(isEnglishWord);
}

function isEnglishWord(word: Word): boolean {
  return (
    !is(word, 'unknown', 'name') || englishFunctionWords.has(word.lower) || informalWords.has(word.lower)
  );
}

function isPlain(words: readonly Word[]): boolean {
  return words.every((word) => word.kind !== 'other') && isPlainSentence(words);
}
