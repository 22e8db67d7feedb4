import { wordList } from './word-list.ts';

/** Words that may occur between a subject and its predicate. */
export const besidePredicate = wordList(`
not very so too really always never often still also both already now probably just quite usually sometimes
only almost completely
`);

/** Words that can follow a complete predicate, so that no further word is missing. */
export const endOfPredicate = wordList(`
today now yesterday again here there to too enough until every this last than and yet anymore tonight
`);

/** Participles that describe a state, each with its preposition. */
export const feelings = new Set(
  wordList(`
interested:in married:to worried:about tired:of bored:with excited:about born:in born:on divorced:from
scared:of made:of made:in made:by located:in surrounded:by covered:with known:as known:for called:by
spoken:in spoken:all based:on used:for used:by related:to
`),
);

/**
 * Verbs that need an object. If a preposition directly follows the participle of such a verb, the participle is
 * passive.
 */
export const needObject = new Set(
  wordList(`
make build sell find hold keep send teach buy bring catch design invent discover paint direct produce
publish include invite destroy construct found locate
`),
);

/** Adjectives that cannot be the predicate at the end of a clause. */
export const neverPredicates = new Set(
  wordList(`
only own same other next last past late early fast hard well left free open less more most much many few
little enough inside outside
`),
);
