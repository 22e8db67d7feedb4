import { past, thirdPerson } from './inflection.ts';
import type { Match } from './match.ts';
import { is, oneOf, type Word } from './word.ts';

/** Numbers of verbs that are certainly in the past and certainly in the present. */
export type Tenses = { past: number; present: number };

const auxiliaries = [
  'have',
  'has',
  'had',
  "'ve",
  "'s",
  'is',
  'are',
  'am',
  'be',
  'been',
  'being',
  'get',
  'got',
];

/** Counts the verbs of a sentence by their tense. Verbs with an unclear form, such as "put", are left out. */
export function tensesOf(words: readonly Word[], except = -1): Tenses {
  const count = { past: 0, present: 0 };
  for (const [at, word] of words.entries()) {
    if (at === except) continue;
    const before = words[at - 1];
    const participle =
      is(word, 'participle') && (oneOf(before, ...auxiliaries) || is(before, 'adverb', 'noun'));
    if (oneOf(word, 'was', 'were', 'did', "didn't", "wasn't", "weren't")) count.past++;
    else if (oneOf(word, 'is', 'are', 'am', 'does', "doesn't", "don't", "isn't", "aren't")) count.present++;
    else if (is(word, 'past') && !is(word, 'base', 'adjective', 'noun') && !participle) count.past++;
    else if (is(word, 'third') && !is(word, 'plural', 'noun')) count.present++;
    else if (is(before, 'subject') && is(word, 'base') && !is(word, 'past', 'modal', 'adverb'))
      count.present++;
  }
  return count;
}

/**
 * Changes the correction of a verb without -s in a story: in "The teacher call my name and he told me", "called" is
 * meant and not "calls". `earlier` contains the verbs of the text before the sentence.
 */
export function inStory(match: Match, words: readonly Word[], earlier: Tenses): Match {
  const word = words[match.from];
  const [right] = match.replacements;
  const bare = match.pattern === 'third-person-s' && match.to === match.from + 1;
  if (!bare || word?.verb === undefined || right?.toLowerCase() !== thirdPerson(word.verb)) return match;
  const own = tensesOf(words, match.from);
  const told = own.past > 0 || own.present > 0 ? own : earlier;
  const isStory = told.present === 0 && told.past > (told === own ? 0 : 1);
  if (!isStory) return match;
  return { ...match, code: 'tense-other', pattern: 'story-past', replacements: [past(word.verb)] };
}
