import type { FactKind } from '../state/facts.ts';
import type { RememberedFact } from '../state/memory.ts';

/**
 * This module contains sentences with which the partner mentions a fact from an earlier conversation. The
 * words of these sentences are at level A2 or below.
 */

/** Number of days after which a future event that the learner mentioned is probably over. */
const over = 4;

const eventOver = [
  'Last time you told me about {about}. How did it go?',
  'I remember {about} from our last talk. How was it?',
];
const eventComing = [
  'Last time you told me about {about}. Is there any news?',
  'I remember {about} from our last talk. How do you feel about it now?',
];
const being = [
  'Last time you told me about {about}. How {is} {he} today?',
  'I remember {about} from our last talk. What {is} {he} doing these days?',
];
const byKind: Partial<Record<FactKind, readonly string[]>> = {
  pet: ['Last time you told me about {about}. How {is} {he} today?'],
  job: ['Last time you told me about your work. How is it going these days?'],
  study: ['Last time you told me about your lessons. How are they going these days?'],
  like: [
    'Last time you said that you like {about}. Did you have time for {it} this week?',
    'I remember that you like {about}. What is new?',
  ],
  plan: ['Last time you told me about a plan with {about}. What happened?'],
  'good-event': ['Last time you had good news about {about}. How do you feel about it now?'],
};

/** Returns the event of a fact from the partner’s point of view, for example "your exam" or "your brother’s exam". */
export const eventOf = ({ about, topic, plural, event }: RememberedFact): string =>
  topic === 'person' && about.startsWith('your ')
    ? `${about}${plural && about.endsWith('s') ? '’' : '’s'} ${event}`
    : `your ${event}`;

/**
 * Returns sentences that mention a fact. The list is empty for a kind of fact that the partner does not mention,
 * such as the learner’s home.
 */
export const recallLines = (fact: RememberedFact): readonly string[] => {
  if (fact.event) return fact.days >= over ? eventOver : eventComing;
  if (fact.kind === 'family') return fact.topic === 'person' ? being : [];
  return byKind[fact.kind] ?? [];
};
