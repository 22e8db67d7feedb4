import type { Side } from '@pratik/contract/speaking';
import type { ServerVoice } from '@pratik/contract/voice';
import type { Pair } from '../speaking.queries.ts';

/** One word pair of a round, the word that is played, and the voice that plays it. */
export type Played = { pair: number; side: Side; voice: ServerVoice };

export const roundLength = 8;
const voices: readonly ServerVoice[] = ['female-0', 'male-0'];

/**
 * Returns up to `roundLength` pairs in random order, with a random word to play and alternating voices. `random`
 * returns a number from 0 to 1.
 */
export const roundOf = (pairs: readonly Pair[], random: () => number): Played[] => {
  const order = pairs.map((_, pair) => ({ pair, key: random() })).toSorted((a, b) => a.key - b.key);
  return order.slice(0, roundLength).map(({ pair }, at) => ({
    pair,
    side: random() < 0.5 ? 'a' : 'b',
    voice: voices[at % voices.length] ?? 'female-0',
  }));
};

/** Returns the other of the two server voices, in which the learner can also hear both words. */
export const otherVoice = (voice: ServerVoice): ServerVoice => (voice === 'male-0' ? 'female-0' : 'male-0');
