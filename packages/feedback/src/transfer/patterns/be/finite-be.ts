import { past, thirdPerson } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { clauseEnd, hasFinite } from '../../subjects.ts';
import { headOfPhrase } from '../../verbs.ts';
import { is, isPureVerb, oneOf, type Word } from '../../word.ts';

/** Verbs that have no passive form, so that "were arrived" can only mean "arrived". */
const neverPassive = new Set(
  `arrive happen occur appear disappear exist sleep come laugh cry smile walk talk wait belong depend
  consist seem live stay travel swim succeed go fall graduate participate listen look`.split(/\s+/),
);
const resultStates = new Set(['gone', 'come', 'fallen', 'graduated', 'travelled', 'stayed']);

function change(from: number, to: number, right: string, confidence = 0.82): Match {
  return { code: 'be-insertion', pattern: 'be-insertion', from, to, replacements: [right], confidence };
}

const isSubjectEnd = (word: Word | undefined): boolean =>
  is(word, 'noun', 'plural', 'mass', 'name', 'place', 'human', 'subject') ||
  oneOf(word, 'it', 'this', 'everyone', 'everybody', 'nobody', 'who', 'people', 'which');

/**
 * Removes "be" before a verb: "My parents are live in Samsun" → "live", "It is rains" → "rains", "We were arrived"
 * → "arrived".
 */
export const beBeforeVerb: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at + 1];
    if (!oneOf(word, 'am', 'is', 'are', 'was', 'were') || at === 0 || verb?.verb === undefined) return [];
    const subject = words[at - 1];
    // Skips words that are nouns after "It was", as in "It was love at first sight."
    if (oneOf(subject, 'it') && oneOf(verb, 'love', 'work', 'play', 'need', 'study')) return [];
    if (!isSubjectEnd(subject) && !is(subject, 'base')) return [];
    if (question && words.slice(0, at).some((one) => is(one, 'question'))) return [];
    if (words.slice(0, at).some((one) => oneOf(one, 'do', 'did', 'does', 'all', 'what'))) return [];
    const inPast = oneOf(word, 'was', 'were');
    // Skips a name ("The manager is Miss June"), an adjective ("I was fit enough") and a passive ("competitors are
    // encourage to").
    if (is(verb, 'name') || /^\p{Lu}/u.test(verb.text)) return [];
    if (oneOf(words[at + 2], 'enough') || (oneOf(word, 'are', 'were') && oneOf(words[at + 2], 'to')))
      return [];
    if (oneOf(verb, 'thanks', 'welcome', 'correct', 'complete', 'lower', 'close', 'fit')) return [];
    if (is(verb, 'third') && !is(verb, 'plural', 'noun', 'adjective', 'preposition'))
      return [change(at, at + 2, verb.lower)];
    if (!isSubjectEnd(subject)) return [];
    if (
      is(verb, 'participle') &&
      is(verb, 'past') &&
      neverPassive.has(verb.verb) &&
      !resultStates.has(verb.lower)
    )
      return oneOf(words[at + 2], 'by') ||
        (oneOf(verb, 'agreed', 'looked', 'lived', 'talked', 'rose', 'died') &&
          oneOf(words[at + 2], 'by', 'at', 'after', 'to', 'about', 'upon'))
        ? []
        : [change(at, at + 2, verb.lower)];
    if (is(verb, 'past') && !is(verb, 'participle', 'base', 'adjective', 'noun'))
      return [change(at, at + 2, verb.lower)];
    if (!is(verb, 'base') || is(verb, 'participle', 'past', 'adjective', 'adverb', 'noun', 'preposition')) {
      const clear =
        is(verb, 'base') &&
        oneOf(verb, 'play', 'live', 'work', 'study', 'need', 'love') &&
        !is(verb, 'adjective');
      const object =
        is(words[at + 2], 'determiner', 'possessive', 'name', 'place') ||
        oneOf(
          words[at + 2],
          'in',
          'at',
          'with',
          'to',
          'football',
          'english',
          'tennis',
          'volleyball',
          'basketball',
          'table',
          'for',
          'hard',
        );
      if (!clear || !object) return [];
    }
    if (
      is(words[at + 2], 'be') ||
      oneOf(
        verb,
        'close',
        'open',
        'clean',
        'dry',
        'empty',
        'calm',
        'slow',
        'correct',
        'welcome',
        'complete',
        'perfect',
        'equal',
        'free',
        'clear',
        'direct',
        'separate',
        'present',
        'total',
      )
    )
      return [];
    const third = oneOf(word, 'is') || (inPast && false);
    const form = inPast ? past(verb.verb) : third ? thirdPerson(verb.verb) : verb.verb;
    return [change(at, at + 2, form)];
  });

const notPredicates = new Set(
  'only own same other next last past late early sure fast hard well right left free open'.split(' '),
);

/**
 * Inserts a missing "be": "Your glasses will ready" → "will be ready", "Where my socks?" → "Where are my socks?",
 * "My hands dirty" → "are dirty".
 */
export const beMissing: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const insert = (from: number, be: string, confidence = 0.8): Match[] => [
      {
        code: 'be-omission',
        pattern: 'be-omission',
        from,
        to: from + 1,
        replacements: [`${words[from]?.text} ${be}`],
        confidence,
      },
    ];
    const next = words[at + 1];
    const modal = oneOf(
      word,
      'will',
      'can',
      'must',
      'should',
      'may',
      'might',
      'would',
      'could',
      "won't",
      "can't",
      "shouldn't",
      "mustn't",
    );
    if (
      modal &&
      !oneOf(
        next,
        'direct',
        'open',
        'clear',
        'clean',
        'empty',
        'calm',
        'dry',
        'free',
        'slow',
        'close',
        'correct',
        'complete',
        'perfect',
        'lower',
      ) &&
      is(next, 'adjective', 'state') &&
      !is(next, 'base', 'adverb', 'noun', 'past') &&
      !is(words[at - 1], 'determiner', 'possessive')
    ) {
      const ends =
        words[at + 2] === undefined ||
        is(words[at + 2], 'mark', 'preposition', 'conjunction', 'adverb') ||
        oneOf(words[at + 2], 'to', 'enough');
      return ends && !is(words[at + 1], 'comparative') ? insert(at, 'be', 0.85) : [];
    }
    if (
      question &&
      at === 0 &&
      oneOf(word, 'where', 'how', 'who', 'what') &&
      is(next, 'determiner', 'possessive')
    ) {
      const head = headOfPhrase(words, 1);
      const closes = head !== undefined && is(words[head + 1], 'mark') && !hasFinite(words, 1);
      return closes ? insert(at, is(words[head ?? 0], 'plural') ? 'are' : 'is', 0.85) : [];
    }
    const opens = at === 0 || oneOf(words[at - 1], 'because', 'but', 'and', 'so', 'when', 'if', 'that');
    if (!opens || oneOf(words[at - 1], '-', "'", '"')) return [];
    if (!is(word, 'possessive') && !oneOf(word, 'the', 'this', 'these', 'those', 'most')) return [];
    let head = headOfPhrase(words, oneOf(word, 'most') ? at + 1 : at);
    if (oneOf(word, 'most') && oneOf(words[at + 1], 'of')) head = headOfPhrase(words, at + 2);
    if (head === undefined || /['’]s$/.test(words[head]?.lower ?? '')) return [];
    const tail = ['of', 'in', 'at', 'on'].includes(words[head + 1]?.lower ?? '')
      ? headOfPhrase(words, head + 2)
      : undefined;
    const last = tail ?? head;
    let predicate = last + 1;
    while (oneOf(words[predicate], 'very', 'so', 'too', 'really', 'always', 'still', 'not', 'also', 'quite'))
      predicate++;
    const end = clauseEnd(words, predicate);
    const adjective = words[predicate];
    if (
      !is(adjective, 'adjective', 'state') ||
      is(adjective, 'base', 'noun', 'past', 'participle') ||
      notPredicates.has(adjective?.lower ?? '')
    ) {
      const built =
        is(adjective, 'participle') &&
        !is(adjective, 'base', 'adjective') &&
        oneOf(words[predicate + 1], 'by') &&
        predicate === last + 1;
      if (
        !built ||
        (is(adjective, 'past') &&
          !oneOf(
            adjective,
            'made',
            'built',
            'designed',
            'painted',
            'discovered',
            'invented',
            'directed',
            'produced',
          ))
      )
        return [];
    } else if (
      end !== predicate + 1 &&
      !is(words[predicate + 1], 'preposition') &&
      !oneOf(words[predicate + 1], 'today', 'now', 'yesterday')
    )
      return [];
    if (hasFinite(words, at, end) || words.slice(at, end).some((one) => isPureVerb(one))) return [];
    if (
      oneOf(words[at - 1], 'and', 'that') ||
      (at > 0 &&
        is(words[at - 1], 'mark') &&
        !words.slice(0, at).some((one) => is(one, 'be', 'third', 'past', 'base')))
    )
      return [];
    const inPast = words.some(
      (one) => oneOf(one, 'yesterday', 'ago') || (is(one, 'past') && !is(one, 'participle')),
    );
    const many = is(words[head], 'plural') || oneOf(word, 'these', 'those');
    return insert(last, many ? (inPast ? 'were' : 'are') : inPast ? 'was' : 'is', 0.72);
  });
