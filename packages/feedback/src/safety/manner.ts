import type { Tagged } from './concepts/tagging.ts';
import type { Grade, RaisedConcern } from './concern.ts';
import { isJoking } from './passing-talk.ts';
import type { Strength } from './signs/sign.ts';

/** Where a text was written. */
export type SafetyContext = {
  /** In a role-play, for example, a patient may be afraid to die. */
  rolePlay?: boolean;
  /** In error practice, sentences are examples of grammar. */
  exercise?: boolean;
  /** What the partner or the task said before: “What did you play?” */
  before?: string | null;
};

/** How a message is meant. */
export type Manner = {
  joking: boolean;
  earnest: boolean;
  /** About a film, a book, a game, the news, or a topic in general. */
  told: boolean;
  /** The partner or the task spoke of a story or a game before. */
  toldBefore: boolean;
  /** A question about the language, or an example sentence. */
  asksLanguage: boolean;
  rolePlay: boolean;
  exercise: boolean;
};

const storyBefore =
  /\b(?:film|movie|tv series|book|novel|story|song|poem|dream about|did you play|a game did|character|essay|opinion|history|news)\b/i;

/** Reads how the words of a window are meant. `text`: the whole message. */
export const mannerOf = (text: string, tagged: Tagged, context: SafetyContext): Manner => ({
  joking: isJoking(text),
  earnest: tagged.places.has('earnest'),
  told: tagged.places.has('fiction') || tagged.places.has('essay'),
  toldBefore: storyBefore.test(context.before ?? ''),
  asksLanguage: tagged.places.has('language'),
  rolePlay: context.rolePlay ?? false,
  exercise: context.exercise ?? false,
});

/** Exaggerations of these concerns are common in jokes; the others are no matter for a joke. */
const jokedAbout: ReadonlySet<RaisedConcern> = new Set([
  'self-harm',
  'emergency',
  'abuse',
  'violence-to-others',
]);
/** A scene in a role-play may contain these concerns. */
const played: ReadonlySet<RaisedConcern> = new Set(['emergency', 'violence-to-others', 'eating', 'drugs']);

/** Returns the grade of a sign in this manner, or null when the sign is not meant. */
export const gradeOf = (strength: Strength, concern: RaisedConcern, manner: Manner): Grade | null => {
  const { joking, earnest, told, toldBefore, asksLanguage, rolePlay, exercise } = manner;
  if (strength === 'firm') return 'certain';
  if (strength === 'hint') {
    if (earnest) return 'unsure';
    return told || toldBefore || asksLanguage || rolePlay || joking ? null : 'unsure';
  }
  if (earnest) return 'certain';
  if (told && concern !== 'grooming') return null;
  if (asksLanguage) return rolePlay || exercise ? null : 'unsure';
  if (joking) return jokedAbout.has(concern) ? null : 'unsure';
  if (rolePlay) return played.has(concern) ? null : 'unsure';
  return exercise || toldBefore ? 'unsure' : 'certain';
};
