import type { Pattern } from './match.ts';
import { agreement } from './patterns/agreement.ts';
import { agreementOfPhrases } from './patterns/agreement-of-phrases.ts';
import { comparisonSlips, massSlips, quantitySlips } from './patterns/amounts.ts';
import { articleBeforeOccupation, extraArticle } from './patterns/articles.ts';
import { fixedArticles, missingThe, needlessArticle } from './patterns/bare-nouns.ts';
import { beInsertion, beOmission } from './patterns/be.ts';
import { beAndThere } from './patterns/be-and-there.ts';
import { questionWithoutBe, wrongHelper } from './patterns/be-questions.ts';
import { objectForms, possessiveForms, thereForms } from './patterns/belonging.ts';
import { capitals } from './patterns/capitals.ts';
import {
  adverbAfterVerb,
  colourAfterNoun,
  enoughAndStill,
  mannerBeforeObject,
  notOnlyInversion,
  particlePronoun,
} from './patterns/clause-order.ts';
import { accordingToMe, adjectiveCollocation, collocation, otherCalques } from './patterns/collocations.ts';
import { comparatives, comparedWithFrom } from './patterns/comparatives.ts';
import { commaBeforeThat, doubleConnector, repeatedObject, whichForPeople } from './patterns/connectors.ts';
import { articleWithMass, falsePlural, pluralAfterNumber, quantifier } from './patterns/countability.ts';
import { beBeforeVerb, beMissing } from './patterns/finite-be.ts';
import { gender } from './patterns/gender.ts';
import {
  bareAfterPreposition,
  gerundAfterPhrase,
  gerundAfterPreposition,
  gerundAfterTo,
  gerundAfterVerb,
  toForPreposition,
} from './patterns/gerunds.ts';
import { indirectQuestion } from './patterns/indirect-questions.ts';
import {
  bareAfterLet,
  infinitiveAfterVerb,
  missingTo,
  personWithoutTo,
  preferThan,
  suggestTo,
  toInfinitive,
  wantThat,
} from './patterns/infinitives.ts';
import { modalChains } from './patterns/modal-chains.ts';
import { inflectedModal, modals } from './patterns/modals.ts';
import {
  commaBeforeClause,
  missingMark,
  missingWho,
  needlessConnector,
  relativeForm,
  resumptivePronoun,
} from './patterns/more-links.ts';
import { noBeforeHelper, twiceDenied } from './patterns/more-negation.ts';
import { movedWords } from './patterns/moved-words.ts';
import { doubleNegative, missingDo } from './patterns/negation.ts';
import { allThePlural, massWithPlural } from './patterns/number-agreement.ts';
import { mostOf, pluralAfterOf } from './patterns/of-phrases.ts';
import { ownThing } from './patterns/own-things.ts';
import { ownerWithoutS } from './patterns/owners.ts';
import { doubleTense, pastTime } from './patterns/past.ts';
import { itsOwn, pronounGender } from './patterns/people.ts';
import { everAndAlready, perfectWithPast, stillGoingOn } from './patterns/perfect-or-past.ts';
import { phrasePatterns } from './patterns/phrase-patterns.ts';
import {
  age,
  doubleSubject,
  forgotAtPlace,
  goodForWell,
  goShopping,
  howOld,
  sayToPerson,
} from './patterns/phrases.ts';
import { placeWithoutTo } from './patterns/places.ts';
import { plainerWays } from './patterns/plainer-ways.ts';
import {
  adjectivePreposition,
  arriveAt,
  byVehicle,
  timePreposition,
  tiredOf,
} from './patterns/prepositions.ts';
import { howLong, presentPerfect } from './patterns/present-perfect.ts';
import { doubleMarkedQuestion, indirectDid, questionWithoutDo } from './patterns/question-helpers.ts';
import { questionOrder, whatMeans } from './patterns/questions.ts';
import { whoseAndWhere } from './patterns/relatives.ts';
import { secondVerb } from './patterns/second-verb.ts';
import { sentencePatterns } from './patterns/sentence-patterns.ts';
import { setPhrase } from './patterns/set-phrases.ts';
import {
  feelingAdjective,
  firstTime,
  sinceDuration,
  stativeProgressive,
  willInCondition,
} from './patterns/tense-forms.ts';
import { tensePairs } from './patterns/tense-pairs.ts';
import { pastSequence, reportedWill, rightNow, willAfterTime } from './patterns/tense-sequence.ts';
import { missingPossessive, placeHas, thereIsMany } from './patterns/there-and-possessive.ts';
import { noTimePreposition, timeBeforeVerb } from './patterns/time-words.ts';
import { regularisedPast } from './patterns/verb-forms.ts';
import {
  extraPreposition,
  giveTo,
  goTo,
  missingPreposition,
  wrongVerbPreposition,
} from './patterns/verb-frames.ts';
import { wrongHelpers, wrongVerbForm } from './patterns/verb-helpers.ts';
import { adverbBeforeObject, alwaysFirst, veryLike } from './patterns/word-order.ts';
import { wordPatterns } from './patterns/word-patterns.ts';
import { apostrophe, blankBeforeMark, nameInSmallLetters, openingComma } from './patterns/written-form.ts';

/** All patterns of the transfer grammar. Their order does not matter: the match with the highest confidence wins. */
export const patterns: readonly Pattern[] = [
  ...sentencePatterns,
  ...phrasePatterns,
  ...wordPatterns,
  ...[agreement, beOmission, beInsertion, pastTime, doubleTense, presentPerfect, modals, inflectedModal],
  ...[gerundAfterVerb, infinitiveAfterVerb, bareAfterLet, gerundAfterPreposition, wantThat],
  ...[
    personWithoutTo,
    toForPreposition,
    gerundAfterTo,
    gerundAfterPhrase,
    bareAfterPreposition,
    suggestTo,
    preferThan,
  ],
  ...[missingPreposition, goTo, extraPreposition, wrongVerbPreposition],
  ...[adjectivePreposition, tiredOf, timePreposition, byVehicle, arriveAt],
  ...[articleBeforeOccupation, extraArticle, fixedArticles, missingThe, needlessArticle],
  ...[falsePlural, articleWithMass, quantifier, pluralAfterNumber, comparatives, comparedWithFrom],
  ...[veryLike, adverbBeforeObject, alwaysFirst, questionOrder, whatMeans, missingDo, doubleNegative],
  ...[
    collocation,
    adjectiveCollocation,
    setPhrase,
    accordingToMe,
    otherCalques,
    doubleConnector,
    commaBeforeThat,
    whichForPeople,
    repeatedObject,
  ],
  ...[stativeProgressive, willInCondition, firstTime, sinceDuration, feelingAdjective, toInfinitive],
  ...[goShopping, sayToPerson, forgotAtPlace, mostOf, pluralAfterOf, age, goodForWell, indirectQuestion],
  ...[doubleSubject, howOld, giveTo, questionWithoutBe, wrongHelper, allThePlural, massWithPlural],
  ...[noTimePreposition, timeBeforeVerb, regularisedPast, howLong, missingTo],
  ...[comparisonSlips, massSlips, quantitySlips, objectForms, possessiveForms, thereForms],
  ...[
    adverbAfterVerb,
    colourAfterNoun,
    doubleMarkedQuestion,
    enoughAndStill,
    indirectDid,
    mannerBeforeObject,
  ],
  ...[notOnlyInversion, particlePronoun, questionWithoutDo, beBeforeVerb, beMissing],
  ...[commaBeforeClause, missingMark, missingWho, needlessConnector, relativeForm, resumptivePronoun],
  ...[noBeforeHelper, twiceDenied, everAndAlready, modalChains, pastSequence],
  ...[perfectWithPast, reportedWill, rightNow, secondVerb, stillGoingOn, willAfterTime],
  ...[itsOwn, pronounGender, apostrophe, blankBeforeMark, nameInSmallLetters, openingComma],
  ...[agreementOfPhrases, beAndThere, ownThing, placeWithoutTo, tensePairs],
  ...[movedWords, ownerWithoutS, plainerWays, whoseAndWhere, wrongHelpers, wrongVerbForm],
  ...[placeHas, thereIsMany, missingPossessive, capitals, gender],
];
