import type { Pattern } from '../../match.ts';
import { unrealCondition } from './conditionals.ts';
import { doubleTense, pastTime } from './past.ts';
import { notSince, sinceThen, sinceWhen, soFar } from './perfect-clauses.ts';
import { everAndAlready, perfectWithPast, stillGoingOn } from './perfect-or-past.ts';
import { howLong, presentPerfect } from './present-perfect.ts';
import {
  feelingAdjective,
  firstTime,
  sinceDuration,
  stativeProgressive,
  willInCondition,
} from './tense-forms.ts';
import { tensePairs } from './tense-pairs.ts';
import { pastSequence, reportedWill, rightNow, willAfterTime } from './tense-sequence.ts';
import {
  doneByThen,
  futureInTimeClause,
  lookNow,
  notKnowing,
  oneStory,
  pastForTomorrow,
  whileHaving,
} from './time-clauses.ts';

export const tensesPatterns: readonly Pattern[] = [
  unrealCondition,
  doubleTense,
  pastTime,
  notSince,
  sinceThen,
  sinceWhen,
  soFar,
  everAndAlready,
  perfectWithPast,
  stillGoingOn,
  howLong,
  presentPerfect,
  feelingAdjective,
  firstTime,
  sinceDuration,
  stativeProgressive,
  willInCondition,
  tensePairs,
  pastSequence,
  reportedWill,
  rightNow,
  willAfterTime,
  doneByThen,
  futureInTimeClause,
  lookNow,
  notKnowing,
  oneStory,
  pastForTomorrow,
  whileHaving,
];
