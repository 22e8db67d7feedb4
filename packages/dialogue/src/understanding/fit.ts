import type { Fact, FactKind } from '../state/facts.ts';
import { isJoke } from './clauses.ts';
import { takesUp } from './expected.ts';
import type { Heard } from './hearing.ts';
import { isLight } from './patterns.ts';

/** This module distinguishes a real match of an author’s pattern from a match of a single common word. */

const QUESTION_WORDS = new Set('what why how when where who which think this that here it so'.split(' '));
const isGeneral = (word: string): boolean => isLight(word) || QUESTION_WORDS.has(word);

/**
 * Whether an author’s pattern is about the subject of a question. A pattern such as "what you think" names no subject,
 * so it fits only a question without a subject.
 */
export const isAbout = (pattern: string, { words }: Heard): boolean =>
  !pattern.split(' ').every(isGeneral) || words.every(({ text }) => isGeneral(text));

/** Kinds of facts that learners express in the present tense. */
const present: ReadonlySet<FactKind> = new Set([
  'like',
  'dislike',
  'wish',
  'ability',
  'home',
  'study',
  'pet',
]);

/**
 * Kinds of facts that learners often mention without being asked. Each pattern matches the questions that do ask
 * for such a fact.
 */
const asides: Readonly<Partial<Record<FactKind, RegExp>>> = {
  pet: /\b(?:animals?|pets?|dogs?|cats?|live with|family|home|alone)\b/i,
  match: /\b(?:match|game|football|sport|team|score|watch|weekend|last night)\b/i,
  birthday: /\b(?:birthday|old|celebrate|party)\b/i,
  weather: /\b(?:weather|outside|sky|rain|sun|snow|season|climate|there|today)\b/i,
};

/**
 * Whether a message is a remark that is unrelated to the question. Such a remark contains no word of the
 * question, and is a joke, a general remark about people, a fact that the question does not ask for, or an
 * answer in the present tense to a question about the past.
 */
export const isRemark = (ask: string, heard: Heard, facts: readonly Fact[]): boolean =>
  heard.words.length >= 4 &&
  !takesUp(ask, heard) &&
  (isJoke(heard.raw) ||
    GENERAL.test(heard.plain) ||
    facts.some(({ kind }) => asides[kind]?.test(ask) === false) ||
    leavesPast(ask, heard, facts));

/** Matches remarks about people in general. */
const GENERAL = /^(?:people|everybody|everyone) (?:is|are) (?:always|never|often)\b/;

const leavesPast = (ask: string, heard: Heard, facts: readonly Fact[]): boolean =>
  /\b(?:did|was|were|had)\b[^.!?]*\?$/.test(ask) &&
  !/\b(?:did|was|were|had)\b/.test(heard.plain) &&
  facts.some(({ kind }) => present.has(kind));
