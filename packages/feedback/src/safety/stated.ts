import { abuse } from './abuse.ts';
import type { Tagged } from './concepts/tagging.ts';
import type { Grade, Judgement } from './concern.ts';
import { withoutDenials } from './denial.ts';
import { hasEverydayBurden, withoutExhaustion } from './exhaustion.ts';
import { abuseEnglish } from './hints/abuse-english.ts';
import { abuseTurkish } from './hints/abuse-turkish.ts';
import { selfHarmEnglish } from './hints/self-harm-english.ts';
import { selfHarmTurkish } from './hints/self-harm-turkish.ts';
import type { Manner } from './manner.ts';
import { withoutPassingTalk } from './passing-talk.ts';
import { indexRules } from './rule.ts';
import { selfHarm } from './self-harm.ts';

const isSelfHarm = indexRules([...selfHarm, ...selfHarmEnglish, ...selfHarmTurkish]);
const isAbuse = indexRules([...abuse, ...abuseEnglish, ...abuseTurkish]);

/** Matches statements about a defeat in sport, which are harmless: “They have beaten us three times this season”. */
const defeat = /\b(?:season|league|fifa|score|\d \d)\b/;
/** Matches quoted statements of other people about themselves: ‘“We were beaten” said the tourist’. */
const quoted = /\bsaid the (?!teacher|doctor)\w+|\bthe \w+ said that they\b/;

type Statement = { concern: 'self-harm' | 'abuse'; exhaustion: boolean };

const stated = (group: readonly string[], manner: Manner): Statement[] => {
  const sentences = group.map(withoutDenials);
  const victims = sentences.filter((sentence) => !defeat.test(sentence) && !quoted.test(sentence));
  const meant = sentences
    .map((sentence) => withoutPassingTalk(sentence, manner))
    .filter((sentence) => isSelfHarm(sentence));
  const exhaustion = !meant.some((sentence) => isSelfHarm(withoutExhaustion(sentence)));
  return [
    ...(meant.length > 0 ? [{ concern: 'self-harm' as const, exhaustion }] : []),
    ...(victims.some(isAbuse) ? [{ concern: 'abuse' as const, exhaustion: false }] : []),
  ];
};

const hintGradeOf = (group: readonly string[], tagged: Tagged, manner: Manner): Grade | null => {
  const { joking, told, toldBefore, asksLanguage, rolePlay, exercise } = manner;
  if (joking || told || toldBefore || asksLanguage || rolePlay || exercise) return null;
  return tagged.places.has('hyperbole') || hasEverydayBurden(group) ? null : 'unsure';
};

/** Concepts that make a remark about a blow serious, even in a playful context. */
const grave = ['kin', 'fear', 'hurt-sign', 'every-day', 'dont-tell', 'ask-help', 'sexual', 'bad-way'];

/** Concepts that make a remark about leaving serious, even in the context of travel. */
const farewells = [
  'not-live',
  'not-live-tr',
  'self-kill',
  'self-kill-tr',
  'farewell',
  'goodbye-all',
  'goodbye-x',
  'nobody',
  'dark',
  'join-dead',
];

const isGrave = (tagged: Tagged): boolean => grave.some((concept) => tagged.places.has(concept));

const gradeOf = (
  concern: Judgement['concern'],
  group: readonly string[],
  tagged: Tagged,
  manner: Manner,
): Grade | null => {
  const everyday = tagged.places.has('hyperbole') || hasEverydayBurden(group);
  if (manner.earnest) return 'certain';
  if (manner.told && !tagged.places.has('i') && !tagged.places.has('me')) return null;
  if (tagged.places.has('fiction')) return null;
  if (
    concern === 'self-harm' &&
    tagged.places.has('trip') &&
    !farewells.some((name) => tagged.places.has(name))
  )
    return null;
  if (concern === 'abuse' && tagged.places.has('harmless') && !isGrave(tagged)) return null;
  if (manner.exercise) return manner.joking || manner.asksLanguage ? null : 'unsure';
  if (manner.joking && (concern === 'abuse' || everyday || tagged.places.has('sport'))) return null;
  if (manner.rolePlay && concern === 'abuse' && !isGrave(tagged)) return null;
  return 'certain';
};

/** Returns the judgements that result from the rules for whole phrases. */
export const statedDangers = (group: readonly string[], tagged: Tagged, manner: Manner): Judgement[] =>
  stated(group, manner).flatMap(({ concern, exhaustion }) => {
    const grade = exhaustion ? hintGradeOf(group, tagged, manner) : gradeOf(concern, group, tagged, manner);
    return grade ? [{ concern, grade }] : [];
  });
