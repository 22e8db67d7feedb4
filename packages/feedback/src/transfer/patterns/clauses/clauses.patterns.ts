import type { Pattern } from '../../match.ts';
import {
  commaBeforeClause,
  missingMark,
  missingWho,
  needlessConnector,
  relativeForm,
  resumptivePronoun,
} from './clause-links.ts';
import { commaBeforeThat, doubleConnector, repeatedObject, whichForPeople } from './connectors.ts';
import { pairedLinks } from './paired-links.ts';
import {
  doublyPlaced,
  missingSubjectRelative,
  placeWithoutWhere,
  pronounTwice,
  thatAfterComma,
  whichForWhose,
  whoAfterSomebody,
  whoForThings,
  whoHis,
  whomAsSubject,
} from './relative-clauses.ts';
import { relativeWord } from './relative-words.ts';
import { whoseAndWhere } from './relatives.ts';

export const clausesPatterns: readonly Pattern[] = [
  commaBeforeThat,
  doubleConnector,
  repeatedObject,
  whichForPeople,
  commaBeforeClause,
  missingMark,
  missingWho,
  needlessConnector,
  relativeForm,
  resumptivePronoun,
  pairedLinks,
  doublyPlaced,
  missingSubjectRelative,
  placeWithoutWhere,
  pronounTwice,
  thatAfterComma,
  whichForWhose,
  whoAfterSomebody,
  whoForThings,
  whoHis,
  whomAsSubject,
  relativeWord,
  whoseAndWhere,
];
