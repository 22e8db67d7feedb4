import { wordList } from './word-list.ts';

/** Adjectives for the cause of a feeling. A person who has the feeling takes the -ed form. */
export const causesOfFeeling = wordList(`
boring exciting interesting confusing frightening surprising disappointing annoying embarrassing tiring exhausting worrying relaxing
`);
