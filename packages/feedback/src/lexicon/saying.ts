import { wordList } from './word-list.ts';

/** Verbs of saying or thinking that take a clause without a comma. */
export const saidOrThought = wordList(`
say think know believe hope tell feel wish see hear remember realise realize mean guess told
`);
