import type { Pattern } from '../../match.ts';
import { feelingIng } from './causes-and-feelings.ts';
import { complementForm } from './complements.ts';
import {
  bareAfterPreposition,
  gerundAfterPhrase,
  gerundAfterPreposition,
  gerundAfterTo,
  gerundAfterVerb,
  toForPreposition,
} from './gerunds.ts';
import {
  bareAfterLet,
  infinitiveAfterVerb,
  missingTo,
  personWithoutTo,
  preferThan,
  suggestTo,
  toInfinitive,
  wantThat,
} from './infinitives.ts';

export const verbPatternsPatterns: readonly Pattern[] = [
  feelingIng,
  complementForm,
  bareAfterPreposition,
  gerundAfterPhrase,
  gerundAfterPreposition,
  gerundAfterTo,
  gerundAfterVerb,
  toForPreposition,
  bareAfterLet,
  infinitiveAfterVerb,
  missingTo,
  personWithoutTo,
  preferThan,
  suggestTo,
  toInfinitive,
  wantThat,
];
