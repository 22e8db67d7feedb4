import type { SoundId } from '@pratik/contract/speaking';

/**
 * A word that the learner said and in which one sound was recognised as a different sound; `day` is in the
 * learner’s time zone.
 */
export type Miss = { soundId: SoundId; word: string; day: string; at: Date };

/** Minimum number of different misrecognised words for a hint on a sound, because one word is not a pattern. */
export const leastWords = 3;
export const leastDays = 2;
/** Maximum age in days of the misrecognised words that count for a hint. */
export const evidenceDays = 28;
const mostWords = 6;

/**
 * Returns the sounds that were misrecognised in enough different words on enough days, with these words, newest
 * first.
 */
export const repeated = (misses: readonly Miss[]): { soundId: SoundId; words: string[] }[] =>
  [...Map.groupBy(misses, ({ soundId }) => soundId)].flatMap(([soundId, all]) => {
    const latest = all.toSorted((a, b) => b.at.getTime() - a.at.getTime());
    const words = [...new Set(latest.map(({ word }) => word))];
    const days = new Set(all.map(({ day }) => day));
    return words.length >= leastWords && days.size >= leastDays
      ? [{ soundId, words: words.slice(0, mostWords) }]
      : [];
  });

/** Returns the learner’s progress with a sound, computed from the last ten stored answers to its pairs. */
export const standingOf = (lastHeard: readonly boolean[]): 'new' | 'opening' | 'clear' => {
  const last = lastHeard.slice(0, standingOver);
  if (last.length < 6) return 'new';
  const right = last.filter(Boolean).length;
  return last.length === standingOver && right >= standingOver - 1 ? 'clear' : 'opening';
};
export const standingOver = 10;
