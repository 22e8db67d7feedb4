import type { Pattern } from '../match.ts';
import { adjectiveOrder, looksAfterNoun } from './adjective-places.ts';
import { adverbByHelper, objectAfterAdverbial, verbBeforeSubject, verbLast } from './adverb-places.ts';
import { askedOrder, askedSubject, markedTwice } from './asked-order.ts';
import { fromForThan, longWithEr, moreAndMore, moreShort, theMoreTheMore } from './comparison-forms.ts';
import { unrealCondition } from './conditionals.ts';
import { bareAfterModal, participleAfterModalHave, toCan } from './modal-complements.ts';
import { notSince, sinceThen, sinceWhen, soFar } from './perfect-clauses.ts';
import {
  doublyPlaced,
  missingSubjectRelative,
  placeWithoutWhere,
  thatAfterComma,
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
  oneStory,
  pastForTomorrow,
  whileHaving,
} from './time-clauses.ts';

/** Patterns over whole clauses: questions, order, conditions and times, relative clauses, modals, comparisons. */
export const sentencePatterns: readonly Pattern[] = [
  ...[askedOrder, askedSubject, markedTwice, reportedQuestion, reportedYesNo, tagQuestion],
  ...[adverbByHelper, objectAfterAdverbial, verbLast, verbBeforeSubject, adjectiveOrder, looksAfterNoun],
  ...[unrealCondition, futureInTimeClause, pastForTomorrow, doneByThen, lookNow, oneStory, whileHaving],
  ...[soFar, sinceThen, sinceWhen, notSince],
  ...[whomAsSubject, missingSubjectRelative, whoAfterSomebody, doublyPlaced, placeWithoutWhere],
  ...[whoHis, whoForThings, thatAfterComma],
  ...[bareAfterModal, participleAfterModalHave, toCan],
  ...[longWithEr, moreShort, fromForThan, theMoreTheMore, moreAndMore],
];
