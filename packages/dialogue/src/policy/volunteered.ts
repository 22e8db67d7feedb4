import type { Draft } from '../generation/draft.ts';
import { type Fact, isSad } from '../state/facts.ts';
import type { Understanding } from '../understanding/understand.ts';

/**
 * This module decides whether the partner may ask a general question about a person or animal, such as "How often do
 * you see him?". Such a question must not replace an answer to what the learner said.
 */

/** Number of learner messages after bad news during which the partner stays serious. */
const SERIOUS_TURNS = 2;

/** Whether the learner has told bad news in this message or in the two messages before it. */
export const isSerious = ({ state }: Pick<Draft, 'state'>): boolean =>
  state.turn - state.badNewsAt <= SERIOUS_TURNS;

const PAST =
  /\b(?:was|were|had|did|died|dead|used to|ago|yesterday|lost|gone|missing|left|last (?:night|week|month|year|summer|winter)|when i was|went|came|said|told|gave|made|called|took)\b/;
const TROUBLE =
  /\b(?:problem|trouble|help|need|needs|urgent|must|can not|could not|does not|do not|angry|afraid|worried|wants? me|hard for|difficult|never|nobody)\b/;

/** Whether the fact is about a person or an animal. */
export const isAboutSomebody = ({ topic, about }: Fact): boolean =>
  about !== '' && (topic === 'person' || topic === 'animal');

/** Whether the message introduces the person or animal, so that it is the message’s real subject. */
function introduces({ about, pronoun }: Fact, plain: string): boolean {
  const noun = about.replace(/^(?:your|the) /, '').toLowerCase();
  const owner = `(?:my|our) (?:[\\p{L}]+ ){0,2}${noun}s?`;
  return (
    new RegExp(`\\b(?:have|has|got) (?:[\\p{L}\\d]+ ){0,3}${noun}s?\\b`, 'u').test(plain) ||
    new RegExp(`(?:^|, )(?:yes |no |and |well |because |, )*${owner}(?: [\\p{L}]+|$| ,)`, 'u').test(plain) ||
    new RegExp(`(?:^|, )(?:yes |no |and |well |, )*(?:${pronoun}|he|she|they) [\\p{L}]+`, 'u').test(plain)
  );
}

/** Whether the message is a plain present fact that the learner volunteered about a person or animal. */
export const isIntroduction = (
  fact: Fact,
  { heard, inquiries, mood, badNews, clauses }: Understanding,
): boolean =>
  inquiries.length === 0 &&
  mood !== 'bad' &&
  !badNews &&
  !PAST.test(heard.plain) &&
  !TROUBLE.test(heard.plain) &&
  !clauses.some(({ act }) => act === 'request' || act === 'complaint' || act === 'question') &&
  introduces(fact, heard.plain);

/** Whether the partner may ask one of the general questions about this kind of fact. */
export function mayAskGenerally(draft: Draft, fact: Fact, meant: Understanding): boolean {
  if (isSad(fact)) return true;
  if (meant.badNews || meant.mood === 'bad' || isSerious(draft)) return false;
  return !isAboutSomebody(fact) || isIntroduction(fact, meant);
}
