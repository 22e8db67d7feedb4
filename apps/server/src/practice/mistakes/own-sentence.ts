import type { StoredCorrection } from '@pratik/contract/feedback';
import { applyCorrections, correctedSentences } from '@pratik/text/corrected-text';

export type OwnSentence = {
  before: string;
  /** The words to correct: whole words around the correction. */
  marked: string;
  after: string;
  /** The right forms of `marked`, with the best form first. */
  answers: string[];
};

const isWordChar = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}'’-]/u.test(char);
const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

type Range = { start: number; end: number };

/**
 * Returns the sentence of a correction with the words to correct marked. Only whole words are marked. A neighbouring
 * word is marked too when a word is missing, so that the learner can type both. The other corrections of the sentence
 * are applied.
 */
export const ownSentence = (
  text: string,
  target: StoredCorrection,
  all: readonly StoredCorrection[],
): OwnSentence => {
  const [sentence = { start: 0, end: text.length }] = correctedSentences(text, [target]);
  const place = placeOf(text, target, sentence);
  const others = all.filter(
    (one) =>
      one.id !== target.id && !(one.start < place.end && place.start < one.end) && one.end <= text.length,
  );
  return {
    before: corrected(text, { start: sentence.start, end: place.start }, others),
    marked: text.slice(place.start, place.end),
    after: corrected(text, { start: place.end, end: sentence.end }, others),
    answers: target.replacements.map((replacement) => repaired(text, place, target, replacement)),
  };
};

const repaired = (text: string, place: Range, { start, end }: Range, replacement: string): string =>
  spaced(text.slice(place.start, start) + replacement + text.slice(end, place.end)).replaceAll(
    /\s+([.,!?;:])/g,
    '$1',
  );

const placeOf = (text: string, target: StoredCorrection, sentence: Range): Range => {
  let { start, end } = target;
  const widen = () => {
    while (start > sentence.start && isWordChar(text[start - 1]) && isWordChar(text[start])) start -= 1;
    while (end < sentence.end && isWordChar(text[end]) && isWordChar(text[end - 1])) end += 1;
  };
  if (start === end) {
    while (start > sentence.start && isWordChar(text[start - 1])) start -= 1;
    while (end < sentence.end && isWordChar(text[end])) end += 1;
  } else widen();
  const isEnough = () =>
    hasWord(text.slice(start, end)) &&
    target.replacements.every((one) => hasWord(repaired(text, { start, end }, target, one)));
  if (!isEnough()) {
    const next = /^\s*[\p{L}\p{N}][\p{L}\p{N}'’-]*/u.exec(text.slice(end, sentence.end))?.[0];
    if (next) end += next.length;
    else {
      const previous = /[\p{L}\p{N}][\p{L}\p{N}'’-]*[^\p{L}\p{N}]*$/u.exec(
        text.slice(sentence.start, start),
      )?.[0];
      if (previous) start -= previous.length;
    }
  }
  while (start < end && /\s/.test(text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  return { start, end };
};

/** Returns a part of the text with the corrections inside it applied, with its spaces at both ends. */
const corrected = (text: string, { start, end }: Range, all: readonly StoredCorrection[]): string => {
  const part = text.slice(start, end);
  const inside = all
    .filter((one) => one.start >= start && one.end <= end)
    .map((one) => ({ ...one, start: one.start - start, end: one.end - start }));
  if (inside.length === 0) return part;
  const [lead = ''] = /^\s*/.exec(part) ?? [];
  const [tail = ''] = /\s*$/.exec(part) ?? [];
  return `${lead}${applyCorrections(part, inside)}${tail}`;
};

/** Returns the answer with one underscore for each letter of a word that the wrong text does not contain. */
export const formOf = ({ marked, answers: [best = ''] }: Pick<OwnSentence, 'marked' | 'answers'>): string => {
  const known = new Set(marked.toLowerCase().split(/\s+/));
  return best
    .split(' ')
    .map((word) => (known.has(word.toLowerCase()) ? word : masked(word)))
    .join(' ');
};

const masked = (word: string): string => {
  const letters = [...word];
  const shown = letters.length > 2 ? 1 : 0;
  return letters.map((char, at) => (at < shown || !/[\p{L}\p{N}]/u.test(char) ? char : '_')).join('');
};
