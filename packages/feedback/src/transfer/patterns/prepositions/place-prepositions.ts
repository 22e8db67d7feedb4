import { clockVerbs, destinations, workplaces } from '../../../lexicon/preposition-frames.ts';
import { motionVerbs } from '../../../lexicon/verb-needs.ts';
import type { Match, Pattern } from '../../match.ts';
import { addPreposition, isVerbHere } from '../../preposition-needs.ts';
import { actsAsVerb, headOfPhrase } from '../../verbs.ts';
import { is, oneOf, type Word } from '../../word.ts';

/**
 * Inserts a missing preposition of place or year: "works a bank" → "in a bank", "live Istanbul" → "in Istanbul",
 * "walked the station" → "to the station", "born 1948" → "in 1948".
 */
export const placeWithout: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const verb = word.verb ?? '';
    if (next === undefined) return [];
    const capital = is(next, 'place') && /^\p{Lu}/u.test(next.text);
    const over =
      words[at + 2] === undefined ||
      is(words[at + 2], 'mark', 'preposition', 'conjunction', 'adverb') ||
      oneOf(words[at + 2], 'last');
    if (oneOf(word, 'born')) {
      const year = /^(?:1[89]|20)\d\d$/.test(next.text) && !is(words[at - 1], 'determiner');
      return year || (capital && over) ? [addPreposition(words, at, ['in'], 'needs-born', 0.88)] : [];
    }
    if (
      capital &&
      over &&
      ['live', 'work', 'study', 'stay', 'grow', 'arrive'].includes(verb) &&
      isVerbHere(words, at) &&
      !is(word, 'adjective')
    )
      return verb === 'grow'
        ? []
        : [addPreposition(words, at, ['in'], verb === 'live' ? 'needs-live' : 'needs-place', 0.85)];
    if (!is(next, 'determiner', 'possessive') || !actsAsVerb(words, at)) return [];
    const head = headOfPhrase(words, at + 1);
    const noun = words[head ?? -1]?.lower ?? '';
    if (
      ['work', 'live'].includes(verb) &&
      oneOf(next, 'a', 'an', 'the', 'my', 'his', 'her', 'our') &&
      workplaces.has(noun)
    )
      return [addPreposition(words, at, ['in', 'at'], verb === 'live' ? 'needs-live' : 'needs-place')];
    if (
      motionVerbs.has(verb) &&
      !['go', 'run', 'move', 'fly', 'sail', 'come', 'drive'].includes(verb) &&
      oneOf(next, 'the', 'my', 'our') &&
      destinations.has(noun) &&
      head === at + 2 &&
      !(verb === 'walk' && oneOf(words[head], 'beach'))
    )
      return [addPreposition(words, at, ['to'], 'go-to', 0.84)];
    return [];
  });

const clock = (words: readonly Word[], at: number): boolean =>
  (is(words[at], 'number') || oneOf(words[at], 'one')) &&
  oneOf(words[at + 1], "o'clock", 'am', 'pm', 'p.m', 'a.m');

/**
 * Inserts a missing preposition of time: "get up seven o'clock" → "at seven o'clock", "We have lessons the morning"
 * → "in the morning", "see you the weekend" → "at the weekend".
 */
export const timeWithout: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    if (clock(words, at + 1) && !is(words[at + 1], 'mark')) {
      const verbal = clockVerbs.has(word.verb ?? '') && !is(word, 'be');
      const behind = oneOf(
        word,
        'up',
        'off',
        'bed',
        'home',
        'here',
        'there',
        'school',
        'work',
        'train',
        'bus',
        'lesson',
        'film',
        'class',
        'you',
        'me',
        'him',
        'us',
        'them',
        'breakfast',
        'lunch',
        'dinner',
      );
      const earlier = words
        .slice(0, at)
        .some((one) => clockVerbs.has(one.verb ?? '') || one.verb === 'have' || is(one, 'have'));
      if (oneOf(words[at + 1], 'five') && oneOf(word, 'give')) return [];
      return verbal || (behind && earlier) ? [addPreposition(words, at, ['at'], 'needs-time', 0.85)] : [];
    }
    const closes =
      words[at + 3] === undefined ||
      is(words[at + 3], 'mark', 'conjunction', 'adverb', 'subject') ||
      oneOf(words[at + 3], 'because', 'when');
    if (!oneOf(next, 'the') || !closes) return [];
    const day = oneOf(after, 'morning', 'afternoon', 'evening', 'winter', 'summer', 'spring');
    const weekend = oneOf(after, 'weekend');
    if (!day && !weekend) return [];
    const verbs = words.slice(0, at + 1).map((one) => one.verb ?? '');
    if (
      verbs.some(
        (verb) =>
          [
            'spend',
            'enjoy',
            'love',
            'like',
            'prefer',
            'hate',
            'plan',
            'survive',
            'ruin',
            'spoil',
            'start',
            'begin',
            'open',
            'take',
            'be',
            'want',
            'call',
            'make',
            'see',
            'pass',
            'fill',
            'need',
          ].includes(verb) && !(verb === 'see' && oneOf(word, 'you', 'him', 'her', 'them')),
      )
    )
      if (!oneOf(word, 'swimming', 'you', 'him', 'them')) return [];
    if (
      words.slice(0, at).some((one) => is(one, 'preposition') && !oneOf(one, 'to', 'of', 'at', 'in', 'on')) ||
      oneOf(word, 'all', 'of', 'is', 'was', 'and', 'or', 'than')
    )
      return [];
    const thing =
      is(word, 'plural', 'mass', 'gerund') ||
      oneOf(word, 'you', 'him', 'them', 'it', 'here', 'there', 'together', 'tennis', 'football');
    const alone =
      ['read', 'work', 'study', 'sleep', 'swim', 'run', 'exercise', 'arrive', 'rest'].includes(
        word.verb ?? '',
      ) && actsAsVerb(words, at);
    if ((!thing && !alone) || is(word, 'preposition', 'be')) return [];
    return [
      addPreposition(words, at, [weekend ? 'at' : 'in', ...(weekend ? ['on'] : [])], 'needs-time', 0.8),
    ];
  });
