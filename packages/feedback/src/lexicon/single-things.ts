import { wordList } from './word-list.ts';

/**
 * Nouns that can be countable or uncountable after an adjective, as in "good experience", "genuine surprise", "good
 * morning".
 */
export const mayBeMass = new Set(
  wordList(`
morning night evening surprise experience interest life speech sound style design dance drink competition
character choice change business company
`),
);

/** Nouns that can also be verbs, but not after another noun, as in "bus stop" and "phone call". */
export const compoundHeads = new Set(
  wordList(`
stop call jam list pool park card bar club test ticket
`),
);

/** Places that take no article if they mean the activity at the place. */
export const institutions = new Set(
  wordList(`
school hospital university church college prison office town
`),
);

/** Verbs that take a person and then a thing as objects. */
export const giving = new Set(
  wordList(`
give bring buy send show tell make lend get cook write offer find order build teach draw
`),
);

/** Things and people that are known from the context and therefore need "the". */
export const spokenOf = new Set(
  wordList(`
film phone nurse secretary match coach president king queen doctor manager
`),
);
