import type { Fact, FactKind } from '../state/facts.ts';
import { takesUp } from './expected.ts';
import type { Heard } from './hearing.ts';
import { isLight } from './patterns.ts';

/** This module tells a real match of an author’s pattern from a match of one common word. */

const QUESTION_WORDS = new Set('what why how when where who which think this that here it so'.split(' '));
const isGeneral = (word: string): boolean => isLight(word) || QUESTION_WORDS.has(word);

/**
 * Whether a pattern of an author’s answer is about the subject of a question. A pattern such as "what you think"
 * names no subject, so it fits only a question that names none either.
 */
export const isAbout = (pattern: string, { words }: Heard): boolean =>
  !pattern.split(' ').every(isGeneral) || words.every(({ text }) => isGeneral(text));

/** Facts that a learner tells in the present tense. */
const present: ReadonlySet<FactKind> = new Set([
  'like',
  'dislike',
  'wish',
  'ability',
  'home',
  'study',
  'pet',
]);

/** Whether a message in the present tense follows a question about the past, and contains none of its words. */
export const leavesPast = (ask: string, heard: Heard, facts: readonly Fact[]): boolean =>
  heard.words.length >= 4 &&
  /\b(?:did|was|were|had)\b[^.!?]*\?$/.test(ask) &&
  !/\b(?:did|was|were|had)\b/.test(heard.plain) &&
  !takesUp(ask, heard) &&
  (facts.some(({ kind }) => present.has(kind)) ||
    /\b(?:people|everybody|everyone) (?:is|are)\b/.test(heard.plain));
