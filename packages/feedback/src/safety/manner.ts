import type { Tagged } from './concepts/tagging.ts';
import type { Grade, RaisedConcern } from './concern.ts';
import { isJoking } from './passing-talk.ts';
import type { Strength } from './signs/sign.ts';

/** The circumstances in which a learner wrote a text. */
export type SafetyContext = {
  /** Whether the text belongs to a role-play, in which a patient, for example, may be afraid to die. */
  rolePlay?: boolean;
  /** Whether the text belongs to error practice, in which sentences are examples of grammar. */
  exercise?: boolean;
  /** The preceding message of the partner or the text of the task: “What did you play?” */
  before?: string | null;
};

/** How a message is meant, for example seriously or as a joke. */
export type Manner = {
  joking: boolean;
  earnest: boolean;
  /** Whether the text is about a film, a book, a game, the news, or a topic in general. */
  told: boolean;
  /** Whether the preceding message or the task was about a story or a game. */
  toldBefore: boolean;
  /** Whether the text is a question about the language, or an example sentence. */
  asksLanguage: boolean;
  rolePlay: boolean;
  exercise: boolean;
};

const storyBefore =
  /\b(?:film|movie|tv series|book|novel|story|song|poem|dream about|did you play|a game did|character|essay|opinion|history|news)\b/i;

/** Determines how a group of sentences is meant. `text` is the whole message. */
export const mannerOf = (text: string, tagged: Tagged, context: SafetyContext): Manner => ({
  joking: isJoking(text),
  earnest: tagged.places.has('earnest'),
  told: tagged.places.has('fiction') || tagged.places.has('essay'),
  toldBefore: storyBefore.test(context.before ?? ''),
  asksLanguage: tagged.places.has('language'),
  rolePlay: context.rolePlay ?? false,
  exercise: context.exercise ?? false,
});

/** Concerns about which people often joke with exaggerations. A joke about another concern is taken seriously. */
const jokedAbout: ReadonlySet<RaisedConcern> = new Set([
  'self-harm',
  'emergency',
  'abuse',
  'violence-to-others',
]);
/** Concerns that may be part of a scene in a role-play. */
export const partsOfScenes: ReadonlySet<RaisedConcern> = new Set([
  'emergency',
  'violence-to-others',
  'eating',
  'drugs',
]);

/**
 * Returns the grade of a sign with the given strength in a message that is meant in the given manner. Returns
 * null if the sign is not meant seriously.
 */
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
  if (rolePlay) return partsOfScenes.has(concern) ? null : 'unsure';
  return exercise || toldBefore ? 'unsure' : 'certain';
};
