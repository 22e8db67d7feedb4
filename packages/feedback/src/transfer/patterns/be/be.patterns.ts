import type { Pattern } from '../../match.ts';
import { beInsertion, beOmission } from './be.ts';
import { beAndThere } from './be-and-there.ts';
import { questionWithoutBe, wrongHelper } from './be-questions.ts';
import { beBesideVerb, passiveOfItself, passiveWithObject } from './be-with-verb.ts';
import { beBeforeVerb, beMissing } from './finite-be.ts';
import { verblessClause, verblessOpening } from './verbless-clauses.ts';

export const bePatterns: readonly Pattern[] = [
  beAndThere,
  questionWithoutBe,
  wrongHelper,
  beBesideVerb,
  passiveOfItself,
  passiveWithObject,
  beInsertion,
  beOmission,
  beBeforeVerb,
  beMissing,
  verblessClause,
  verblessOpening,
];
