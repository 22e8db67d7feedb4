import type { Pattern } from '../../match.ts';
import { comparatives, comparedWithFrom } from './comparatives.ts';
import { fromForThan, longWithEr, moreAndMore, moreShort, theMoreTheMore } from './comparison-forms.ts';
import { comparisonWord } from './comparison-words.ts';

export const comparativesPatterns: readonly Pattern[] = [
  comparatives,
  comparedWithFrom,
  fromForThan,
  longWithEr,
  moreAndMore,
  moreShort,
  theMoreTheMore,
  comparisonWord,
];
