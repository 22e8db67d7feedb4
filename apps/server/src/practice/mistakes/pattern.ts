import type { Correction, CorrectionCode } from '@pratik/contract/feedback';

/** The words that a correction changes, without the words that stay the same. */
type Change = {
  wrong: string[];
  right: string[];
  /** The word before the changed words. */
  lead: string;
};

const longestPattern = 200;
const mostWordsToUse = 4;

const articles: ReadonlySet<CorrectionCode> = new Set(['missing-article', 'extra-article']);
const afterWord: ReadonlySet<CorrectionCode> = new Set([
  'missing-preposition',
  'extra-preposition',
  'wrong-preposition',
  'verb-pattern',
]);

const sameMarks = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll('İ', 'i')
    .trim();

/** Splits a text into lower-case words. A word keeps its apostrophes and loses other marks at its ends. */
const tokens = (text: string): string[] =>
  sameMarks(text)
    .toLowerCase()
    .split(/\s+/)
    .map((token) =>
      /[\p{L}\p{N}]/u.test(token) ? token.replaceAll(/^[^\p{L}\p{N}']+|[^\p{L}\p{N}']+$/gu, '') : token,
    )
    .filter((token) => token !== '');

type Corrected = Pick<Correction, 'code' | 'start' | 'end' | 'replacements'>;

const changeOf = (text: string, { start, end, replacements }: Corrected): Change => {
  const wrong = tokens(text.slice(start, end));
  const right = tokens(replacements[0] ?? '');
  let lead = tokens(text.slice(0, start)).at(-1) ?? '';
  while (wrong.length > 0 && right.length > 0 && wrong[0] === right[0]) {
    lead = wrong.shift() ?? lead;
    right.shift();
  }
  while (wrong.length > 0 && right.length > 0 && wrong.at(-1) === right.at(-1)) {
    wrong.pop();
    right.pop();
  }
  return { wrong, right, lead };
};

const isThirdPerson = (wrong: string, right: string): boolean =>
  [`${wrong}s`, `${wrong}es`, `${wrong.replace(/y$/, 'ie')}s`].includes(right);

/**
 * Returns the pattern of a correction. Corrections with the same code and pattern are the same mistake and share a
 * card. The pattern consists of the wrong and the right words, in lower case; "a" and "an" count as one article, all
 * verbs without -s have one pattern, and the pattern of a preposition includes the word before it.
 */
export const patternOf = (text: string, correction: Corrected): string => {
  const { code, start, end, replacements } = correction;
  const { wrong, right, lead } = changeOf(text, correction);
  if (wrong.length === 0 && right.length === 0) {
    // The correction changes only punctuation marks or capital letters.
    return `= ${sameMarks(replacements[0] ?? text.slice(start, end))}`.slice(0, longestPattern);
  }
  if (code === 'third-person-s' && isThirdPerson(wrong.join(' '), right.join(' '))) return '-s';
  const one = (words: string[]) =>
    (articles.has(code) ? words.map((word) => (word === 'an' ? 'a' : word)) : words).join(' ');
  const after = afterWord.has(code) && lead !== '' ? `(${lead}) ` : '';
  return `${after}${one(wrong)} > ${one(right)}`.replaceAll(/\s+/g, ' ').trim().slice(0, longestPattern);
};

/**
 * Returns the words that a free sentence must contain to practise the right form; null when no words are required, or
 * when too many words would be required.
 */
export const wordsToUse = (text: string, correction: Corrected): string | null => {
  const { code } = correction;
  const { right, lead } = changeOf(text, correction);
  if (code === 'third-person-s' || code === 'punctuation' || code === 'extra-article') return null;
  if (articles.has(code)) return right.length === 1 ? (right[0] ?? null) : null;
  const words = afterWord.has(code) && lead !== '' ? [lead, ...right] : right;
  if (words.length === 0 || words.length > mostWordsToUse) return null;
  return words.some((word) => /\p{L}/u.test(word)) ? words.join(' ') : null;
};
