import { wordList } from './word-list.ts';

/** What causes a feeling; who has it is -ed. */
export const causesOfFeeling = wordList(`
boring exciting interesting confusing frightening surprising disappointing annoying embarrassing tiring exhausting worrying relaxing
`);
