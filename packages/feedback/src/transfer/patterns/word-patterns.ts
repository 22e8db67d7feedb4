import type { Pattern } from '../match.ts';
import { didInQuestion } from './asked-with-did.ts';
import { smallLetters, titleAndSeason } from './capital-words.ts';
import { feelingIng } from './causes-and-feelings.ts';
import { comparisonWord } from './comparison-words.ts';
import { complementForm } from './complements.ts';
import { countedPlural } from './counted-plurals.ts';
import { denial } from './denials.ts';
import { fewAndLittle } from './few-and-little.ts';
import { firstClauseComma } from './first-clause-comma.ts';
import { helperOrder } from './helper-order.ts';
import { likeAndAs } from './like-and-as.ts';
import { mannerAdverb } from './manner-adverbs.ts';
import { meantDifferently } from './meant-differently.ts';
import { missingThere } from './missing-there.ts';
import { modalTime } from './modal-times.ts';
import { numberOf } from './number-of.ts';
import { ownerMark } from './owner-marks.ts';
import { afterA } from './pair-of.ts';
import { pairedLinks } from './paired-links.ts';
import { openQuestion } from './question-marks.ts';
import { reflexive } from './reflexives.ts';
import { relativeWord } from './relative-words.ts';
import { suchAndSo } from './such-and-so.ts';

/** Patterns for single words: their form, position or spelling. */
export const wordPatterns: readonly Pattern[] = [
  mannerAdverb,
  complementForm,
  reflexive,
  didInQuestion,
  helperOrder,
  denial,
  pairedLinks,
  relativeWord,
  afterA,
  countedPlural,
  comparisonWord,
  fewAndLittle,
  ownerMark,
  numberOf,
  firstClauseComma,
  suchAndSo,
  missingThere,
  modalTime,
  likeAndAs,
  feelingIng,
  meantDifferently,
  titleAndSeason,
  smallLetters,
  openQuestion,
];
