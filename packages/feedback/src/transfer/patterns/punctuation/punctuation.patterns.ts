import type { Pattern } from '../../match.ts';
import { smallLetters, titleAndSeason } from './capital-words.ts';
import { capitals } from './capitals.ts';
import { commaAfterClause, commaBeforeVerb, relativeCommas } from './clause-marks.ts';
import { firstClauseComma } from './first-clause-comma.ts';
import {
  colonBeforeList,
  commaAfterYes,
  decimalComma,
  listComma,
  missingQuestionMark,
} from './list-marks.ts';
import { openQuestion } from './question-marks.ts';
import { commaSplice, linkerAfterComma, runOn } from './sentence-marks.ts';
import { apostrophe, blankBeforeMark, nameInSmallLetters, openingComma } from './written-form.ts';

export const punctuationPatterns: readonly Pattern[] = [
  smallLetters,
  titleAndSeason,
  capitals,
  commaAfterClause,
  commaBeforeVerb,
  relativeCommas,
  firstClauseComma,
  colonBeforeList,
  commaAfterYes,
  decimalComma,
  listComma,
  missingQuestionMark,
  openQuestion,
  commaSplice,
  linkerAfterComma,
  runOn,
  apostrophe,
  blankBeforeMark,
  nameInSmallLetters,
  openingComma,
];
