import { wordList } from './word-list.ts';

/** With an adjective these are things to count or not: "good experience", "genuine surprise", "good morning". */
export const mayBeMass = new Set(
  wordList(`
morning night evening surprise experience interest life speech sound style design dance drink competition
character choice change business company
`),
);

/** Nouns that are verbs as well, but no verb behind another noun: "bus stop", "phone call". */
export const compoundHeads = new Set(
  wordList(`
stop call jam list pool park card bar club test ticket
`),
);

/** Places that stand bare as what one does there. */
export const institutions = new Set(
  wordList(`
school hospital university church college prison office town
`),
);

/** Verbs with a person and then a thing behind them. */
export const giving = new Set(
  wordList(`
give bring buy send show tell make lend get cook write offer find order build teach draw
`),
);

/** Things and people spoken of as known. */
export const spokenOf = new Set(
  wordList(`
film phone nurse secretary match coach president king queen doctor manager
`),
);
