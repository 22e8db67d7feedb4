import type { SoundThread } from '../engines/sound-thread.ts';

export type Pronouncing = {
  /**
   * Returns the phonemes of each word in American English, from flite’s lexicon (`think` → th ih ng k). The
   * phonemes of a word that is not in the lexicon follow rules. Null when the phonemes cannot be determined.
   */
  soundsOf(words: readonly string[]): Promise<readonly (readonly string[] | null)[]>;
};

/** Maximum number of cached words; a few thousand words are most of the words that learners say. */
const cacheSize = 5000;
const sayable = /^[a-z']{1,30}$/;

export const createPronouncing = (thread: Pick<SoundThread, 'phones'>): Pronouncing => {
  const known = new Map<string, readonly string[]>();

  const learn = async (words: readonly string[]) => {
    // Pauses separate the words in flite’s output. When the number of groups differs from the number of words, the
    // output is discarded.
    const phones = apart(await thread.phones(words.join('; ')));
    if (phones.length !== words.length) return;
    if (known.size > cacheSize) known.clear();
    for (const [index, word] of words.entries()) known.set(word, phones[index] ?? []);
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
