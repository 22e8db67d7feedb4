import type { Pattern } from '../match.ts';
import { articleBeforeOf, articleInPhrase, ordinalWithoutThe } from './articles-of.ts';
import { bareSingular, bareSubject, suchWithoutArticle } from './bare-singulars.ts';
import { verblessClause, verblessOpening } from './verbless-clauses.ts';

/** Articles, prepositions and "be": what is missing from a phrase or too much in it. */
export const phrasePatterns: readonly Pattern[] = [
  articleBeforeOf,
  articleInPhrase,
  ordinalWithoutThe,
  bareSingular,
  bareSubject,
  suchWithoutArticle,
  verblessClause,
  verblessOpening,
];
