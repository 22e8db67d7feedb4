import type { FactKind } from '../state/facts.ts';
import type { RememberedFact } from '../state/memory.ts';

/** Lines with which the partner comes back to a fact of an earlier conversation. The words are at A2 or below. */

/** From this age in days on, a coming event is most likely over. */
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

/** The event of a fact as the partner says it: "your exam", "your brother’s exam". */
export const eventOf = ({ about, topic, plural, event }: RememberedFact): string =>
  topic === 'person' && about.startsWith('your ')
    ? `${about}${plural && about.endsWith('s') ? '’' : '’s'} ${event}`
    : `your ${event}`;

/** Lines for a fact; none for a fact that is only known, such as a home. */
export const recallLines = (fact: RememberedFact): readonly string[] => {
  if (fact.event) return fact.days >= over ? eventOver : eventComing;
  if (fact.kind === 'family') return fact.topic === 'person' ? being : [];
  return byKind[fact.kind] ?? [];
};
