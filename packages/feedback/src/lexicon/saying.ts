import { wordList } from './word-list.ts';

/** Verbs of saying or thinking. There is no comma between such a verb and the following clause. */
export const saidOrThought = wordList(`
say think know believe hope tell feel wish see hear remember realise realize mean guess told
`);
