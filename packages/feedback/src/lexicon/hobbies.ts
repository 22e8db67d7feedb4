import { wordList } from './word-list.ts';

/** Common leisure activities. */
export const hobbies = wordList(`
swimming dancing running cooking reading shopping painting skiing fishing hiking camping singing drawing writing walking travelling playing watching
`);
