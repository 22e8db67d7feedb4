import type { Pattern } from '../../match.ts';
import { gender } from './gender.ts';
import { ownThing } from './own-things.ts';
import { itsOwn, pronounGender } from './people.ts';
import { itForThing, samePerson } from './pronoun-reference.ts';
import { reflexive } from './reflexives.ts';

export const pronounsPatterns: readonly Pattern[] = [
  gender,
  ownThing,
  itsOwn,
  pronounGender,
  itForThing,
  samePerson,
  reflexive,
];
