import type { Pattern } from '../match.ts';
import { adjectiveOrder, looksAfterNoun } from './adjective-places.ts';
import { adverbByHelper, objectAfterAdverbial, verbBeforeSubject, verbLast } from './adverb-places.ts';
import { askedOrder, askedSubject, askedWithDid, beForDo, markedTwice } from './asked-order.ts';
import { beBesideVerb, passiveOfItself, passiveWithObject } from './be-with-verb.ts';
import { fromForThan, longWithEr, moreAndMore, moreShort, theMoreTheMore } from './comparison-forms.ts';
import { unrealCondition } from './conditionals.ts';
import { bareAfterModal, participleAfterModalHave, toCan } from './modal-complements.ts';
import { notSince, sinceThen, sinceWhen, soFar } from './perfect-clauses.ts';
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
import { reportedQuestion, reportedYesNo, tagQuestion } from './reported-questions.ts';
import {
  doneByThen,
  futureInTimeClause,
  lookNow,
  notKnowing,
  oneStory,
  pastForTomorrow,
  whileHaving,
} from './time-clauses.ts';

/** Patterns over whole clauses: questions, word order, conditions, times, relative clauses, modals, comparisons. */
export const sentencePatterns: readonly Pattern[] = [
  ...[beBesideVerb, passiveOfItself, passiveWithObject],
  ...[
    askedOrder,
    askedSubject,
    askedWithDid,
    beForDo,
    markedTwice,
    reportedQuestion,
    reportedYesNo,
    tagQuestion,
  ],
  ...[adverbByHelper, objectAfterAdverbial, verbLast, verbBeforeSubject, adjectiveOrder, looksAfterNoun],
  ...[
    unrealCondition,
    futureInTimeClause,
    pastForTomorrow,
    doneByThen,
    lookNow,
    oneStory,
    whileHaving,
    notKnowing,
  ],
  ...[soFar, sinceThen, sinceWhen, notSince],
  ...[whomAsSubject, missingSubjectRelative, whoAfterSomebody, doublyPlaced, placeWithoutWhere],
  ...[whoHis, whoForThings, thatAfterComma, whichForWhose, pronounTwice],
  ...[bareAfterModal, participleAfterModalHave, toCan],
  ...[longWithEr, moreShort, fromForThan, theMoreTheMore, moreAndMore],
];
