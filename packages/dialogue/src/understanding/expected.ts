import { findEntity } from './entities.ts';
import { type Heard, hear } from './hearing.ts';
import { isLight } from './patterns.ts';
import type { Signals } from './signals.ts';

/** The kind of answer that a question of the partner expects. */
export type Expected = 'yes-no' | 'choice' | 'who' | 'where' | 'when' | 'number' | 'why' | 'open';

const AUXILIARY =
  /^(?:(?:and|so|but|well|now|ok|okay|tell me|be honest with me|before i \w+ \w+ \w+|may i ask)\W+)*(?:do|does|did|is|are|was|were|have|has|had|can|could|will|would|should|may|shall|isn.t|aren.t|don.t|doesn.t|didn.t|haven.t)\b/i;

/** Returns the kind of answer that the last question in a text expects. */
export function expectedOf(line: string): Expected {
  const question = line
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.trim().endsWith('?'))
    .at(-1)
    ?.trim()
    .replace(/^(?:and |so |but )?(?:if|when) [^,?]+, /i, '');
  if (!question) return 'open';
  const plain = hear(question).plain;
  if (AUXILIARY.test(question)) return / or /.test(plain) ? 'choice' : 'yes-no';
  if (/\bwhy\b|\bhow come\b/.test(plain)) return 'why';
  if (/\bwho\b/.test(plain)) return 'who';
  if (/\bwhere\b/.test(plain)) return 'where';
  if (/\bwhen\b|\bwhat time\b|\bhow long\b|\bhow often\b|\bwhich (?:day|month|season)\b/.test(plain))
    return 'when';
  if (/\bhow (?:many|much|old|far|big)\b/.test(plain)) return 'number';
  if (/ or /.test(plain)) return 'choice';
  return 'open';
}

const WHERE =
  /\b(?:in|at|on|to|from|near|next|under|behind|between|here|there|home|left|right|outside|inside|everywhere|nowhere|abroad|far)\b/;
const WHEN =
  /\b(?:today|tomorrow|yesterday|now|then|later|soon|always|never|often|sometimes|usually|rarely|every|once|twice|morning|evening|night|afternoon|noon|weekend|summer|winter|spring|autumn|week|month|year|day|days|hours?|minutes?|ago|last|next|after|before|when|since|for|until|early|late|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)\b|\d/;
const WHO =
  /\b(?:i|me|my|he|she|they|we|nobody|everybody|everyone|someone|people|friends?|family|mother|father|mum|mom|dad|sister|brother|aunt|uncle|cousin|teacher|boss|alone|myself|wife|husband|son|daughter|children|grandmother|grandfather|neighbou?rs?|colleagues?)\b/;
const VERB =
  /\b(?:is|am|are|was|were|have|has|had|do|does|did|will|would|can|could|like|likes|want|think|go|went|need|feel|know|love|live|work)\b/;
const ABOUT_IT =
  /^(?:it|its|it's|that|they|he|she|there|maybe|a little|not|very|so|too|only|i am|i was|i will|i can|i do|i have|i would)\b/;
const OPENER =
  /^(?:i|my|we|it|its|it's|they|he|she|because|maybe|in|at|on|to|with|by|for|since|the|a|an|some|there|this|that|when|if|our|yes|no|well|hm+|not|very|too|so|actually|of|mostly|usually|sometimes|every|everything|nothing|something|about|from|after|before)\b/;

/**
 * Whether a question asks for a habit, so that "sometimes" answers it. True for "Do you read in bed?", false for
 * "Do you have the receipt?" and "Did you sleep?".
 */
export const asksHabit = (question: string): boolean =>
  !/\b(?:did|was|were|will|may|is there|are there|have (?:the|a|an|your|any|two|some|got))\b[^?]*\?\s*$/i.test(
    question,
  );

/** Whether a message contains a content word of the question. */
export function takesUp(question: string, heard: Heard): boolean {
  const asked = new Set(
    hear(question)
      .words.filter(({ text }) => !isLight(text))
      .map(({ stem }) => stem),
  );
  return heard.words.some(({ stem, text }) => !isLight(text) && asked.has(stem));
}

/** Whether a message can be an answer to this question, judged by the form and the words of the message. */
export function canAnswer(question: string, heard: Heard, signals: Signals): boolean {
  const plain = heard.plain.replace(/^[\s,]+/, '');
  const count = heard.words.length;
  if (count === 0) return /\d/.test(heard.raw);
  if (signals.notKnown) return true;
  const elliptical = count <= 6 && !VERB.test(plain);
  const overlap = takesUp(question, heard);
  switch (expectedOf(question)) {
    case 'yes-no':
      return (
        signals.yes ||
        signals.no ||
        overlap ||
        (signals.often ? asksHabit(question) : elliptical) ||
        (count <= 7 && ABOUT_IT.test(plain))
      );
    case 'choice':
      return (
        overlap ||
        elliptical ||
        signals.yes ||
        signals.no ||
        /\b(?:both|neither|any|all|none|first|second)\b/.test(plain)
      );
    case 'where':
      return overlap || elliptical || WHERE.test(plain);
    case 'when':
      return overlap || elliptical || WHEN.test(plain) || findEntity('time', heard, true) !== undefined;
    case 'number':
      return (
        overlap ||
        elliptical ||
        findEntity('number', heard, true) !== undefined ||
        /\b(?:many|much|few|lot|big|small|far|near|old|young|none|no)\b/.test(plain)
      );
    case 'who':
      return overlap || elliptical || WHO.test(plain);
    case 'why':
      return true;
    case 'open':
      return overlap || elliptical || OPENER.test(plain) || count <= 4;
  }
}
