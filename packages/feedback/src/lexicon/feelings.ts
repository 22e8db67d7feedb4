import { wordList } from './word-list.ts';

/**
 * Adjectives for the cause of a feeling, such as "boring". The corresponding form for the person who feels it ends
 * in -ed ("bored").
 */
export const causesOfFeeling = wordList(`
boring exciting interesting confusing frightening surprising disappointing annoying embarrassing tiring exhausting worrying relaxing
`);
