import { wordList } from './word-list.ts';

/** Things with two halves: "a pair of …". */
export const pairedThings = wordList(`
trousers jeans scissors glasses pyjamas shorts tights sunglasses pants
`);

/** What there is little of, not few. */
export const measuredThings = wordList(`
experience damage time money knowledge patience energy sugar salt water milk bread information advice evidence
`);

/** What belongs to a day or a week: "today's lesson". */
export const datedThings = wordList(`
meeting lesson exam class match homework news newspaper concert party weather game
`);

/** What "your" stands before in a question to somebody. */
export const ownThings = wordList(`
name job address number favourite favorite phone mother father house
`);
