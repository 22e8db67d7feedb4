import type { Pattern } from '../../match.ts';
import { objectForms, possessiveForms, thereForms } from './belonging.ts';
import { ownerMark } from './owner-marks.ts';
import { officialsDeed, ownerAndPronoun, ownerWithoutMark } from './owner-phrases.ts';
import { ownerWithoutS } from './owners.ts';

export const possessivesPatterns: readonly Pattern[] = [
  objectForms,
  possessiveForms,
  thereForms,
  ownerMark,
  officialsDeed,
  ownerAndPronoun,
  ownerWithoutMark,
  ownerWithoutS,
];
