import { wordList } from './word-list.ts';

/**
 * Adjectives such as "boring" for the cause of a feeling. For the person who has the feeling, English uses the -ed
 * form.
 */
export const causesOfFeeling = wordList(`
boring exciting interesting confusing frightening surprising disappointing annoying embarrassing tiring exhausting worrying relaxing
`);
