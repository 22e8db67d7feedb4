import { fold, type Heard } from './hearing.ts';

/** This module recognises messages in which the learner says that the partner has misunderstood. */

const START = '(?:^|, )(?:(?:no|but|hey|oh|well|sorry|please|and) (?:, )?)*';
const ENGLISH = new RegExp(
  [
    '\\byou (?:do|did|are|can|could|will) not (?:really |even |ever )?(?:understand\\w*|listen\\w*|hear\\w* me|get me|get it|read)\\b',
    '\\byou never (?:really )?(?:listen|understand|hear|read)\\b',
    '\\byou (?:always |still )?(?:misunderst\\w+|(?:understand|understood|got) (?:me |it |that )?wrong\\w*|are wrong|not understand)\\b',
    '\\bi (?:have |had )?(?:already |just )?told you\\b(?! (?:a|an|my|about|the)\\b)',
    `${START}i (?:have )?(?:already |just )?said (?!hello|hi|goodbye|yes to|that to)(?!.*\\bto (?:my|him|her|them|the)\\b)`,
    '\\b(?:that|this|it) is not what i (?:said|say|mean|meant|asked|ask|wanted)\\b|\\bnot what i (?:said|say|mean|meant|asked)\\b',
    '\\bi (?:do|did) not (?:say|mean|ask)(?: (?:that|this|it|so|you|about (?:that|this)))?(?= ,|$)',
    '\\bwhy (?:are|were|do|did) you (?:so |very )?(?:happy|laugh\\w*|smil\\w*|glad|joking|(?:say|said) (?:this|that|it|so|nice|good|great|sorry))\\b|\\bwhy you (?:are |so )*(?:happy|laugh\\w*|glad)\\b',
    '\\bwhat are you (?:talking about|saying)\\b|\\bwrong answer\\b|\\bread my (?:message|sentence|answer)s?\\b|\\blisten to me\\b',
    `${START}i (?:am|was) (?:talking|speaking) about\\b`,
  ].join('|'),
);

const TURKISH =
  /\b(?:anlamadin\w*|anlamiyorsun\w*|yanlis anla\w+|(?:onu|bunu|oyle|boyle|su(?:nu)?) (?:demedim|soylemedim|sormadim|demek istemedim)|dinlemiyorsun\w*|ne alakasi? var|alakasiz|(?:neden|niye) (?:mutlusun|seviniyorsun|guluyorsun))\b/;

const PRAISE =
  /\b(?:it|this|that)? ?is not (?:\w+ )?(nice|good|funny|great|lovely|fun|interesting|wonderful|happy)\b/;

/** Whether the message denies a word with which the partner judged the learner’s news: "No, it is not nice!" */
function denies(plain: string, lastSaid: string): boolean {
  const word = PRAISE.exec(plain)?.[1];
  if (!word || !/^(?:no|but)\b/.test(plain)) return false;
  return lastSaid
    .split(/(?<=[.!?])\s+/)
    .some((sentence) => !sentence.endsWith('?') && new RegExp(`\\b${word}\\b`, 'i').test(sentence));
}

/** Whether the learner says that the partner has misunderstood. `lastSaid` is the partner’s previous reply. */
export const isProtest = ({ plain, raw }: Heard, lastSaid: string): boolean =>
  ENGLISH.test(plain) || TURKISH.test(fold(raw)) || denies(plain, lastSaid);
