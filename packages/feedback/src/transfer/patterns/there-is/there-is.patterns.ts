import type { Pattern } from '../../match.ts';
import { personThereIs, thereAgrees } from './existence.ts';
import { missingThere } from './missing-there.ts';
import { placeWithoutThere } from './place-without-there.ts';
import { missingPossessive, placeHas, thereIsMany } from './there-and-possessive.ts';

export const thereIsPatterns: readonly Pattern[] = [
  personThereIs,
  thereAgrees,
  missingThere,
  placeWithoutThere,
  missingPossessive,
  placeHas,
  thereIsMany,
];
