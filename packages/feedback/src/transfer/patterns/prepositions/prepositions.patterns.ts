import type { Pattern } from '../../match.ts';
import { fixedWithout } from './fixed-prepositions.ts';
import { adjectiveWithout, intransitiveVerb, secondObject } from './missing-prepositions.ts';
import { placeWithout, timeWithout } from './place-prepositions.ts';
import { placeWithoutTo } from './places.ts';
import { adjectivePreposition, arriveAt, byVehicle, timePreposition, tiredOf } from './prepositions.ts';
import { strandedPreposition } from './stranded-prepositions.ts';
import { extraPreposition, giveTo, goTo, missingPreposition, wrongVerbPreposition } from './verb-frames.ts';
import { neverThisPreposition, spentFor, tiredOfThings } from './wrong-prepositions.ts';

export const prepositionsPatterns: readonly Pattern[] = [
  fixedWithout,
  adjectiveWithout,
  intransitiveVerb,
  secondObject,
  placeWithout,
  timeWithout,
  placeWithoutTo,
  adjectivePreposition,
  arriveAt,
  byVehicle,
  timePreposition,
  tiredOf,
  strandedPreposition,
  extraPreposition,
  giveTo,
  goTo,
  missingPreposition,
  wrongVerbPreposition,
  neverThisPreposition,
  spentFor,
  tiredOfThings,
];
