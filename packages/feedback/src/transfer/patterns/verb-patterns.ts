import { table } from '../../lexicon/table.ts';
import { gerundVerbs, infinitiveVerbs, nounsAfterWant } from '../../lexicon/verb-complements.ts';
import { gerund } from '../inflection.ts';
import type { Match, Pattern } from '../match.ts';
import { is, isPureVerb, oneOf, type Word } from '../word.ts';

function change(from: number, to: number, right: string, pattern: string, confidence = 0.85): Match {
  return { code: 'verb-pattern', pattern, from, to, replacements: [right], confidence };
}

const isVerb = (word: Word | undefined) =>
  is(word, 'base') && word?.verb !== undefined && !oneOf(word, 'like');

/** "enjoy to read" → "enjoy reading". */
export const gerundAfterVerb: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at + 2];
    if (word.verb === undefined || !gerundVerbs.has(word.verb) || !oneOf(words[at + 1], 'to')) return [];
    if (!isVerb(verb) || verb?.verb === undefined || is(words[at - 1], 'determiner', 'possessive', 'be'))
      return [];
    return [change(at + 1, at + 3, gerund(verb.verb), 'gerund-verb')];
  });

/** "wants go" → "wants to go", "decided going" → "decided to go". */
export const infinitiveAfterVerb: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    if (word.verb === undefined || next?.verb === undefined || !infinitiveVerbs.has(word.verb)) return [];
    if (
      is(words[at - 1], 'determiner', 'possessive') ||
      (word.verb === 'need' && oneOf(words[at - 1], 'not'))
    )
      return [];
    const going =
      is(next, 'gerund') &&
      !is(next, 'noun') &&
      word.verb !== 'need' &&
      !oneOf(next, 'being', 'parking', 'training', 'housing');
    const bare =
      isPureVerb(next) || (is(next, 'base') && !nounsAfterWant.has(next.lower) && takesObject(words[at + 2]));
    if (!going && !(bare && ['want', 'need', 'decide', 'hope', 'plan'].includes(word.verb))) return [];
    return [change(at + 1, at + 2, `to ${next.verb}`, 'infinitive-verb')];
  });

function takesObject(next: Word | undefined): boolean {
  return (
    is(next, 'object', 'determiner', 'possessive') ||
    oneOf(next, 'football', 'english', 'to', 'with', 'in', 'at')
  );
}

/** "I'd like going" → "to go", "I like to listening" → "to listen". */
export const toInfinitive: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const wish =
      oneOf(word, 'like', 'love') &&
      (oneOf(words[at - 1], 'would') || /'d$/.test(words[at - 1]?.lower ?? ''));
    if (wish && is(next, 'gerund') && !is(next, 'noun') && next?.verb !== undefined) {
      return [change(at + 1, at + 2, `to ${next.verb}`, 'would-like')];
    }
    const verb = words[at + 2];
    const before = [
      'want',
      'need',
      'like',
      'love',
      'hate',
      'try',
      'decide',
      'hope',
      'plan',
      'learn',
      'start',
      'begin',
      'have',
    ];
    if (!oneOf(next, 'to') || !before.includes(word.verb ?? '') || !is(verb, 'gerund') || is(verb, 'noun'))
      return [];
    return verb?.verb === undefined ? [] : [change(at + 1, at + 3, `to ${verb.verb}`, 'to-ing', 0.88)];
  });

/** "made me to clean" → "made me clean", "Let him to go" → "Let him go". */
export const bareAfterLet: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'let', 'lets', 'make', 'makes', 'made') || is(words[at - 1], 'be')) return [];
    if (!is(words[at + 1], 'object') || oneOf(words[at + 1], 'it', 'you') || !oneOf(words[at + 2], 'to'))
      return [];
    return isVerb(words[at + 3]) ? [change(at + 2, at + 4, words[at + 3]?.lower ?? '', 'let-make')] : [];
  });

const beforeGerund =
  `interested good bad afraid tired bored excited worried fond proud capable instead think thinking
  dream scared`.split(/\s+/);
const easyOrHard = `difficult easy important hard necessary possible impossible nice good better`.split(
  /\s+/,
);

/** "It is difficult speak" → "to speak"; "wants me work" → "me to work". */
export const missingTo: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at + 1];
    if (verb?.verb === undefined || !is(verb, 'base') || is(verb, 'adjective', 'adverb', 'preposition'))
      return [];
    const judged =
      oneOf(word, ...easyOrHard) &&
      (oneOf(words[at - 1], "it's") ||
        (is(words[at - 1], 'be') && oneOf(words[at - 2], 'it')) ||
        (oneOf(words[at - 1], 'very', 'so') && oneOf(words[at - 3], 'it')));
    if (judged && isPureVerb(verb)) return [change(at + 1, at + 2, `to ${verb.verb}`, 'infinitive-verb')];
    const wanted = oneOf(word, 'me', 'him', 'us', 'them') && words[at - 1]?.verb === 'want';
    return wanted ? [change(at + 1, at + 2, `to ${verb.verb}`, 'want-that')] : [];
  });

/** "looking forward to see" → "seeing"; "thank you for help me" → "helping". */
export const gerundAfterPreposition: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at + 1];
    if (oneOf(word, 'to') && oneOf(words[at - 1], 'forward')) {
      const sure =
        isPureVerb(verb) || (is(verb, 'base') && is(words[at + 2], 'object', 'determiner', 'possessive'));
      return sure && verb?.verb !== undefined
        ? [change(at + 1, at + 2, gerund(verb.verb), 'look-forward', 0.9)]
        : [];
    }
    const person =
      oneOf(words[at - 3], 'i', 'we', 'he', 'she', 'they', 'you') || oneOf(words[at - 2], "i'm", "we're");
    if (oneOf(word, 'to') && oneOf(words[at - 1], 'used') && is(words[at - 2], 'be') && person) {
      return isPureVerb(verb) && verb?.verb !== undefined
        ? [change(at + 1, at + 2, gerund(verb.verb), 'used-to-ing')]
        : [];
    }
    if (oneOf(word, 'at', 'of', 'without', 'for') && oneOf(verb, 'to') && isVerb(words[at + 2])) {
      const base = words[at + 2]?.verb;
      return base === undefined ? [] : [change(at + 1, at + 3, gerund(base), 'preposition-gerund')];
    }
    if (oneOf(word, 'thinking') && oneOf(verb, 'to') && isVerb(words[at + 2])) {
      const base = words[at + 2]?.verb;
      return base === undefined ? [] : [change(at + 1, at + 3, `of ${gerund(base)}`, 'preposition-gerund')];
    }
    if (verb?.verb === undefined || !is(verb, 'base')) return [];
    const afterAdjective =
      oneOf(word, 'in', 'at', 'of', 'about') && oneOf(words[at - 1], ...beforeGerund) && isPureVerb(verb);
    if (afterAdjective) return [change(at + 1, at + 2, gerund(verb.verb), 'preposition-gerund')];
    const thanks = oneOf(word, 'for') && oneOf(words[at - 1], 'you', 'thanks') && is(words[at + 2], 'object');
    const bare = oneOf(word, 'without', 'before', 'after') && isPureVerb(verb) && !oneOf(verb, 'have', 'do');
    return thanks || bare
      ? [change(at + 1, at + 2, gerund(verb.verb), 'preposition-gerund', thanks ? 0.85 : 0.75)]
      : [];
  });

const objectForm = table<string>({
  i: 'me',
  you: 'you',
  he: 'him',
  she: 'her',
  we: 'us',
  they: 'them',
});

/** "I want that you come" → "I want you to come". */
export const wantThat: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (word.verb !== 'want' || !oneOf(words[at + 1], 'that')) return [];
    const who = objectForm[words[at + 2]?.lower ?? ''];
    const verb = words[at + 3];
    if (who === undefined || verb?.verb === undefined || !is(verb, 'base', 'third')) return [];
    return [change(at + 1, at + 4, `${who} to ${verb.verb}`, 'want-that', 0.85)];
  });
