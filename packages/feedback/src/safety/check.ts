import { findPersonalData } from '@pratik/text/personal-data';
import { type Concern, concerns, type Danger, dangerOf, type Judgement } from './concern.ts';
import { foldedSentences } from './fold.ts';
import { grooming } from './grooming.ts';
import { type Explanation, explainParts, judgeParts, mostUrgent } from './judge.ts';
import type { SafetyContext } from './manner.ts';
import { withoutQuotedStories } from './quotes.ts';
import { indexRules, type Rule, saysAny } from './rule.ts';
import { selfHarm } from './self-harm.ts';
import { withKnownSpelling } from './variants.ts';

export type { SafetyContext };

/**
 * Maximum number of words in a part of a sentence. Longer sentences are divided into such parts, so that the time
 * stays linear.
 */
const longestSentence = 40;

const inParts = (sentence: string): string[] => {
  const words = sentence.split(' ');
  if (words.length <= longestSentence) return [sentence];
  return Array.from({ length: Math.ceil(words.length / longestSentence) }, (_, i) =>
    words.slice(i * longestSentence, (i + 1) * longestSentence).join(' '),
  );
};

/**
 * Returns the sentences of a text, divided into parts. Omits duplicates, because repeated sentences add no
 * information.
 */
export const sentencesOf = (text: string): string[] => [
  ...new Set(foldedSentences(withoutQuotedStories(text)).map(withKnownSpelling).flatMap(inParts)),
];

const isLuring = indexRules(grooming);

/**
 * Judges which concern a learner’s message raises, and whether the concern is certain. Returns null if the
 * message raises no concern. The time is linear in the length of the text. Has no side effects and makes no
 * network requests.
 */
export const judge = (text: string, context: SafetyContext = {}): Judgement | null =>
  mostUrgent([...judgeParts(text, sentencesOf(text), context)].flat());

/** Returns what the rules and the classifier found in each part of a text, and how they were weighed. */
export const explain = (text: string, context: SafetyContext = {}): Explanation[] => [
  ...explainParts(text, sentencesOf(text), context),
];

/** Returns the concerns that a text certainly raises, most urgent first. */
export const concernsOf = (text: string, context: SafetyContext = {}): Concern[] => {
  const sentences = sentencesOf(text);
  const dangers = new Set(
    [...judgeParts(text, sentences, context)]
      .flat()
      .filter(({ grade }) => grade === 'certain')
      .map(({ concern }) => dangerOf(concern)),
  );
  return concerns.filter((concern) => {
    if (concern === 'personal-data') return findPersonalData(text).length > 0;
    if (concern === 'grooming') return sentences.some(isLuring);
    return dangers.has(concern);
  });
};

/** Returns the danger in which a learner needs help from a human. Returns null if no danger is certain. */
export const dangerIn = (text: string, context: SafetyContext = {}): Danger | null => {
  const found = judge(text, context);
  return found?.grade === 'certain' ? dangerOf(found.concern) : null;
};

/**
 * Number of parts of a text that are judged before the thread is yielded. Judging this number of parts takes
 * about a millisecond.
 */
const partsAtOnce = 10;

/** Runs `judge` on long texts and yields the thread between batches. */
export const judgeLong = async (text: string, context: SafetyContext = {}): Promise<Judgement | null> => {
  const found: Judgement[] = [];
  let parts = 0;
  for (const some of judgeParts(text, sentencesOf(text), context)) {
    found.push(...some);
    parts += 1;
    if (parts % partsAtOnce === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return mostUrgent(found);
};

/**
 * Word beginnings and words for a quick check. A sentence without any of them cannot match a rule, so the
 * rules are skipped, which saves time for most of the partner’s sentences.
 */
const marks =
  /lov|friend|wife|husband|photo|foto|pic|selfie|video|nude|naked|secret|tell|meet|come to|sexy|hot|kiss|touch|cuddl|undress|wearing|alone|body|breast|cloth|shirt|sex|mature|nobody|no one|noone|see more|your |valentine|darling|sweet|lover|student|my (?:girl|boy|baby)|kill|kms|die|dead|death|dying|hurt|harm|cut|scar|suic|suec|suis|sucid|hang|drown|shoot|stab|poison|burn|bit(?:e|ing)|punish|starv|pill|tablet|drug|overdos|jump|rope|razor|gun|bullet|train|life|live|living|alive|exist|pain|burden|better|sleep|wake|eyes|world|letter|note|goodbye|here|any ?more|gone|vanish|future|heaven|everything|end it|unalive|fuck|shit|bitch|cunt|whore|slut|asshole|bastard|nigger|faggot|[çğıöşü]|born|canima|keske|bilek|hayat|evde|gizli|olmek|intihar|kendi|yasa|sevgili|resm|resim|seks|soyun|orospu|siktir|amina|sikeyim|kurusu|yarr|gavat/i;

/**
 * Whether a text contains something that a partner must never say to a learner: romance, luring, self-harm or
 * abuse.
 * Uses only the rules for explicit words. The rules for hints apply only to learners’ messages.
 */
export const isUnfitForPartner = (text: string): boolean =>
  marks.test(text) &&
  foldedSentences(text).some(
    (sentence) => saysAny(grooming, sentence) || saysAny(selfHarm, sentence) || saysAny(cruel, sentence),
  );

const cruel: readonly Rule[] = [
  { says: /\b(?:kill|hurt|cut|harm) yourself\b|\byou should die\b|\bgo and die\b/ },
  {
    says: /\b(?:fuck|fucking|shit|bitch|cunt|whore|slut|asshole|bastard|motherfucker|nigger|faggot)\b/,
  },
  { says: /\b(?:orospu|amina koy|siktir|sikeyim|pic kurusu|yarrak|gavat)\w*/ },
];
