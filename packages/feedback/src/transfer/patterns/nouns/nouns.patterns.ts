import type { Pattern } from '../../match.ts';
import { comparisonSlips, massSlips, quantitySlips } from './amounts.ts';
import { articleWithMass, falsePlural, pluralAfterNumber, quantifier } from './countability.ts';
import { allPlural, amountWord, countedSingular, yearsOld } from './counted-nouns.ts';
import { countedPlural } from './counted-plurals.ts';
import { fewAndLittle } from './few-and-little.ts';
import { allThePlural, massWithPlural } from './number-agreement.ts';
import { mostOf, pluralAfterOf } from './of-phrases.ts';
import { afterA } from './pair-of.ts';
import { suchAndSo } from './such-and-so.ts';

export const nounsPatterns: readonly Pattern[] = [
  comparisonSlips,
  massSlips,
  quantitySlips,
  articleWithMass,
  falsePlural,
  pluralAfterNumber,
  quantifier,
  allPlural,
  amountWord,
  countedSingular,
  yearsOld,
  countedPlural,
  fewAndLittle,
  allThePlural,
  massWithPlural,
  mostOf,
  pluralAfterOf,
  afterA,
  suchAndSo,
];
