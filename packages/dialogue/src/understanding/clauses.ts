import { type Asked, askedIn } from './asked.ts';
import { type Heard, hear } from './hearing.ts';
import { PERSON } from './people.ts';
import { type Signals, signalsOf } from './signals.ts';
import { turkishMeaning } from './turkish.ts';

/** The intention (speech act) of one clause, such as a question or a complaint. */
export type Act =
  | 'statement'
  | 'question'
  | 'request'
  | 'offer'
  | 'acceptance'
  | 'refusal'
  | 'greeting'
  | 'thanks'
  | 'apology'
  | 'feeling'
  | 'complaint'
  | 'compliment'
  | 'joke'
  | 'topic-change'
  | 'topic-refusal'
  | 'goodbye'
  | 'turkish'
  | 'noise';

export type Clause = { raw: string; heard: Heard; signals: Signals; act: Act; asked: Asked | null };

const BEFORE_QUESTION =
  /(?:,|;)\s*(?:and |but |so )?(?=(?:what|where|when|who|why|how|which|do|does|did|is|are|can|could|may|would|will|have you)\b[^,]*\?)|\s+(?:and|but|so)\s+(?=(?:what|where|when|who|why|how|which|do you|are you|can i|can you|could|may i|is there|is it|is the|would you|have you)\b[^,]*\?)/gi;

/**
 * Splits a text into sentences. A clause that is a separate question becomes a sentence of its own, as in "A tea
 * please, how much is it?".
 */
export function splitClauses(text: string): string[] {
  // Replaces each sequence of white space by one space. In a long sequence, the patterns below would otherwise
  // start a new search at each character.
  return text
    .replace(/[^\S\n]+/g, ' ')
    .split(/(?<=[.!?…])[ \n]+|\n+/)
    .flatMap((sentence) => sentence.replace(BEFORE_QUESTION, '\n').split('\n'))
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 12);
}

const COMPLAINT =
  /\b(?:does not work|do not work|not working|is broken|are broken|(?<!(?:can|could|will|would|i|we|to) )not work|broke down|too (?:cold|hot|loud|noisy|small|big|expensive|slow|dark|salty|sweet|long|late|short|tight|bright|heavy|hard)|(?:is|are|was|it|very|so) (?:dirty|noisy|cold already|terrible|wrong|late|burnt|smelly|leaking)|not (?:clean|good|fresh|comfortable|hot|warm|right|enough)|there is no|i am (?:not (?:happy|satisfied)|very angry)|i want (?:my money back|a refund|to complain)|complain|unacceptable|waiting (?:\w+ ){0,5}(?:minutes|hours|days|weeks|months|long|since)|you are late|it smells?|smell of|bad smell|i (?:can )?smell)\b/;
/** Matches bad news about the learner’s own life. Such news is not a complaint about the partner. */
const OWN =
  /\bmy (?:english|life|day|week|exam|mark|boss|friend|family|school|job|grade|back|head|sister|brother|mother|father|teacher)\b|\bi am\b/;
const COMPLIMENT =
  /\b(?:you are (?:so |very |really )?(?:kind|nice|funny|good|helpful|great|sweet|beautiful|smart|clever|the best)|i like (?:you|talking (?:to|with) you|your \w+)|your (?:\w+ )?(?:english|shop|cafe|house|hotel|job|idea|cat) is (?:so |very |really )?(?:good|nice|great|beautiful|perfect)|you speak (?:very |so )?(?:well|good)|nice talking|this is (?:fun|great|very good|nice)|good idea|well done|i love (?:it here|this place))\b/;
const JOKE =
  /(?:\b(?:haha\w*|hehe\w*|lol|jk|just kidding|i am (?:just )?(?:joking|kidding)|joke)\b|[:;]-?[)D]+\s*$|😂|🤣|😅|\bahah\w*|\bsjsj\w*|\brandom jk)/i;
const OFFER =
  /\b(?:i can|let me|i will|shall i|do you want me to|would you like me to) (?:help|bring|show|carry|give|make|tell|send|pay|buy)\b|\b(?:would you like|do you want) (?:some|a|an|to)\b/;
const REQUEST =
  /\b(?:i (?:would like|want|need|will have|will take|take) (?:an?|the|some|one|two|three|this|that|it|more|another)\b|can i (?:have|get|take|see|try)|could i (?:have|get|see)|give me|bring me|show me|help me|tell me|please (?:give|bring|show|help|tell|send|call))\b/;
const APOLOGY = /^(?:oh |,|\s)*(?:sorry|i am (?:so |very |really )?sorry|excuse me|my apologies|pardon me)\b/;

const REFUSAL =
  /\b(?:do not|dont|not|no) (?:want|wanna|like|feel like) (?:to )?(?:talk|speak|discuss|answer|say|tell|chat|think)(?:ing)?\b|\b(?:can we|let us|could we|please) (?:not|stop) (?:talk\w*|speak\w*)\b|\b(?:that|this|it) is (?:private|personal|a private|a personal)\b|\bnone of your business\b|\bstop (?:asking|talking) (?:about|me)\b|\brather not (?:say|talk|tell|answer|discuss)\b|\bdo not ask (?:me )?(?:about|that|this)?\b|\bprefer not to\b|\bnot your business\b|\bleave me alone\b|\bdo not bother me\b/;
const CHANGE =
  /\b(?:change (?:the |this |our )?(?:topic|subject|question)|(?:another|different|new|other) (?:topic|question|subject|thing)|next question|skip (?:this|it|the)|(?:let us|lets|can we|could we|shall we|i want to|i would like to|i wanna|we can|want to) (?:talk|speak|chat) (?:about|on)|(?:talk|speak|chat|ask|discuss)(?:ing)? (?:me )?(?:about |on )?(?:something|anything) (?:else|different|new)|talk about (?!it\b|that\b)\w+ (?:please|now|instead))\b|^(?:,|\s)*skip\b/;
const BORED =
  /\b(?:this|it|that|topic|the topic|your questions?) (?:is |are )(?:so |very |really |too )?boring\b|\bi am (?:so |very )?bored (?:with|of) (?:this|it)\b|^boring$/;

/**
 * Returns the topic that the learner proposes ("talk about X") or refuses ("not about X"). Returns an empty
 * string if the clause names no topic.
 */
export function topicNamed(plain: string): string {
  const found =
    /\b(?:about|on) (?:my |the |your |some )?([\p{L} ]{2,30}?)(?: ,| please| now| instead| today| if | because | but |$)/u.exec(
      plain.trim(),
    );
  return (found?.[1] ?? '').trim();
}

/** Matches people who do not work. Only things that do not work are a reason to complain. */
const IDLE = new RegExp(`\\b(?:${PERSON}|i|we|he|she|they|who) (?:do|does|did) not work\\b`, 'g');

export const isComplaint = (plain: string): boolean => COMPLAINT.test(plain.replace(IDLE, ' '));
/** Whether a clause praises the partner. Such a clause does not answer a question. */
export const isPraise = (plain: string): boolean =>
  /\byou (?:are|speak)\b|\bi like you\b|\bnice talking\b|\byour english\b/.test(plain) &&
  COMPLIMENT.test(plain);
/** Matches complaints about the partner, such as "You don’t understand me" and "I don’t like you". */
const UPSET =
  /\byou (?:do|did|can|could|will|would|are) (?:not|never) (?:really |even |ever )?(?:understand\w*|listen\w*)\b|\bi (?:do not|dont) (?:really )?like you(?: ,)?$|\bi hate you\b|^(?:but )?you are (?:so |very |really )*(?:stupid|bad|boring|annoying|rude|dumb|terrible)(?: ,)?$/;

/** Whether a clause of the learner is a complaint about the partner. */
export const isUpset = (plain: string): boolean => UPSET.test(plain.trim());
export const isJoke = (raw: string): boolean => JOKE.test(raw);

function actOf(raw: string, heard: Heard, signals: Signals): Act {
  const plain = heard.plain;
  if (signals.gibberish) return 'noise';
  if (turkishMeaning(heard) !== null) return 'turkish';
  if (REFUSAL.test(plain)) return 'topic-refusal';
  if (CHANGE.test(plain) || (BORED.test(plain) && heard.words.length <= 7)) return 'topic-change';
  if (signals.goodbye) return 'goodbye';
  if (isComplaint(plain) && !OWN.test(plain) && !signals.question) return 'complaint';
  if (COMPLIMENT.test(plain) && !signals.question) return 'compliment';
  if (REQUEST.test(plain)) return 'request';
  if (OFFER.test(plain)) return 'offer';
  if (signals.question) return 'question';
  if (signals.onlyGreets) return 'greeting';
  if (signals.thanks && heard.words.length <= 6) return 'thanks';
  if (APOLOGY.test(plain) && heard.words.length <= 6) return 'apology';
  if (signals.yes && heard.words.length <= 4) return 'acceptance';
  if (signals.no && heard.words.length <= 4) return 'refusal';
  if (isJoke(raw) && (heard.words.length <= 3 || /\bi am (?:just |only )?(?:joking|kidding)\b/.test(plain)))
    return 'joke';
  return 'statement';
}

/** Returns the clauses of a message, each with its speech act. */
export function clausesOf(text: string): Clause[] {
  return splitClauses(text).map((raw) => {
    const heard = hear(raw);
    const signals = signalsOf(heard);
    const act = actOf(raw, heard, signals);
    const asks =
      signals.question &&
      act !== 'noise' &&
      act !== 'turkish' &&
      act !== 'topic-change' &&
      act !== 'topic-refusal';
    return { raw, heard, signals, act, asked: asks ? askedIn(heard) : null };
  });
}
