import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import type { CorrectionCode, StoredCorrection } from '@pratik/contract/feedback';
import type { Assessment, Criterion, Focus } from '@pratik/contract/writing';
import { prepareText } from '@pratik/feedback/text/prepare';
import { countWords } from '@pratik/text/words';
import type { LevelledWord } from '../../curriculum/curriculum.service.ts';
import { connectorsIn } from './connectors.ts';

export type Assessed = {
  text: string;
  bounds: { least: number; most: number } | null;
  /** Corrections that the learner has not disputed. */
  corrections: readonly Pick<StoredCorrection, 'code' | 'confidence'>[];
  words: readonly LevelledWord[];
};

type Estimate = Extract<Assessment, { kind: 'estimate' }>;

/** Minimum number of words for an estimate of the writing level. */
const leastWords = 20;
/**
 * Minimum value of each criterion at each level. `length`: number of words, about the minimum length of the
 * library’s prompts. `rarity` (average level of the distinct words, 0 for A1) and `sentence` (words per sentence):
 * half-way between the medians of the library’s readings at neighbouring levels.
 */
const from = {
  length: { A2: 50, B1: 80, B2: 120, C1: 180 },
  rarity: { A2: 0.19, B1: 0.3, B2: 0.43, C1: 0.61 },
  sentence: { A2: 7.1, B1: 9.6, B2: 12.6, C1: 14.5 },
};
/** Number of corrections per 100 words below which a piece reaches a level. */
const correctionsBelow = { C1: 1, B2: 3, B1: 6, A2: 10 };
/** Minimum number of words of a run-on sentence. */
const runTogether = 32;
/** Weight of each criterion in the estimated level. */
const shares: Readonly<Record<Criterion, number>> = {
  task: 0.15,
  vocabulary: 0.3,
  accuracy: 0.35,
  organisation: 0.2,
};
const rarestShown = 5;

const rank = (level: CefrLevel): number => cefrLevels.indexOf(level);
const levelOf = (index: number): CefrLevel =>
  cefrLevels[Math.min(cefrLevels.length - 1, Math.max(0, Math.round(index)))] ?? 'A1';
const reached = (value: number, starts: Partial<Record<CefrLevel, number>>): number =>
  cefrLevels.findLastIndex((level) => level === 'A1' || value >= (starts[level] ?? Number.POSITIVE_INFINITY));

/** Estimates the level of a piece for each criterion by fixed rules, and returns the evidence for each criterion. */
export const assess = (given: Assessed): Assessment => {
  const words = countWords(given.text);
  if (words < leastWords) return { kind: 'none', why: 'too-short' };
  const sentences = prepareText(given.text).sentences.filter(({ text }) => /\p{L}/u.test(text));
  const english = sentences.filter(({ language }) => language === 'en');
  const englishWords = english.reduce((sum, { text }) => sum + countWords(text), 0);
  if (englishWords < words / 2) return { kind: 'none', why: 'not-english' };

  const length = reached(words, from.length);
  // A short text cannot show a high level: each criterion is limited to one level above the level of the text’s
  // length.
  const most = length + 1;
  const vocabulary = vocabularyOf(given.words, most);
  const organisation = organisationOf(given.text, words / Math.max(1, sentences.length), most);
  const limit = Math.min(most, Math.max(rank(vocabulary.level), rank(organisation.level)) + 1);
  const accuracy = accuracyOf(given.corrections, words, limit);
  const task = { level: levelOf(length), words, bounds: given.bounds };
  const criteria = { task, vocabulary, accuracy, organisation };
  return { kind: 'estimate', level: levelOf(between(criteria, rank)), ...criteria };
};

type Criteria = Pick<Estimate, Criterion>;

const between = (criteria: Criteria, place: (level: CefrLevel) => number): number =>
  (Object.keys(shares) as Criterion[]).reduce(
    (sum, name) => sum + shares[name] * place(criteria[name].level),
    0,
  );

const vocabularyOf = (words: readonly LevelledWord[], most: number): Estimate['vocabulary'] => {
  const rarity = words.reduce((sum, { level }) => sum + rank(level), 0) / Math.max(1, words.length);
  const rarest = words
    .filter(({ level }) => rank(level) > 0)
    .toSorted((a, b) => rank(b.level) - rank(a.level))
    .slice(0, rarestShown);
  return { level: levelOf(Math.min(most, reached(rarity, from.rarity))), different: words.length, rarest };
};

const organisationOf = (text: string, wordsPerSentence: number, most: number): Estimate['organisation'] => {
  const connectors = connectorsIn(text);
  const bySentence = wordsPerSentence > runTogether ? 0 : reached(wordsPerSentence, from.sentence);
  // Requires two connectors of a level or above, because a single connector may be chance.
  const byConnectors = cefrLevels.findLastIndex(
    (_, index) => index === 0 || connectors.filter(({ level }) => rank(level) >= index).length >= 2,
  );
  return {
    level: levelOf(Math.min(most, (bySentence + byConnectors) / 2)),
    wordsPerSentence: tenths(wordsPerSentence),
    connectors: connectors.map(({ text: found }) => found),
  };
};

const accuracyOf = (
  corrections: Assessed['corrections'],
  words: number,
  limit: number,
): Estimate['accuracy'] => {
  const sure = corrections.filter(({ confidence }) => confidence >= 0.5).length;
  const perHundredWords = (sure * 100) / words;
  const found = cefrLevels.findLastIndex(
    (level) => level === 'A1' || perHundredWords < correctionsBelow[level],
  );
  return {
    level: levelOf(Math.min(limit, found)),
    corrections: sure,
    perHundredWords: tenths(perHundredWords),
    limited: found > limit,
  };
};

const tenths = (value: number): number => Math.round(value * 10) / 10;

/**
 * Returns the ability that a piece shows, in logits of the placement scale. The ability may lie between two levels.
 * @param place returns the position of a level on the placement scale
 */
export const abilityOf = (estimate: Estimate, place: (level: CefrLevel) => number): number =>
  between(estimate, place);

/** Weight of one correction, by correction code. A typing error has little weight. */
const weights: Partial<Record<CorrectionCode, number>> = {
  spelling: 0.5,
  punctuation: 0.4,
  'capital-letters': 0.4,
  other: 0.3,
};
/** Factor for codes for which the learner received corrections before. */
const known = 1.3;

/**
 * Returns the code that the learner should work on: the code with the most corrections, weighted by confidence and
 * code. Null when there are no corrections.
 */
export const focusOf = (
  corrections: readonly Pick<StoredCorrection, 'id' | 'code' | 'confidence'>[],
  recent: ReadonlySet<CorrectionCode>,
): Focus | null => {
  const byCode = Map.groupBy(corrections, ({ code }) => code);
  const weighed = [...byCode].map(([code, of]) => ({
    code,
    correctionIds: of.map(({ id }) => id),
    weight:
      of.reduce((sum, { confidence }) => sum + confidence, 0) *
      (weights[code] ?? 1) *
      (recent.has(code) ? known : 1),
  }));
  const [first] = weighed.toSorted((a, b) => b.weight - a.weight || (a.code < b.code ? -1 : 1));
  return first ? { code: first.code, correctionIds: first.correctionIds } : null;
};
