import type { SoundId } from '@pratik/contract/speaking';

/** A word in which a sound was heard as another, on a day of the learner's own. */
export type Miss = { soundId: SoundId; word: string; day: string; at: Date };

/** A hint says that something comes again and again; from one miss nothing follows. */
export const leastWords = 3;
export const leastDays = 2;
/** What lies longer back says nothing of today. */
export const evidenceDays = 28;
const mostWords = 6;

/** The sounds missed in enough different words on enough days, each with its words, the last first. */
export const repeated = (misses: readonly Miss[]): { soundId: SoundId; words: string[] }[] =>
  [...Map.groupBy(misses, ({ soundId }) => soundId)].flatMap(([soundId, all]) => {
    const latest = all.toSorted((a, b) => b.at.getTime() - a.at.getTime());
    const words = [...new Set(latest.map(({ word }) => word))];
    const days = new Set(all.map(({ day }) => day));
    return words.length >= leastWords && days.size >= leastDays
      ? [{ soundId, words: words.slice(0, mostWords) }]
      : [];
  });

/** The last ten pairs heard tell whether their words are told apart: no count is shown, so none is kept. */
export const standingOf = (lastHeard: readonly boolean[]): 'new' | 'opening' | 'clear' => {
  const last = lastHeard.slice(0, standingOver);
  if (last.length < 6) return 'new';
  const right = last.filter(Boolean).length;
  return last.length === standingOver && right >= standingOver - 1 ? 'clear' : 'opening';
};
export const standingOver = 10;
