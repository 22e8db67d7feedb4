import type { Pattern } from '../match.ts';
import { articleBeforeOf, articleInPhrase, ordinalWithoutThe } from './articles-of.ts';
import { bareSingular, bareSubject, suchWithoutArticle } from './bare-singulars.ts';
import { commaAfterClause, commaBeforeVerb, relativeCommas } from './clause-marks.ts';
import { allPlural, amountWord, countedSingular, yearsOld } from './counted-nouns.ts';
import { personThereIs, thereAgrees } from './existence.ts';
import { fixedWithout } from './fixed-prepositions.ts';
import { articleBeforeField, articleInGeneral, articleTooMany } from './general-nouns.ts';
import {
  colonBeforeList,
  commaAfterYes,
  decimalComma,
  listComma,
  missingQuestionMark,
} from './list-marks.ts';
import { adjectiveWithout, intransitiveVerb, secondObject } from './missing-prepositions.ts';
import { officialsDeed, ownerAndPronoun, ownerWithoutMark } from './owner-phrases.ts';
import { placeWithout, timeWithout } from './place-prepositions.ts';
import { placeWithoutThere } from './place-without-there.ts';
import { itForThing, samePerson } from './pronoun-reference.ts';
import { articleBeforeTime, articleInRoutine } from './routine-articles.ts';
import { commaSplice, linkerAfterComma, runOn } from './sentence-marks.ts';
import { strandedPreposition } from './stranded-prepositions.ts';
import { askedSingular, relativeVerb, subjectAndVerb } from './subject-verb.ts';
import { verblessClause, verblessOpening } from './verbless-clauses.ts';
import { neverThisPreposition, spentFor, tiredOfThings } from './wrong-prepositions.ts';

/** Patterns for articles, prepositions and "be": missing or extra words in a phrase. */
export const phrasePatterns: readonly Pattern[] = [
  articleBeforeOf,
  articleInPhrase,
  ordinalWithoutThe,
  bareSingular,
  bareSubject,
  suchWithoutArticle,
  verblessClause,
  verblessOpening,
  adjectiveWithout,
  fixedWithout,
  intransitiveVerb,
  placeWithout,
  secondObject,
  timeWithout,
  strandedPreposition,
  neverThisPreposition,
  spentFor,
  tiredOfThings,
  personThereIs,
  placeWithoutThere,
  thereAgrees,
  ...[commaAfterClause, commaBeforeVerb, commaSplice, linkerAfterComma, relativeCommas, runOn],
  ...[colonBeforeList, commaAfterYes, decimalComma, listComma, missingQuestionMark],
  ...[articleBeforeField, articleBeforeTime, articleInGeneral, articleInRoutine, articleTooMany],
  ...[allPlural, amountWord, countedSingular, yearsOld],
  ...[officialsDeed, ownerAndPronoun, ownerWithoutMark],
  itForThing,
  samePerson,
  askedSingular,
  relativeVerb,
  subjectAndVerb,
];
