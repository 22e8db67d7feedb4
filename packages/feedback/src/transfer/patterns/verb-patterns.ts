import { table } from '../../lexicon/table.ts';
import {
  adjectiveGerund,
  gerundPhrases,
  gerundVerbs,
  infinitiveVerbs,
  losesTo,
  nounsAfterWant,
  personNotThat,
  personTo,
  prepositionGerund,
  toIsPreposition,
} from '../../lexicon/verb-complements.ts';
import { gerund } from '../inflection.ts';
import { type Match, type Pattern, textOf } from '../match.ts';
import { headOfPhrase } from '../verbs.ts';
import { is, isPureVerb, oneOf, type Word } from '../word.ts';

function change(from: number, to: number, right: string, pattern: string, confidence = 0.85): Match {
  return { code: 'verb-pattern', pattern, from, to, replacements: [right], confidence };
}

const isVerb = (word: Word | undefined) =>
  is(word, 'base') && word?.verb !== undefined && !oneOf(word, 'like');

/** "enjoy to read" → "enjoy reading", "give up to smoke" → "give up smoking". */
export const gerundAfterVerb: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const phrase = gerundPhrases.has(`${word.verb ?? word.lower} ${words[at + 1]?.lower}`);
    const to = phrase ? at + 2 : at + 1;
    const verb = words[to + 1];
    if (!phrase && (word.verb === undefined || !gerundVerbs.has(word.verb))) return [];
    if (!oneOf(words[to], 'to') || !isVerb(verb) || verb?.verb === undefined) return [];
    if (is(words[at - 1], 'determiner', 'possessive', 'be') && !is(word, 'gerund')) return [];
    if (is(words[at - 1], 'adjective') && is(word, 'noun')) return [];
    // "what I recommend to do", "somewhere to keep to": the object stands elsewhere.
    if (oneOf(word, 'kept', 'recommended', 'imagined', 'considered') && is(words[at - 1], 'be', 'have'))
      return [];
    return [change(to, to + 2, gerund(verb.verb), 'gerund-verb')];
  });

/** "wants go" → "wants to go", "decided going" → "decided to go". */
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

/** "I want that you come" → "I want you to come", "asked me that I help" → "asked me to help". */
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

/** "invited me join" → "me to join", "allow my sister go out" → "my sister to go out". */
export const personWithoutTo: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (word.verb === undefined || !personTo.has(word.verb) || oneOf(word, 'get', 'gets', 'got')) return [];
    if (is(words[at - 1], 'determiner', 'possessive')) return [];
    const pronoun = oneOf(words[at + 1], 'me', 'him', 'us', 'them');
    const head = pronoun ? at + 1 : headOfPhrase(words, at + 1);
    const verb = words[(head ?? -2) + 1];
    if (head === undefined || !isPureVerb(verb) || verb?.verb === undefined) return [];
    if (!pronoun && !(is(words[head], 'human', 'name') && !is(words[head], 'plural'))) return [];
    // "He told me come here" is the slip; "tell me please" and "ask them who lives" are not.
    return oneOf(verb, 'thank', 'let') ? [] : [change(head + 1, head + 2, `to ${verb.verb}`, 'person-to')];
  });

/** "succeeded to pass" → "in passing", "thanked me to help" → "for helping", "capable to do" → "of doing". */
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

/** "accustomed to get up" → "getting up". */
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

const timeOrMoney = new Set(
  `time hour hours minute minutes day days week weeks month months year years money weekend evening morning afternoon
  night holiday life energy lira`.split(/\s+/),
);
const difficulty = new Set('difficulty difficulties trouble problem problems fun'.split(' '));

/** "spent two hours to find" → "finding", "have difficulty to sleep" → "sleeping", "worth to see", "busy to cook". */
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

/** "by watch films" → "by watching", "for study medicine" → "to study", "for to learn" → "to learn". */
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

const subjectOf = table<string>({ me: 'I', you: 'you', him: 'he', her: 'she', us: 'we', them: 'they' });

/** "suggested me to buy" → "suggested that I buy", "recommends us to go" → "recommends that we go". */
export const suggestTo: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const who = subjectOf[words[at + 1]?.lower ?? ''];
    const verb = words[at + 3];
    if (!['suggest', 'recommend', 'propose'].includes(word.verb ?? '') || who === undefined) return [];
    if (!oneOf(words[at + 2], 'to') || verb?.verb === undefined || !is(verb, 'base')) return [];
    return [change(at + 1, at + 4, `that ${who} ${verb.verb}`, 'suggest-to', 0.9)];
  });

/** "prefer tea than coffee" → "to coffee". */
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
