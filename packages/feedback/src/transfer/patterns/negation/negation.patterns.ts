import type { Pattern } from '../../match.ts';
import { denial } from './denials.ts';
import { noBeforeHelper, twiceDenied } from './double-negation.ts';
import { doubleNegative, missingDo } from './negation.ts';

export const negationPatterns: readonly Pattern[] = [
  denial,
  noBeforeHelper,
  twiceDenied,
  doubleNegative,
  missingDo,
];
