import {
  adjectiveNeeds,
  arrivedIn,
  destinations,
  fields,
  neverTransitive,
  objectsOfTheirOwn,
  reachedPlaces,
  workplaces,
} from '../../../lexicon/preposition-frames.ts';
import type { Match, Pattern } from '../../match.ts';
import { addPreposition, beforeDegree, beginsThing, isClause, isVerbHere } from '../../preposition-needs.ts';
import { tellsTime } from '../../time-phrases.ts';
import { actsAsVerb, before, headOfPhrase } from '../../verbs.ts';
import { is, oneOf, type Word } from '../../word.ts';

/**
 * Inserts a missing preposition after a verb: "listens classical music" → "listens to", "depend the weather" →
 * "depend on", "succeed convincing" → "succeed in".
 */
export const intransitiveVerb: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const prepositions = neverTransitive[word.verb ?? ''];
    const verb = word.verb ?? '';
    if (prepositions === undefined || !isVerbHere(words, at)) return [];
    if (is(word, 'noun', 'adjective') && !actsAsVerb(words, at)) return [];
    const next = words[at + 1];
    const doing = is(next, 'gerund') && !is(next, 'noun', 'preposition') && !oneOf(next, 'being');
    const goesOn =
      ['insist', 'succeed', 'concentrate', 'participate', 'complain', 'focus'].includes(verb) ||
      verb.startsWith('apologi') ||
      verb.startsWith('speciali');
    if (doing || (oneOf(next, 'being') && verb.startsWith('apologi')))
      return goesOn ? [addPreposition(words, at, prepositions.slice(0, 1), `needs-${verb}`)] : [];
    if (!beginsThing(words, at + 1)) return [];
    if (['insist', 'complain', 'object', 'respond', 'depend'].includes(verb) && isClause(words, at + 1))
      return [];
    const head = headOfPhrase(words, at + 1);
    const own = objectsOfTheirOwn[verb];
    if (own?.has(words[head ?? at + 1]?.lower ?? '') || own?.has(next?.lower ?? '')) return [];
    if (verb.startsWith('apologi')) {
      const person = oneOf(next, 'me', 'him', 'her', 'us', 'them', 'you') || is(words[head ?? -1], 'human');
      return [addPreposition(words, at, [person ? 'to' : 'for'], `needs-${verb}`, 0.87)];
    }
    if (verb === 'arrive') return arrival(words, at, head);
    if (is(word, 'participle') && is(before(words, at), 'be')) return [];
    return [addPreposition(words, at, prepositions, `needs-${verb}`)];
  });

function arrival(words: readonly Word[], at: number, head: number | undefined): Match[] {
  const noun = words[head ?? -1];
  if (!is(words[at + 1], 'determiner', 'possessive') || noun === undefined) return [];
  const into = arrivedIn.has(noun.lower);
  const place = destinations.has(noun.lower) || workplaces.has(noun.lower) || reachedPlaces.has(noun.lower);
  return place || into ? [addPreposition(words, at, into ? ['in', 'at'] : ['at', 'in'], 'needs-arrive')] : [];
}

const linking = ['feel', 'get', 'become', 'seem', 'look', 'sound', 'remain', 'stay'];

/**
 * Inserts a missing preposition after an adjective: "is interested history" → "interested in", "are worried the
 * exam" → "worried about", "used the noise" → "used to".
 */
export const adjectiveWithout: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const prepositions = adjectiveNeeds[word.lower];
    if (prepositions === undefined) return [];
    const left = beforeDegree(words, at);
    if (!(is(left, 'be') || linking.includes(left?.verb ?? '')) || is(left, 'noun')) return [];
    const next = words[at + 1];
    const over = words[at + 2] === undefined || is(words[at + 2], 'mark', 'conjunction', 'preposition');
    if (oneOf(word, 'interested') && fields.has(next?.lower ?? '') && over)
      return [addPreposition(words, at, ['in'], 'adjective-interested')];
    if (is(next, 'gerund') && !is(next, 'noun'))
      return oneOf(
        word,
        'interested',
        'tired',
        'capable',
        'fond',
        'responsible',
        'famous',
        'afraid',
        'worried',
        'bored',
        'addicted',
        'keen',
      ) && !oneOf(word, 'busy')
        ? [addPreposition(words, at, prepositions.slice(0, 1), `adjective-${word.lower}`)]
        : [];
    if (!beginsThing(words, at + 1) || isClause(words, at + 1)) return [];
    // Whether the adjective describes the noun after it, as in "is popular music" and "are different people", so
    // that no preposition is missing.
    const attributive = !is(next, 'determiner', 'possessive', 'object');
    if (
      attributive &&
      !oneOf(
        word,
        'afraid',
        'interested',
        'worried',
        'scared',
        'full',
        'aware',
        'addicted',
        'allergic',
        'fond',
        'proud',
        'married',
        'responsible',
        'ready',
      )
    )
      return [];
    if (
      attributive &&
      oneOf(word, 'proud', 'married', 'responsible', 'ready', 'worried', 'interested', 'scared', 'full') &&
      !is(words[at + 1], 'plural', 'mass')
    )
      return [];
    if (
      attributive &&
      oneOf(word, 'married', 'proud', 'responsible', 'worried', 'scared', 'interested') &&
      is(words[at + 1], 'human', 'plural') &&
      is(left, 'be') &&
      oneOf(words[at + 1], 'people', 'couples', 'parents', 'women', 'men', 'citizens')
    )
      return [];
    return [addPreposition(words, at, prepositions, `adjective-${word.lower}`, 0.8)];
  });

/**
 * Inserts a missing preposition before a second object: "thanked me my help" → "for my help", "reminded me my
 * father" → "of my father".
 */
export const secondObject: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const right = {
      thank: 'for',
      remind: 'of',
      congratulate: 'on',
      forgive: 'for',
      accuse: 'of',
      warn: 'about',
      inform: 'about',
      prevent: 'from',
      blame: 'for',
    }[word.verb ?? ''];
    if (right === undefined || !oneOf(words[at + 1], 'me', 'him', 'her', 'us', 'them', 'you')) return [];
    const next = words[at + 2];
    const thing =
      is(next, 'possessive') && !(is(next, 'object') && !is(words[at + 3], 'noun', 'plural', 'mass'));
    if (word.verb === 'thank' && is(words[at + 3], 'human')) return [];
    const doing =
      is(next, 'gerund') && !is(next, 'noun') && !['remind', 'warn', 'inform'].includes(word.verb ?? '');
    if (doing) return [addPreposition(words, at + 1, [right], 'second-object')];
    if (
      !(thing || (oneOf(next, 'the', 'a') && word.verb === 'remind')) ||
      isClause(words, at + 2) ||
      tellsTime(words, at + 2)
    )
      return [];
    return [addPreposition(words, at + 1, [right], 'second-object')];
  });
