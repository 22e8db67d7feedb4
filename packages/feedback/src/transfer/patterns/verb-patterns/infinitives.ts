import { easyOrHard } from '../../../lexicon/easy-and-difficult.ts';
import { table } from '../../../lexicon/table.ts';
import {
  infinitiveVerbs,
  losesTo,
  nounsAfterWant,
  personNotThat,
  personTo,
} from '../../../lexicon/verb-complements.ts';
import { type Match, type Pattern, textOf } from '../../match.ts';
import { headOfPhrase } from '../../verbs.ts';
import { is, isPureVerb, oneOf, type Word } from '../../word.ts';
import { change, isVerb } from './verb-pattern-change.ts';

/** Corrects the verb after verbs that take "to": "wants go" → "wants to go", "decided going" → "decided to go". */
export const infinitiveAfterVerb: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    if (word.verb === undefined || next?.verb === undefined) return [];
    if (!infinitiveVerbs.has(word.verb) && !losesTo.has(word.verb)) return [];
    if (
      is(words[at - 1], 'determiner', 'possessive') ||
      (word.verb === 'need' && oneOf(words[at - 1], 'not'))
    )
      return [];
    const going =
      is(next, 'gerund') &&
      !is(next, 'noun') &&
      infinitiveVerbs.has(word.verb) &&
      !['need', 'plan', 'agree', 'fail'].includes(word.verb) &&
      !oneOf(next, 'being', 'parking', 'training', 'housing');
    const bare =
      isPureVerb(next) || (is(next, 'base') && !nounsAfterWant.has(next.lower) && takesObject(words[at + 2]));
    if (!going && !(bare && losesTo.has(word.verb))) return [];
    return [change(at + 1, at + 2, `to ${next.verb}`, 'infinitive-verb')];
  });

function takesObject(next: Word | undefined): boolean {
  return (
    is(next, 'object', 'determiner', 'possessive') ||
    oneOf(next, 'football', 'english', 'to', 'with', 'in', 'at')
  );
}

/** Corrects the verb after "like" and "would like": "I'd like going" → "to go", "I like to listening" → "to listen". */
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

/** Removes "to" after "make" and "let": "made me to clean" → "made me clean", "Let him to go" → "Let him go". */
export const bareAfterLet: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'let', 'lets', 'make', 'makes', 'made') || is(words[at - 1], 'be')) return [];
    if (!is(words[at + 1], 'object') || oneOf(words[at + 1], 'it', 'you') || !oneOf(words[at + 2], 'to'))
      return [];
    return isVerb(words[at + 3]) ? [change(at + 2, at + 4, words[at + 3]?.lower ?? '', 'let-make')] : [];
  });

/** Inserts a missing "to": "It is difficult speak" → "to speak", "wants me work" → "me to work". */
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

const objectForm = table<string>({
  i: 'me',
  you: 'you',
  he: 'him',
  she: 'her',
  we: 'us',
  they: 'them',
});

/**
 * Corrects a clause with "that": "I want that you come" → "I want you to come", "asked me that I help" → "asked me
 * to help".
 */
export const wantThat: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (word.verb === undefined || !personNotThat.has(word.verb)) return [];
    const person = oneOf(words[at + 1], 'me', 'you', 'him', 'her', 'us', 'them') ? at + 2 : at + 1;
    if (!oneOf(words[person], 'that') || (word.verb !== 'want' && person === at + 1)) return [];
    const who = objectForm[words[person + 1]?.lower ?? ''];
    const named = who === undefined ? headOfPhrase(words, person + 1) : person + 1;
    const verb = words[(named ?? -2) + 1];
    if (named === undefined || verb?.verb === undefined || !is(verb, 'base', 'third')) return [];
    if (who === undefined && !is(words[named], 'human', 'name', 'plural')) return [];
    const object = person > at + 1 ? words[at + 1]?.text : (who ?? textOf(words, person + 1, named + 1));
    return [change(at + 1, named + 2, `${object} to ${verb.verb}`, 'want-that', 0.85)];
  });

/** Inserts "to" after a person: "invited me join" → "me to join", "allow my sister go out" → "my sister to go out". */
export const personWithoutTo: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (word.verb === undefined || !personTo.has(word.verb) || oneOf(word, 'get', 'gets', 'got')) return [];
    if (is(words[at - 1], 'determiner', 'possessive')) return [];
    const pronoun = oneOf(words[at + 1], 'me', 'him', 'us', 'them');
    const head = pronoun ? at + 1 : headOfPhrase(words, at + 1);
    const verb = words[(head ?? -2) + 1];
    if (head === undefined || !isPureVerb(verb) || verb?.verb === undefined) return [];
    if (!pronoun && !(is(words[head], 'human', 'name') && !is(words[head], 'plural'))) return [];
    // Skips "thank" and "let" as the second verb, because they may be quoted words, as in "told me thank you".
    return oneOf(verb, 'thank', 'let') ? [] : [change(head + 1, head + 2, `to ${verb.verb}`, 'person-to')];
  });

const subjectOf = table<string>({ me: 'I', you: 'you', him: 'he', her: 'she', us: 'we', them: 'they' });

/** Corrects "suggested me to buy" → "suggested that I buy", "recommends us to go" → "recommends that we go". */
export const suggestTo: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const who = subjectOf[words[at + 1]?.lower ?? ''];
    const verb = words[at + 3];
    if (!['suggest', 'recommend', 'propose'].includes(word.verb ?? '') || who === undefined) return [];
    if (!oneOf(words[at + 2], 'to') || verb?.verb === undefined || !is(verb, 'base')) return [];
    const clause = change(at + 1, at + 4, `that ${who} ${verb.verb}`, 'suggest-to', 0.9);
    if (word.verb !== 'recommend' || who !== 'you') return [clause];
    // After "recommend", "you visit" without "that" is also right and is suggested first.
    return [{ ...clause, replacements: [`you ${verb.verb}`, ...clause.replacements] }];
  });

/** Corrects "prefer tea than coffee" → "to coffee". */
export const preferThan: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (word.verb !== 'prefer') return [];
    const than = words.findIndex((one, index) => index > at && index < at + 6 && oneOf(one, 'than'));
    const between = words.slice(at + 1, than);
    if (
      than < 0 ||
      between.some((one) => oneOf(one, 'to', 'rather', 'more') || is(one, 'mark', 'comparative'))
    )
      return [];
    return [
      {
        code: 'wrong-preposition',
        pattern: 'prefer-to',
        from: than,
        to: than + 1,
        replacements: ['to'],
        confidence: 0.85,
      },
    ];
  });
