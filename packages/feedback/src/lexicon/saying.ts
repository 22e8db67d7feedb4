import { wordList } from './word-list.ts';

/** Verbs with a clause behind them and no comma. */
export const saidOrThought = wordList(`
say think know believe hope tell feel wish see hear remember realise realize mean guess told
`);
