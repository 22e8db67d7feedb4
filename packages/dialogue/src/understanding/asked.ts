import type { PersonaFact } from '@pratik/content/kinds/scenario';
import type { Heard } from './hearing.ts';
import { personaMeanings } from './persona-meanings.ts';
import { type Mention, mentionIn } from './things.ts';

/** The kind of information that a learner’s question asks for. */
export type Aspect =
  | 'price'
  | 'where'
  | 'when'
  | 'how-long'
  | 'works'
  | 'have'
  | 'may'
  | 'request'
  | 'like'
  | 'ever'
  | 'can'
  | 'opinion'
  | 'advice'
  | 'why'
  | 'which'
  | 'who'
  | 'how'
  | 'how-many'
  | 'really'
  | 'about'
  | 'know'
  | 'yes-no'
  | 'other';

/** A question that the learner asks the partner. */
export type Asked = {
  raw: string;
  aspect: Aspect;
  /** The fact about the persona that the question asks for. Null for other questions. */
  fact: PersonaFact | null;
  /** Whether the learner only returns the partner’s question, as in "And you?" or "What about you?". */
  returned: boolean;
  aboutPartner: boolean;
  mention: Mention | null;
};

const aspects: readonly (readonly [Aspect, RegExp])[] = [
  ['know', /\bdo you know (?!how\b|what\b|where\b|when\b|who\b|why\b|which\b|if\b|whether\b|the way\b)\w+/],
  [
    'really',
    /^(?:oh )?(?:really|seriously|are you sure|is that true|are you serious|you sure|no way|for real)$/,
  ],
  [
    'price',
    /\bhow much\b(?! (?:time|water|sugar|milk|sleep))|\bprice\b|\bcost\b|\bexpensive\b|\bcheap\b|\bdiscount\b|\bfree\?|\bis it free\b|\bfor free\b|\bpay\b.*\bhow\b/,
  ],
  ['how-long', /\bhow long\b|\bhow many (?:minutes|hours|days|weeks|months|years)\b|\bhow much time\b/],
  [
    'when',
    /\bwhen\b|\bwhat time\b|\bwhich day\b|\bwhat day\b|\bwhat date\b|\bopening hours\b|\b(?:are|is) (?:you|it) open\b/,
  ],
  [
    'where',
    /\bwhere\b|\bwhich (?:floor|street|way|platform|gate)\b|\bhow (?:can|do) i (?:go|get)\b|\bis it (?:far|near|close)\b|\bnear here\b|\bhow far\b/,
  ],
  [
    'advice',
    /\bwhat (?:should|can|must|could|do) (?:i|we) (?:do|eat|take|see|visit|buy|choose|wear|say|try|bring)\b|\b(?:recommend|suggest|suggestion|advice|advise)\b|\bshould i\b|\bdo i (?:need|have) to\b|\bmust i\b|\bwhat is (?:the )?best\b/,
  ],
  [
    'may',
    /^(?:,|\s|so |and |ok |sorry |excuse me |please |then |well |hello |hi )*(?:can|could|may|might|shall) (?:i|we|my|he|she|they|it)\b|\bis it (?:ok|okay|possible|alright|all right|allowed)\b(?: if| to)?|\bam i allowed\b|\bdo you mind if\b|\bwould it be possible\b|\bi can \w+.*\?$/,
  ],
  [
    'works',
    /\b(?:works|working|(?:does|do|did) (?:\w+ ){1,4}work|safe|dangerous|broken|clean|fresh|smell\w*|leak\w*|okay to|ok to|poison\w*|hurt|painful|quiet|noisy|loud|hot|cold|warm|strong|comfortable|serious|normal|possible)\b/,
  ],
  [
    'request',
    /^(?:,|\s|so |and |ok |sorry |excuse me |please |then |well |hello |hi )*(?:can|could|will|would) you\b(?! (?:cook|swim|speak|play|sing|dance|drive|ride|ski|like|rather|recommend|ever))|\bwould you mind\b/,
  ],
  [
    'have',
    /\b(?:do|does|have|did) you (?:have|got|sell|serve|offer)\b|\b(?:is|are) there\b|\bhave you (?:got|a|any)\b|\bdo (?:we|i) have\b|\byou have\b/,
  ],
  [
    'like',
    /\b(?:do|did|would) you (?:also |really |even )?(?:like|love|enjoy|prefer|hate)\b|\byou (?:like|love|enjoy|prefer)\b/,
  ],
  ['ever', /\bhave you (?:ever |already )?\w+|\bdid you (?:ever )?\w+/],
  ['can', /\b(?:can|could) you\b|\bdo you know how\b|\bare you able\b/],
  [
    'opinion',
    /\b(?:do|does) you think\b|\byou think\b|\byour (?:opinion|view|idea)\b|\bdo you agree\b|\bdo you believe\b|\bwhat about (?!you|your)|\bhow about (?!you|your)/,
  ],
  ['why', /\bwhy\b|\bhow come\b|\bwhat for\b|\bthe reason\b/],
  ['which', /\bwhich\b/],
  ['who', /\bwho\b|\bwhose\b/],
  ['how-many', /\bhow (?:many|much|often|big|old|fast|high|deep|heavy)\b/],
  ['how', /\bhow\b/],
  [
    'about',
    /\bwhat (?:is|are|was|were|kind|type|colou?r|size|about|does|do|did|happens?|happened|will)\b|\btell me about\b|\bwhat\b/,
  ],
  [
    'yes-no',
    /^(?:,|\s|so |and |ok |well |but |sorry |then )*(?:do|does|did|is|are|was|were|have|has|will|would|should|am|must)\b/,
  ],
];

const RETURNED =
  /\b(?:and|what about|how about) (?:you|yours?|u)$|\b(?:and|what about|how about) (?:you|yours)\b(?! (?:have|are|do|can|will|like))|^(?:you|and you|yours|u|you too|what you)$|\bya (?:sen|siz)\b/;

/** Returns what kind of information a question of the learner asks for. */
export function askedIn(clause: Heard): Asked {
  const plain = clause.plain
    .replace(/ ,(?= |$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const returned = RETURNED.test(plain);
  const fact =
    returned && clause.words.length <= 4
      ? null
      : (personaMeanings.find(([, pattern]) => pattern.test(plain))?.[0] ?? null);
  const aspect = aspects.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other';
  return {
    raw: clause.raw,
    aspect,
    fact,
    returned,
    aboutPartner: /\b(?:you|your|yours|u)\b/.test(plain) && !/\bthank you\b/.test(plain),
    mention: mentionIn(clause.raw),
  };
}
