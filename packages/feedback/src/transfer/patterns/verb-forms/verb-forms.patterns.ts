import type { Pattern } from '../../match.ts';
import { regularisedPast } from './verb-forms.ts';
import { wrongHelpers, wrongVerbForm } from './verb-helpers.ts';

export const verbFormsPatterns: readonly Pattern[] = [regularisedPast, wrongHelpers, wrongVerbForm];
