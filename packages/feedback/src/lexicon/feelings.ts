import { wordList } from './word-list.ts';

/**
 * Adjectives for the cause of a feeling, such as "boring". For the person who has the feeling, English uses the -ed
 * form ("bored").
 */
export const causesOfFeeling = wordList(`
boring exciting interesting confusing frightening surprising disappointing annoying embarrassing tiring exhausting worrying relaxing
`);
