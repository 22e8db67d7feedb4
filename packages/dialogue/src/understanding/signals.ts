import { isCommonWord } from './common-words.ts';
import type { Heard } from './hearing.ts';
import { isGoodbye } from './leave.ts';

/** What a message expresses, independent of the current question: for example a greeting or a request for help. */
export type Signals = {
  yes: boolean;
  no: boolean;
  negative: boolean;
  often: boolean;
  greeting: boolean;
  /**
   * Whether the message contains only a greeting or an introduction, such as "hello", "nice to meet you" or "I am
   * Elif".
   */
  onlyGreets: boolean;
  thanks: boolean;
  goodbye: boolean;
  howAreYou: boolean;
  andYou: boolean;
  question: boolean;
  /** Whether the learner asks if the partner is a human. */
  askIfReal: boolean;
  aboutYou: boolean;
  notKnown: boolean;
  notUnderstood: boolean;
  repeat: boolean;
  slower: boolean;
  help: boolean;
  meaning: boolean;
  changeTopic: boolean;
  thinking: boolean;
  swearing: boolean;
  distress: boolean;
  sadNews: boolean;
  gibberish: boolean;
};

const YES =
  /^(?:oh |well |hm+ |,|\s)*(?:yes|yeah|yep|yup|sure|of course|ok|okay|certainly|definitely|absolutely|exactly|right|correct|please|why not|true|evet|tamam|gladly|indeed)\b|\b(?:i (?:do|am|would|have|can|did|was|will|think so|agree|hope so)|that is (?:right|true|fine|ok|okay|perfect|great)|sounds? (?:good|great|perfect|fine)|it is (?:fine|ok|okay|true)|no problem|you are right)(?= ,|$| thank| please)/;
const NO =
  /^(?:oh |well |sorry |hm+ |,|\s)*(?:no|nope|nah|not really|not yet|not now|never|hayir|neither|nothing|none)\b(?! problem| doubt| worries)|\bi (?:do|am|would|have|can|did|was|will) not(?= ,|$| really| think so| want to)|\bi am afraid not\b|\bi would rather not\b/;
const SWEAR =
  /\b(?:fuck\w*|shit\w*|bitch\w*|asshole\w*|bastard\w*|stupid (?:bot|robot|machine|program)|idiot|dick|cunt\w*|wtf|stfu|shut up|amk|aq|siktir\w*|sikeyim|orospu\w*|salak|gerizekali|aptal|serefsiz|pic|got(?:veren|un)|damn you|screw you|(?:you are|you|your) (?:a |an |so |very |really )?(?:stupid|dumb|useless|idiot|moron|terrible|the worst)|i hate you)\b/;
const DISTRESS =
  /\b(?:kill myself|killing myself|suicide|suicidal|hurt myself|harm myself|cut myself on purpose|want to die|wanna die|end my life|do not want to live|intihar|olmek istiyorum)\b/;
const SAD =
  /\b(?:died|passed away|funeral|cancer|is dead|got divorced|lost (?:my|our|his|her) (?:job|father|mother|dad|mum|brother|sister|grandmother|grandfather|dog|cat|friend)|(?:had|had an|in an) accident|heart attack|broke up)\b/;

const HOW_ARE_YOU = /\bhow (?:are|is) (?:you|it going|things|your day)\b(?! (?:going to|able))/;
const AND_YOU = /\b(?:and|what about|how about) you\b|\byou ?\?|^and yours?\b|\bwhat about yours\b/;
const START = '^(?:,|\\s|so |and |ok |okay |well |sorry |excuse me )*';
const VERBS = 'do|does|did|is|are|was|were|have|has|can|could|will|would|should|may|am';
// Matches questions by their word order: "why is the sea salty" and "where you live" are questions, but "Why
// the sea is salty" is an answer.
const WH = new RegExp(
  `${START}(?:(?:what|where|when|who|why|how|which|whose) (?:${VERBS})\\b|how (?:much|many|old|far|long|often|big)\\b|what (?:time|kind|colour|size|about)\\b|(?:what|where|when|who|why|how|which)\\b.*\\b(?:you|your)\\b)`,
);
const AUX =
  /^(?:,|\s|so |and |ok |okay |well |sorry |excuse me )*(?:do|does|did|are|is|was|were|have|has|can|could|may|will|would|should|am) (?:you|your|i|it|the|there|he|she|they|we|this|that|these|those|my|a)\b/;

/** Whether the message consists of random letters, so that none of its words can be English or a name. */
export function isGibberish(heard: Heard): boolean {
  const words = heard.words.map((word) => word.text).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0) return !/\d/.test(heard.raw);
  const odd = words.filter(
    (word) =>
      !isCommonWord(word) &&
      (/(.)\1\1/.test(word) ||
        /[bcdfghjklmnpqrstvwxz]{5}/.test(word) ||
        (word.length > 3 && !/[aeiouy]/.test(word)) ||
        (word.length > 2 &&
          !/[aeiouy]/.test(word) &&
          !/^(?:mr|mrs|ms|dr|tv|pc|hmm|mmm|kg|km|cm|gym|phd|dvd|usb|bbq|sms|brb|btw)s?$/.test(word)) ||
        /asd|sdf|dfg|fgh|ghj|hjk|jkl|qwe|wer[tq]|zxc|xcv|cvb|vbn/.test(word)),
  ).length;
  const known = words.filter(isCommonWord).length;
  if (odd > 0 && odd >= words.length / 2) return true;
  return words.length >= 4 && known === 0 && odd > 0;
}

const GREETING =
  /\b(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|(?:it is |i am )?(?:very )?(?:nice|glad|pleased|happy|good) to (?:meet|see) you(?: too)?|my name is \S+|i am \S+$|thank you|thanks|mrs?|ms|dr|merhaba|selam|there)\b/g;

const onlyGreets = (heard: Heard): boolean =>
  !heard.raw.includes('?') &&
  heard.plain
    .replace(GREETING, ' ')
    .split(/[\s,]+/)
    .filter(Boolean).length <= 1;

/** Detects the signals of one message. */
export function signalsOf(heard: Heard): Signals {
  const text = heard.plain;
  const raw = heard.raw.trim();
  const count = heard.words.length;
  const question = /\?/.test(raw) || WH.test(text) || AUX.test(text);
  const no = NO.test(text);
  const yes = !no && YES.test(text) && !(question && count > 3);
  const greeting = /^(?:,|\s)*(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|merhaba|selam)\b/.test(
    text,
  );
  const notKnown =
    /\b(?:do not|dont) (?:really )?know(?! how to say| him| her| them)\b|\bno idea\b|\bnot sure\b|\b(?:hard|difficult) (?:to )?(?:say|tell|explain|answer)\b|\bcan not (?:decide|remember)\b|^(?:,|\s)*idk\b/.test(
      text,
    );
  return {
    yes,
    no,
    negative: no || /\b(?:not|never|rarely|hardly)\b/.test(text),
    often:
      /\b(?:always|usually|often|sometimes|every (?:day|week|morning|evening|weekend)|a lot|very much|of course|many times|twice|once)\b/.test(
        text,
      ),
    greeting,
    onlyGreets: greeting && onlyGreets(heard),
    thanks: /\b(?:thanks?|thank you|thx|cheers|tesekkur\w*)\b/.test(text) && !/\bno thank/.test(text),
    goodbye: isGoodbye(text),
    howAreYou: HOW_ARE_YOU.test(text),
    andYou: AND_YOU.test(text) || (/\byou\s*\?/.test(raw.toLowerCase()) && count <= 3),
    question,
    askIfReal:
      question &&
      /\b(?:are you|you are|am i talking to|is this)\b.*\b(?:real|human|robot|bot|machine|computer|program|ai|a person)\b/.test(
        text,
      ),
    aboutYou: question && /\b(?:you|your)\b/.test(text),
    notKnown,
    notUnderstood:
      /\b(?:do|did|can|could) not (?:really )?(?:understand|get (?:it|that|you))|\bnot understand|\bno understand|\bwhat do you mean\b|\bdo not follow\b|\b(?:say|put|explain|ask) (?:it|that|this) (?:in )?(?:another way|differently|again|in other words|other words)|\brephrase\b|\b(?:easier|other|simple|different) words\b|\bi am (?:lost|confused)\b|^(?:,|\s)*(?:what|huh|pardon)(?: ,|$|\?)/.test(
        text,
      ),
    repeat:
      /\b(?:repeat|say (?:that|it|this) again|one more time|once more|again please|come again|pardon|can you say again|ask again)\b|^(?:,|\s)*again(?: ,|$)|^(?:,|\s)*sorry(?: ,|$)(?!.*\w{3})/.test(
        text,
      ),
    slower: /\b(?:slower|slowly|slow down|too fast|more slow)\b/.test(text),
    help:
      /^(?:,|\s)*(?:help|hint|ipucu)\b|\b(?:help me|give me a hint|(?:can|could) you help|what (?:can|should|do|must) i (?:say|write|answer)|how (?:do|can) i (?:answer|say)|example please|i need (?:help|a hint)|do not know what to say)\b/.test(
        text,
      ) && !/\bhelp me (?:to |with )/.test(text),
    meaning:
      /\bwhat (?:does|is) (?:the )?(?:meaning of |word )?["“']?[\p{L}' -]+["”']? mean\b|\bmeaning of\b|\bwhat is mean\b/u.test(
        text,
      ),
    changeTopic:
      (count <= 6 &&
        /\b(?:(?:this|it) is (?:so |very |really |too )?boring|i am (?:so |very )?bored)\b/.test(text)) ||
      /\b(?:change (?:the |this )?(?:topic|subject|question)|(?:another|different) (?:topic|question|subject)|next question|(?:do not|not) want to (?:talk|speak|answer)|skip (?:this|it|the)|(?:let us|can we|could we|i want to|i would like to) (?:talk|speak|chat) about)\b|^(?:,|\s)*skip\b/.test(
        text,
      ),
    thinking:
      /^(?:h+m+\b.*|u+h*m+\b.*|e+r+|let me think|wait|one (?:moment|second|minute)|just a (?:moment|second|minute))(?: ,|$| please)/.test(
        text,
      ) && count <= 5,
    swearing: SWEAR.test(text),
    distress: DISTRESS.test(text),
    sadNews: SAD.test(text),
    gibberish: isGibberish(heard),
  };
}
