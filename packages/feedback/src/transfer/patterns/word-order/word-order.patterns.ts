import type { Pattern } from '../../match.ts';
import { adjectiveOrder, looksAfterNoun } from './adjective-places.ts';
import { adverbByHelper, objectAfterAdverbial, verbBeforeSubject, verbLast } from './adverb-places.ts';
import {
  adverbAfterVerb,
  colourAfterNoun,
  enoughAndStill,
  mannerBeforeObject,
  notOnlyInversion,
  particlePronoun,
} from './clause-order.ts';
import { helperOrder } from './helper-order.ts';
import { movedWords } from './moved-words.ts';
import { noTimePreposition, timeBeforeVerb } from './time-words.ts';
import { adverbBeforeObject, alwaysFirst, veryLike } from './word-order.ts';

export const wordOrderPatterns: readonly Pattern[] = [
  adjectiveOrder,
  looksAfterNoun,
  adverbByHelper,
  objectAfterAdverbial,
  verbBeforeSubject,
  verbLast,
  adverbAfterVerb,
  colourAfterNoun,
  enoughAndStill,
  mannerBeforeObject,
  notOnlyInversion,
  particlePronoun,
  helperOrder,
  movedWords,
  noTimePreposition,
  timeBeforeVerb,
  adverbBeforeObject,
  alwaysFirst,
  veryLike,
];
