import { beforeGerund, difficulty, timeOrMoney } from '../../../lexicon/easy-and-difficult.ts';
import {
  adjectiveGerund,
  gerundPhrases,
  gerundVerbs,
  prepositionGerund,
  toIsPreposition,
} from '../../../lexicon/verb-complements.ts';
import { gerund } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { headOfPhrase } from '../../verbs.ts';
import { is, isPureVerb, oneOf } from '../../word.ts';
import { change, isVerb } from './verb-pattern-change.ts';

/**
 * Corrects the verb after verbs that take -ing: "enjoy to read" → "enjoy reading", "give up to smoke" → "give up
 * smoking".
 */
export const gerundAfterVerb: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const phrase = gerundPhrases.has(`${word.verb ?? word.lower} ${words[at + 1]?.lower}`);
    const to = phrase ? at + 2 : at + 1;
    const verb = words[to + 1];
    if (!phrase && (word.verb === undefined || !gerundVerbs.has(word.verb))) return [];
    if (!oneOf(words[to], 'to') || !isVerb(verb) || verb?.verb === undefined) return [];
    if (is(words[at - 1], 'determiner', 'possessive', 'be') && !is(word, 'gerund')) return [];
    if (is(words[at - 1], 'adjective') && is(word, 'noun')) return [];
    // Skips a verb whose object stands before it, as in "what I recommend to do" and "somewhere to keep to".
    if (oneOf(word, 'kept', 'recommended', 'imagined', 'considered') && is(words[at - 1], 'be', 'have'))
      return [];
    return [change(to, to + 2, gerund(verb.verb), 'gerund-verb')];
  });

/** Corrects the verb after a preposition: "looking forward to see" → "seeing", "thank you for help me" → "helping". */
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

/**
 * Replaces "to" by a preposition with -ing: "succeeded to pass" → "in passing", "thanked me to help" → "for
 * helping", "capable to do" → "of doing".
 */
export const toForPreposition: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const adjective = adjectiveGerund[word.lower];
    const frame = word.verb === undefined ? undefined : prepositionGerund[word.verb];
    const preposition = adjective ?? frame?.preposition;
    if (preposition === undefined || is(words[at - 1], 'determiner', 'possessive')) return [];
    if (
      adjective === undefined &&
      is(word, 'noun') &&
      !is(words[at - 1], 'subject', 'modal', 'do', 'name', 'human', 'have')
    )
      return [];
    let to = at + 1;
    if (adjective === undefined && frame?.person) {
      const person = oneOf(words[to], 'me', 'you', 'him', 'her', 'us', 'them') ? to : headOfPhrase(words, to);
      if (person === undefined) return [];
      to = person + 1;
    }
    const verb = words[to + 1];
    if (!oneOf(words[to], 'to') || !isVerb(verb) || verb?.verb === undefined) return [];
    if (
      oneOf(word, 'interested') &&
      (oneOf(verb, 'hear', 'know', 'see', 'find') || oneOf(words[at - 1], 'be'))
    )
      return [];
    if (oneOf(word, 'dream', 'dreams', 'focus', 'fed') && !is(words[at - 1], 'subject', 'modal', 'be'))
      return [];
    if (oneOf(word, 'responsible', 'famous', 'experienced') && oneOf(words[at - 1], 'enough', 'too', 'very'))
      return [];
    return [change(to, to + 2, `${preposition} ${gerund(verb.verb)}`, 'preposition-gerund')];
  });

/** Corrects "accustomed to get up" → "getting up". */
export const gerundAfterTo: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at + 2];
    if (!toIsPreposition.has(word.verb === 'object' ? 'object' : word.lower) || !oneOf(words[at + 1], 'to'))
      return [];
    if (verb?.verb === undefined || !is(verb, 'base') || oneOf(word, 'forward')) return [];
    const sure = isPureVerb(verb) || is(words[at + 3], 'object', 'determiner', 'possessive');
    if (!sure || (oneOf(word, 'object') && is(words[at - 1], 'determiner', 'adjective'))) return [];
    if (oneOf(word, 'committed', 'dedicated') && !is(words[at - 1], 'be', 'adverb')) return [];
    return [change(at + 2, at + 3, gerund(verb.verb), 'preposition-gerund')];
  });

/**
 * Corrects the verb after phrases that take -ing: "spent two hours to find" → "finding", "have difficulty to sleep"
 * → "sleeping", "worth to see" → "seeing", "busy to cook" → "cooking".
 */
export const gerundAfterPhrase: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at + 1];
    if (!oneOf(word, 'to') || !isVerb(verb) || verb?.verb === undefined) return [];
    const left = words[at - 1];
    const near = words.slice(Math.max(0, at - 6), at);
    const spent =
      timeOrMoney.has(left?.lower ?? '') &&
      near.some(({ verb: base }) => base === 'spend' || base === 'waste');
    const hard =
      difficulty.has(left?.lower ?? '') &&
      near.some((one) => is(one, 'have') || one.verb === 'have') &&
      !near.some((one) => oneOf(one, 'a', 'the', 'this', 'another', 'many'));
    const worth = oneOf(left, 'worth');
    const busy = oneOf(left, 'busy') && !near.some((one) => oneOf(one, 'too', 'so'));
    return spent || hard || worth || busy ? [change(at, at + 2, gerund(verb.verb), 'gerund-phrase')] : [];
  });

/**
 * Corrects a base form after a preposition: "by watch films" → "by watching", "for study medicine" → "to study",
 * "for to learn" → "to learn".
 */
export const bareAfterPreposition: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    if (oneOf(word, 'for') && oneOf(next, 'to') && isVerb(words[at + 2])) {
      return [change(at, at + 2, 'to', 'for-to', 0.9)];
    }
    const to = oneOf(next, 'to') ? 1 : 0;
    const verb = words[at + 1 + to];
    if (
      !oneOf(word, 'by', 'for', 'from', 'about', 'of', 'at') ||
      !is(verb, 'base') ||
      verb?.verb === undefined
    )
      return [];
    if (to === 1) {
      return oneOf(word, 'by') && isPureVerb(verb) && !oneOf(words[at - 1], 'what', 'how')
        ? [change(at + 1, at + 3, gerund(verb.verb), 'preposition-gerund')]
        : [];
    }
    const after = words[at + 2];
    const object =
      is(after, 'determiner', 'possessive', 'object') ||
      (is(after, 'plural', 'mass', 'name') && !isPureVerb(verb));
    const vehicle = oneOf(
      verb,
      'train',
      'ship',
      'fly',
      'drive',
      'plane',
      'ferry',
      'post',
      'mail',
      'hand',
      'email',
      'phone',
      'design',
      'request',
      'mistake',
    );
    const byDoing =
      oneOf(word, 'by', 'for') && object && !vehicle && !is(verb, 'plural', 'adjective', 'mass');
    if (!(isPureVerb(verb) || byDoing)) return [];
    if (is(words[at - 1], 'determiner') || oneOf(verb, 'like')) return [];
    if (oneOf(word, 'for')) {
      return object || isPureVerb(verb)
        ? [
            {
              ...change(at, at + 2, `to ${verb.verb}`, 'for-to'),
              replacements: [`to ${verb.verb}`, `for ${gerund(verb.verb)}`],
            },
          ]
        : [];
    }
    return [change(at + 1, at + 2, gerund(verb.verb), 'preposition-gerund', 0.8)];
  });
