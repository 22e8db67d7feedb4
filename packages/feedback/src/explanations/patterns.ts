import { table } from '../lexicon/table.ts';
import type { Explanation } from './explanation.ts';

/** Explanations for single patterns of the transfer grammar, more exact than those of their codes. */
export const patternExplanations = table<Explanation>({});
