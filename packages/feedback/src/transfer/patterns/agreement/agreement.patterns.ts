import type { Pattern } from '../../match.ts';
import { agreement } from './agreement.ts';
import { agreementOfPhrases } from './agreement-of-phrases.ts';
import { numberOf } from './number-of.ts';
import { secondVerb } from './second-verb.ts';
import { askedSingular, relativeVerb, subjectAndVerb } from './subject-verb.ts';

export const agreementPatterns: readonly Pattern[] = [
  agreementOfPhrases,
  agreement,
  numberOf,
  secondVerb,
  askedSingular,
  relativeVerb,
  subjectAndVerb,
];
