import { wordList } from './word-list.ts';

/**
 * Nouns that may be countable or uncountable after an adjective, as in "good experience", "genuine surprise" and
 * "good morning".
 */
export const mayBeMass = new Set(
  wordList(`
morning night evening surprise experience interest life speech sound style design dance drink competition
character choice change business company
`),
);

/** Words that can be verbs or nouns. After another noun, they are nouns, as in "bus stop" and "phone call". */
export const compoundHeads = new Set(
  wordList(`
stop call jam list pool park card bar club test ticket
`),
);

/** Places that take no article when they mean the activity at the place. */
export const institutions = new Set(
  wordList(`
school hospital university church college prison office town
`),
);

/** Verbs with two objects: first a person, then a thing. */
export const giving = new Set(
  wordList(`
give bring buy send show tell make lend get cook write offer find order build teach draw
`),
);

/** Things and people that usually need "the", because the listener knows from the context which one is meant. */
export const spokenOf = new Set(
  wordList(`
film phone nurse secretary match coach president king queen doctor manager
`),
);
