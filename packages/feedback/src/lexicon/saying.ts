import { wordList } from './word-list.ts';

/** Verbs of saying or thinking. No comma separates them from the following clause. */
export const saidOrThought = wordList(`
say think know believe hope tell feel wish see hear remember realise realize mean guess told
`);
