import type { SoundThread } from '../sound-thread.ts';

export type Pronouncing = {
  /**
   * The sounds of each of these words, by flite's own lexicon (`think` → th ih ng k), American; null where it cannot
   * be told. Any word has some: what the lexicon lacks is spelt out by rule.
   */
  soundsOf(words: readonly string[]): Promise<readonly (readonly string[] | null)[]>;
};

/** A few thousand words are most of what learners ever say. */
const cacheSize = 5000;
const sayable = /^[a-z']{1,30}$/;

export const createPronouncing = (thread: Pick<SoundThread, 'phones'>): Pronouncing => {
  const known = new Map<string, readonly string[]>();

  const learn = async (words: readonly string[]) => {
    // A pause stands between any two: where their number is another, none of it is taken.
    const told = apart(await thread.phones(words.join('; ')));
    if (told.length !== words.length) return;
    if (known.size > cacheSize) known.clear();
    for (const [index, word] of words.entries()) known.set(word, told[index] ?? []);
  };

  return {
    async soundsOf(words) {
      const asked = words.map((word) => word.toLowerCase().replaceAll('’', "'"));
      const fresh = [...new Set(asked)].filter((word) => sayable.test(word) && !known.has(word));
      if (fresh.length > 0) await learn(fresh);
      return asked.map((word) => known.get(word) ?? null);
    },
  };
};

const apart = (phones: readonly string[]): string[][] => {
  const words: string[][] = [];
  let word: string[] = [];
  for (const phone of [...phones, 'pau']) {
    if (phone !== 'pau') word.push(phone);
    else if (word.length > 0) {
      words.push(word);
      word = [];
    }
  }
  return words;
};
