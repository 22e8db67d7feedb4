import { findPersonalData } from '@pratik/text/personal-data';
import { abuse } from './abuse.ts';
import { type Concern, concerns, type Danger } from './concern.ts';
import { withoutDenials } from './denial.ts';
import { foldedSentences } from './fold.ts';
import { grooming } from './grooming.ts';
import { abuseEnglish } from './hints/abuse-english.ts';
import { abuseTurkish } from './hints/abuse-turkish.ts';
import { selfHarmEnglish } from './hints/self-harm-english.ts';
import { selfHarmTurkish } from './hints/self-harm-turkish.ts';
import { isJoking, withoutPassingTalk } from './passing-talk.ts';
import { indexRules, type Rule, saysAny } from './rule.ts';
import { selfHarm } from './self-harm.ts';

const spoken = {
  'self-harm': indexRules([...selfHarm, ...selfHarmEnglish, ...selfHarmTurkish]),
  abuse: indexRules([...abuse, ...abuseEnglish, ...abuseTurkish]),
  grooming: indexRules(grooming),
} as const;

/** The kind of conversation that contains a text. In a role-play, for example, a patient may be afraid to die. */
export type SafetyContext = { rolePlay?: boolean };

/** Returns the distinct sentences of a text, because repeated sentences add no information. */
const sentencesOf = (text: string): string[] => [...new Set(foldedSentences(text).map(withoutDenials))];

type Spoken = keyof typeof spoken;

/** Returns a function that tests whether any sentence of this text matches a concern. */
const speakerOf = (text: string, { rolePlay = false }: SafetyContext) => {
  const setting = { joking: isJoking(text), rolePlay };
  return (concern: Spoken, sentence: string): boolean =>
    spoken[concern](concern === 'self-harm' ? withoutPassingTalk(sentence, setting) : sentence);
};

/**
 * Returns the concerns in a text, most urgent first. Runs in time linear in the text’s length, without side effects
 * or network access.
 */
export const concernsOf = (text: string, context: SafetyContext = {}): Concern[] => {
  const sentences = sentencesOf(text);
  const speaks = speakerOf(text, context);
  return concerns.filter((concern) =>
    concern === 'personal-data'
      ? findPersonalData(text).length > 0
      : sentences.some((sentence) => speaks(concern, sentence)),
  );
};

const dangers = ['self-harm', 'abuse'] as const;

/** Returns the danger for which a learner needs help from a human, or null when no rule matches. */
export const dangerIn = (text: string, context: SafetyContext = {}): Danger | null => {
  const sentences = sentencesOf(text);
  const speaks = speakerOf(text, context);
  return dangers.find((danger) => sentences.some((sentence) => speaks(danger, sentence))) ?? null;
};

/** Number of sentences to check before yielding the thread; they take about a millisecond. */
const sentencesAtOnce = 50;

/** Runs `dangerIn` on long texts in batches of sentences and yields the thread between batches. */
export const findDanger = async (text: string, context: SafetyContext = {}): Promise<Danger | null> => {
  const sentences = sentencesOf(text);
  const speaks = speakerOf(text, context);
  for (const danger of dangers) {
    for (let at = 0; at < sentences.length; at += sentencesAtOnce) {
      const some = sentences.slice(at, at + sentencesAtOnce);
      if (some.some((sentence) => speaks(danger, sentence))) return danger;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return null;
};

/**
 * Words for a quick check: a sentence without any of these words cannot match a rule below. The check saves time
 * for most sentences of a reply.
 */
const marks =
  /lov|friend|wife|husband|photo|foto|pic|selfie|video|nude|naked|secret|tell|meet|come to|sexy|hot|kiss|touch|cuddl|undress|wearing|alone|body|breast|cloth|shirt|sex|mature|nobody|no one|noone|see more|your |valentine|darling|sweet|lover|student|my (?:girl|boy|baby)|kill|kms|die|dead|death|dying|hurt|harm|cut|scar|suic|suec|suis|sucid|hang|drown|shoot|stab|poison|burn|bit(?:e|ing)|punish|starv|pill|tablet|drug|overdos|jump|rope|razor|gun|bullet|train|life|live|living|alive|exist|pain|burden|better|sleep|wake|eyes|world|letter|note|goodbye|here|any ?more|gone|vanish|future|heaven|everything|end it|unalive|fuck|shit|bitch|cunt|whore|slut|asshole|bastard|nigger|faggot|[çğıöşü]|born|canima|keske|bilek|hayat|evde|gizli|olmek|intihar|kendi|yasa|sevgili|resm|resim|seks|soyun|orospu|siktir|amina|sikeyim|kurusu|yarr|gavat/i;

/**
 * Returns whether a text contains content that a partner must never say to a learner: romance, luring, self-harm,
 * abuse. Uses only rules for explicit words; rules for hints apply to learners.
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
