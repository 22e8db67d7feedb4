import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import type { Library, LibraryWord } from '../library.ts';
import { formsOf, holds } from '../meaning/forms.ts';
import { tokensOf, wordCount } from '../meaning/tokens.ts';
import { type ContentIssue, issueRecorder, whole } from './content-issue.ts';

const EXAMPLE: Record<CefrLevel, readonly [number, number]> = {
  A1: [4, 10],
  A2: [5, 14],
  B1: [6, 18],
  B2: [7, 22],
  C1: [8, 26],
};
const LEAST_EXACT = 0.8;
const LEAST_WITHIN_ONE = 0.97;

const rank = (level: CefrLevel) => cefrLevels.indexOf(level);

/** Maps each word form to the library word of the lowest level that has this form. */
function easiest(words: readonly LibraryWord[]): Map<string, { level: CefrLevel; word: string }> {
  const found = new Map<string, { level: CefrLevel; word: string }>();
  for (const { word, pos, level } of words)
    for (const { form } of formsOf(word, pos)) {
      const here = found.get(form);
      if (!here || rank(level) < rank(here.level)) found.set(form, { level, word });
    }
  return found;
}

function checkExamples(
  word: LibraryWord,
  levels: ReturnType<typeof easiest>,
  library: Library,
): ContentIssue[] {
  const { issues, error, warn } = issueRecorder('word');
  const [least, most] = EXAMPLE[word.level];
  for (const { en } of word.examples) {
    const count = wordCount(en);
    if (count < least || count > most)
      error('examples', word, `${count} words, ${least}–${most} are right: ${en}`);
    if (!holds(en, word.word, word.pos)) error('examples', word, `does not hold the word: ${en}`);
    const own = new Set(formsOf(word.word, word.pos).flatMap(({ form }) => form.split(' ')));
    for (const { lower, text, first } of tokensOf(en)) {
      const known = levels.get(lower);
      const name = !first && /^\p{Lu}/u.test(text);
      if (!known || own.has(lower) || name || library.functionWords.has(lower)) continue;
      const above = rank(known.level) - rank(word.level);
      if (above >= 2) error('examples', word, `${known.word} is ${known.level}: ${en}`);
      else if (above === 1) warn('examples', word, `${known.word} is ${known.level}: ${en}`);
    }
  }
  if (word.collocation !== undefined && !holds(word.collocation, word.word, word.pos))
    error('collocation', word, `does not hold the word: ${word.collocation}`);
  const [one, two] = word.examples;
  if (one && two && one.en === two.en) error('examples', word, 'both examples are the same');
  return issues;
}

function checkReference(library: Library): ContentIssue[] {
  const { issues, error } = issueRecorder('word');
  for (const level of cefrLevels) {
    const listed = library.words.filter(
      (word) => word.level === level && word.sense === undefined && word.reference !== 'none',
    );
    if (listed.length === 0) continue;
    const steps = listed.map(({ reference }) =>
      reference === undefined || reference === 'none'
        ? 0
        : Math.abs([...cefrLevels, 'C2'].indexOf(reference) - rank(level)),
    );
    const exact = steps.filter((step) => step === 0).length / listed.length;
    const near = steps.filter((step) => step <= 1).length / listed.length;
    if (exact < LEAST_EXACT || near < LEAST_WITHIN_ONE)
      error(
        'reference',
        whole(level, 'word'),
        `${(exact * 100).toFixed(1)} % at the reference level, ${(near * 100).toFixed(1)} % within one`,
      );
  }
  return issues;
}

/**
 * Checks that the senses of a word are numbered without gaps, that their meanings differ, and that no sense has a
 * lower level than a more frequent sense.
 */
function checkSenses(library: Library): ContentIssue[] {
  const { issues, error } = issueRecorder('word');
  const number = ({ sense }: LibraryWord) => Number(sense ?? 1);
  for (const senses of Map.groupBy(library.words, ({ word, pos }) => `${word} ${pos}`).values()) {
    const ordered = senses.toSorted((a, b) => number(a) - number(b));
    for (const [at, sense] of ordered.entries()) {
      const before = ordered[at - 1];
      if (number(sense) !== at + 1) error('senses', sense, `sense ${at + 1} of the word is missing`);
      if (before && rank(sense.level) < rank(before.level))
        error('senses', sense, `easier than the more frequent sense ${before.id}`);
      if (ordered.some((other) => other !== sense && other.tr === sense.tr))
        error('senses', sense, `two senses have the meaning ${sense.tr}`);
    }
  }
  return issues;
}

/**
 * Checks words: examples must have the right length, contain the word and be no harder than the word, and
 * levels must match the reference list.
 */
export function checkWords(library: Library): ContentIssue[] {
  const levels = easiest(library.words);
  return [
    ...library.words.flatMap((word) => checkExamples(word, levels, library)),
    ...checkReference(library),
    ...checkSenses(library),
  ];
}
