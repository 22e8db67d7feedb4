import type { Correction, CorrectionCode } from '@pratik/contract/feedback';
import type { MistakeOutcome, MistakeStage, RetryReason } from '@pratik/contract/mistakes';
import type { Grade } from '@pratik/contract/vocabulary';
import { certainConfidence } from '@pratik/text/corrected-text';
import { foldEnglish } from '@pratik/text/fold-words';

/** Maximum number of due mistake cards that a learner is asked on one day. */
export const cardsPerDay = 5;
export const gapsAtOnce = 5;

/**
 * Returns whether a correction makes a card: it has a replacement, and it is certain or an administrator has
 * confirmed it.
 */
export const makesCard = ({
  correction,
  approved,
}: {
  correction: Pick<Correction, 'replacements' | 'confidence'>;
  approved: boolean;
}): boolean =>
  correction.replacements[0] !== undefined && (approved || correction.confidence >= certainConfidence);

/**
 * Returns the spaced-repetition grade of an answer. A right answer with a hint or a typing slip gets the grade "hard".
 */
export const gradeOf = (outcome: MistakeOutcome, hints: number): Grade => {
  if (outcome === 'wrong') return 1;
  return outcome === 'slip' || hints > 0 ? 2 : 3;
};

const harder: Record<MistakeStage, MistakeStage> = { sentence: 'gap', gap: 'free', free: 'gap' };
const easier: Record<MistakeStage, MistakeStage> = { sentence: 'sentence', gap: 'sentence', free: 'gap' };

/**
 * Returns the stage of a mistake card after an answer. A right answer leads to the next stage; after a free sentence,
 * gaps and free sentences alternate. A wrong answer leads one stage back. An answer after the third hint, which shows
 * the form, leaves the stage unchanged.
 */
export const nextStage = (stage: MistakeStage, outcome: MistakeOutcome, hints: number): MistakeStage => {
  if (outcome === 'wrong') return easier[stage];
  return hints >= 3 ? stage : harder[stage];
};

/**
 * Returns whether an answer given at the stage `answered` changes the schedule of a card. A free sentence also counts
 * for a card at the stage `gap`, because a card without cloze items skips the gap.
 */
export const fitsStage = (card: MistakeStage, answered: MistakeStage): boolean =>
  card === answered || (card === 'gap' && answered === 'free');

const exact = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim();

type Asked = { before: string; marked: string; after: string; answers: readonly string[] };

/**
 * Judges the learner’s correction of an own sentence. The learner types the correction of the marked words alone or the
 * whole corrected sentence. Capital letters and punctuation make no difference, except when they are the mistake.
 */
export const judgeRepair = ({ before, marked, after, answers }: Asked, typed: string): 'right' | 'wrong' => {
  const isRight = (right: string) => {
    const fold = foldEnglish(marked) === foldEnglish(right) ? exact : foldEnglish;
    return [right, `${before}${right}${after}`].some((one) => fold(one) === fold(typed));
  };
  return typed !== '' && answers.some(isRight) ? 'right' : 'wrong';
};

const fewestWords = 3;

/** Returns the reason why a free sentence cannot be judged; null when the engine can check it. */
export const retryBefore = (typed: string, asked: Asked): RetryReason | null => {
  if (foldEnglish(typed).split(' ').length < fewestWords) return 'too-short';
  const old = [asked.marked, ...asked.answers].map((place) =>
    foldEnglish(`${asked.before}${place}${asked.after}`),
  );
  return old.includes(foldEnglish(typed)) ? 'same-sentence' : null;
};

/** Returns whether a sentence contains all words, in any order. "a" and "an" are the same word. */
export const usesWords = (sentence: string, use: string | null): boolean => {
  const words = (text: string) =>
    foldEnglish(text)
      .split(' ')
      .map((word) => (word === 'an' ? 'a' : word));
  const said = new Set(words(sentence));
  return use === null || words(use).every((word) => said.has(word));
};

/**
 * Judges a free sentence by the engine’s corrections: the sentence is wrong when the engine is certain that it repeats
 * the mistake.
 */
export const judgeFree = (
  typed: string,
  { code, use }: { code: CorrectionCode; use: string | null },
  found: { corrections: readonly Correction[]; checked?: 'right' | 'open' | 'unreadable' | undefined },
): { outcome: 'right' | 'wrong' } | { tryAgain: RetryReason } => {
  const repeated = found.corrections.some((one) => one.code === code && one.confidence >= certainConfidence);
  if (repeated) return { outcome: 'wrong' };
  if (found.checked === 'unreadable') return { tryAgain: 'unreadable' };
  return usesWords(typed, use) ? { outcome: 'right' } : { tryAgain: 'form-missing' };
};
