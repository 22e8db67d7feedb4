import { wordList } from './word-list.ts';

/** Nouns for things with two parts, such as trousers, which English counts with "a pair of …". */
export const pairedThings = wordList(`
trousers jeans scissors glasses pyjamas shorts tights sunglasses pants
`);

/** Uncountable nouns, which take "little" instead of "few". */
export const measuredThings = wordList(`
experience damage time money knowledge patience energy sugar salt water milk bread information advice evidence
`);

/** Nouns that can follow the possessive of a day or week, as in "today's lesson". */
export const datedThings = wordList(`
meeting lesson exam class match homework news newspaper concert party weather game
`);

/** Nouns that follow "your" in questions to a person, as in "What is your name?". */
export const ownThings = wordList(`
name job address number favourite favorite phone mother father house
`);
