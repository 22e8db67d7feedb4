import type { Correction, CorrectionCode } from '@pratik/contract/feedback';
import type { MistakeOutcome, MistakeStage, RetryReason } from '@pratik/contract/mistakes';
import type { Grade } from '@pratik/contract/vocabulary';
import { certainConfidence } from '@pratik/text/corrected-text';
import { foldEnglish } from '@pratik/text/fold-words';

/** Maximum number of due cards that a learner is asked on one day. */
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

/** Returns the grade of an answer. A hint or a slip makes a right answer hard. */
export const gradeOf = (outcome: MistakeOutcome, hints: number): Grade => {
  if (outcome === 'wrong') return 1;
  return outcome === 'slip' || hints > 0 ? 2 : 3;
};

const harder: Record<MistakeStage, MistakeStage> = { sentence: 'gap', gap: 'free', free: 'gap' };
const easier: Record<MistakeStage, MistakeStage> = { sentence: 'sentence', gap: 'sentence', free: 'gap' };

/**
 * Returns the stage that follows an answer. A right answer leads to the next stage, and after a free sentence gaps
 * and free sentences alternate. A wrong answer leads one stage back. The form as a hint leaves the stage unchanged.
 */
export const nextStage = (stage: MistakeStage, outcome: MistakeOutcome, hints: number): MistakeStage => {
  if (outcome === 'wrong') return easier[stage];
  return hints >= 3 ? stage : harder[stage];
};

/** Returns whether an answer at this stage changes the schedule of a card. A card without cloze items skips the gap. */
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
 * Judges the repair of an own sentence. The learner types the marked place or the whole sentence. Capital letters
 * and punctuation make no difference, except when the mistake itself is one of these.
 */
export const judgeRepair = ({ before, marked, after, answers }: Asked, typed: string): 'right' | 'wrong' => {
  const isRight = (right: string) => {
    const fold = foldEnglish(marked) === foldEnglish(right) ? exact : foldEnglish;
    return [right, `${before}${right}${after}`].some((one) => fold(one) === fold(typed));
  };
  return typed !== '' && answers.some(isRight) ? 'right' : 'wrong';
};

const fewestWords = 3;

/** Returns why a free sentence cannot be judged before the engine checks it; null when it can. */
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

/** Judges a free sentence by the engine’s corrections: it is wrong when it repeats the mistake with certainty. */
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
