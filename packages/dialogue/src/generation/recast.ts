import { correctedSentences, correctedText } from '@pratik/text/corrected-text';
import { fold } from '../understanding/hearing.ts';
import type { LearnerTurn } from '../understanding/turn.ts';

/**
 * Error codes for which the partner gives no recast (repetition in correct form), because a human listener would
 * not correct such errors in a conversation.
 */
const SILENT = new Set(['spelling', 'punctuation', 'capital-letters', 'other']);
const MAX_WORDS = 12;

const TURN: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
};

const SUBJECT =
  /^(?:i|i'm|i've|i'd|i'll|we|we're|we've|my|our|he|she|it|they|he's|she's|it's|they're|there|his|her|their|the|this|some|many|every|yesterday|last|next|on|in|at|sometimes|usually|now|today|tomorrow|two|three|four|five)$/;
const FRAGMENT = /^(?:to|at|in|on|by|with|for|from|a|an|the|about|since)$/;
const SEVERAL_CLAUSES =
  /[,;:()"“”…]|\b(?:because|but|when|if|that|which|who|whom|whose|although|though|so|while|where|what|how|why|until|before|after|than i|or)\b|\band (?:i|we|he|she|it|they|my|then|the)\b/i;
const TO_PARTNER = /\?|\b(?:you|your|yours|yourself|please|thanks?|sorry|let's|hello|hi|bye)\b/i;
// Matches errors that the checker may have missed. The partner must not repeat a sentence that still contains such
// an error.
const STILL_WRONG =
  /\bthere is (?:two|three|four|five|six|seven|eight|nine|ten|many|\d+)\b|\b(?:he|she|it|(?:mother|father|brother|sister|friend|teacher)) (?:have|do|go|like|want|work|live|make|am|are|were)\b|\b(?:i|we|they) (?:is|has|does|goes)\b|\b(?:a|an|the) (?:a|an|the)\b|\bvery (?:like|love|want)\b/i;
const LEAD = /^(?:(?:yes|no|yeah|ok|okay|well|so|oh|and|but|hmm?|of course|sure|actually)\b[,.!]?\s*)+/i;

/** Changes the first person to the second person: I → you, my → your, am → are, "I was" → "you were". */
export function turnPerson(sentence: string): string {
  const words = sentence.split(/(\s+)/);
  let subjectWasI = false;
  return words
    .map((piece) => {
      if (/^\s*$/.test(piece)) return piece;
      const [, core = '', tail = ''] = /^(.*?)([.,!]*)$/.exec(piece) ?? [];
      const key = core.toLowerCase().replace(/[’‘]/g, "'");
      if (key === 'am') return `are${tail}`;
      if (key === 'was' && subjectWasI) return `were${tail}`;
      if (key === "wasn't" && subjectWasI) return `weren't${tail}`;
      const turned = TURN[key];
      subjectWasI = key === 'i' || (subjectWasI && /^(?:also|really|never|always)$/.test(key));
      return turned ? `${turned}${tail}` : piece;
    })
    .join('');
}

const PROPER =
  /^(?:I|I['’].*|[A-ZÇĞİÖŞÜ]{2,}|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Turkish|English|Istanbul|Ankara|Izmir|Türkiye|Turkey)$/;
const OPENERS =
  /^(?:My|Our|We|He|She|It|They|There|His|Her|Their|The|This|Some|Many|Every|Yesterday|Last|Next|On|In|At|Sometimes|Usually|Now|Today|Tomorrow|A|An|To|By|With|For|From|Two|Three|Four|Five|About|Since)\b/;

/**
 * Returns the sentence around a correction with all its corrections applied. Returns null if one of these
 * corrections has no replacement.
 */
export function correctedSentence(turn: LearnerTurn, at: number): string | null {
  const sentence = correctedSentences(turn.text, turn.corrections).find(({ corrections }) =>
    corrections.some(({ start }) => start === at),
  );
  if (!sentence || sentence.corrections.some(({ replacements }) => replacements[0] === undefined))
    return null;
  return correctedText(sentence).replace(/\s+/g, ' ');
}

/**
 * Returns the learner’s clause in corrected form and in the second person, without capital letter or full
 * stop, for example "you listen to music every day". Returns null if repeating the clause would sound odd:
 * for a question, for more than twelve words, and for several clauses.
 */
export function recastClause(turn: LearnerTurn): string | null {
  const first = turn.corrections.find(
    ({ code, replacements }) => !SILENT.has(code) && replacements[0] !== undefined,
  );
  const sentence = first && correctedSentence(turn, first.start)?.replace(LEAD, '');
  if (!sentence) return null;
  if (TO_PARTNER.test(sentence) || STILL_WRONG.test(sentence)) return null;
  const clause = sentence.replace(/[.!\s]+$/, '');
  const words = clause.split(' ');
  if (words.length > MAX_WORDS || words.length < 2 || SEVERAL_CLAUSES.test(clause)) return null;
  const opener = fold(words[0] ?? '');
  const fragment = FRAGMENT.test(opener) && words.length <= 5 && !/\b(?:i|we|my)\b/i.test(clause);
  if (!SUBJECT.test(opener) && !fragment) return null;
  const turned = turnPerson(clause);
  const lowered =
    PROPER.test(turned.split(' ')[0] ?? '') || !OPENERS.test(turned)
      ? turned
      : turned.charAt(0).toLowerCase() + turned.slice(1);
  return lowered.replace(/\bi\b/g, 'I');
}
