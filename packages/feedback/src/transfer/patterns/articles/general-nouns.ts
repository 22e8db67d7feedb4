import { colours, games, generalNouns, tongues } from '../../../lexicon/general-nouns.ts';
import { fields } from '../../../lexicon/preposition-frames.ts';
import { found, type Match, type Pattern, textOf } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

export const drop = (
  words: readonly Word[],
  at: number,
  to: number,
  pattern = 'extra-article',
  confidence = 0.82,
): Match[] => [found('extra-article', pattern, at, to, [textOf(words, at + 1, to)], confidence)];

/** Whether no words follow that would make the noun at `at` definite, such as "of …". */
function endsGeneral(words: readonly Word[], at: number): boolean {
  const next = words[at];
  return (
    next === undefined ||
    (is(next, 'mark') && !oneOf(next, '-', "'", '’')) ||
    oneOf(
      next,
      'and',
      'but',
      'because',
      'every',
      'since',
      'very',
      'too',
      'so',
      'when',
      'at',
      'by',
      'all',
      'well',
      'yesterday',
      'today',
      'together',
    )
  );
}

const saying = new Set('think believe know say agree warn argue claim hope feel mean'.split(' '));

/**
 * Removes the article before a field, game, colour or language, as in "studies the psychology", "favourite sport is
 * the volleyball" and "good at the maths".
 */
export const articleBeforeField: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const before = words[at - 1];
    if (!oneOf(word, 'the') || next === undefined) return [];
    const over = endsGeneral(words, at + 2) || oneOf(words[at + 2], 'for', 'in', 'with', 'on');
    const field = fields.has(next.lower) && !oneOf(next, 'cars', 'computers', 'music', 'art', 'languages');
    const verb = before?.verb ?? '';
    if (
      field &&
      over &&
      ['study', 'learn', 'teach', 'like', 'love', 'hate', 'play'].includes(verb) &&
      !(verb === 'play' && oneOf(words[at + 2], 'in'))
    )
      return drop(words, at, at + 2);
    if (
      field &&
      oneOf(before, 'at', 'in') &&
      oneOf(words[at - 2], 'good', 'bad', 'interested', 'terrible', 'great', 'brilliant') &&
      endsGeneral(words, at + 2)
    )
      return drop(words, at, at + 2);
    if (tongues.includes(next.lower) && ['learn', 'speak', 'study', 'know'].includes(verb) && over)
      return drop(words, at, at + 2);
    const favourite =
      oneOf(before, 'is') && words.slice(0, at).some((one) => oneOf(one, 'favourite', 'favorite', 'hobby'));
    if (
      favourite &&
      (games.includes(next.lower) || colours.includes(next.lower) || field) &&
      endsGeneral(words, at + 2)
    )
      return drop(words, at, at + 2);
    return [];
  });

/**
 * Removes the article before nouns that are used in a general sense, as in "think the honesty always pays", "what
 * the happiness means" and "protect the nature".
 * Also corrects "The most people believe".
 */
export const articleInGeneral: Pattern = ({ words, earlier }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    const before = words[at - 1];
    if (!oneOf(word, 'the') || next === undefined) return [];
    const opens =
      at === 0 ||
      oneOf(before, 'that', 'because', 'what', 'but', 'if', 'whether', 'why', 'how') ||
      saying.has(before?.verb ?? '') ||
      (oneOf(before, ',') && at > 1);
    if (
      oneOf(next, 'most') &&
      opens &&
      (oneOf(after, 'people', 'children', 'students') ||
        (is(after, 'plural') && !is(after, 'noun', 'adjective'))) &&
      is(words[at + 3], 'base', 'be', 'have', 'modal', 'do')
    )
      return drop(words, at, at + 2, 'extra-article', 0.86);
    if (/^(?:today|nowadays)['’]s$/.test(next.lower)) return drop(words, at, at + 2, 'extra-article', 0.9);
    if (
      oneOf(next, 'modern', "today's") &&
      oneOf(after, 'society') &&
      oneOf(before, 'in', 'of') &&
      endsGeneral(words, at + 3)
    )
      return drop(words, at, at + 3);
    if (!generalNouns.has(next.lower) || earlier.size > 15) return [];
    const nature = oneOf(next, 'nature');
    const adverb = is(after, 'frequency') || oneOf(after, 'really', 'also', 'never', 'always');
    const verb = words[at + (adverb ? 3 : 2)];
    const present =
      oneOf(
        verb,
        'is',
        'can',
        "can't",
        'cannot',
        'makes',
        'brings',
        'gives',
        'helps',
        'means',
        'begins',
        'starts',
        'changes',
        'comes',
        'needs',
        'pays',
        'should',
        'must',
        'harms',
        'affects',
        'causes',
        'matters',
        'plays',
      ) ||
      (nature && is(verb, 'modal'));
    const specific = words
      .slice(at + 2)
      .some((one) => oneOf(one, 'here', 'now', 'today', 'his', 'her', 'this'));
    if (
      opens &&
      present &&
      !specific &&
      (at > 0 || !oneOf(verb, 'is') || oneOf(words[at + 3], 'one', 'a', 'the', 'not', 'very', 'more')) &&
      !(is(words[at + 3], 'past') && !is(words[at + 3], 'adjective'))
    )
      return drop(words, at, at + 2);
    const object =
      [
        'protect',
        'harm',
        'destroy',
        'love',
        'need',
        'enjoy',
        'respect',
        'pollute',
        'save',
        'damage',
        'buy',
        'want',
        'value',
        'bring',
      ].includes(before?.verb ?? '') && !is(before, 'past');
    if (
      object &&
      endsGeneral(words, at + 2) &&
      (nature ||
        oneOf(next, 'happiness', 'love', 'peace', 'freedom', 'friendship', 'success', 'health', 'society'))
    )
      return drop(words, at, at + 2);
    return [];
  });

/** Removes an article that is never possible, as in "a long hair", "a blue eyes", "the both boys" and "The Ali". */
export const articleTooMany: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    if (oneOf(word, 'the') && oneOf(next, 'both') && (is(after, 'plural') || oneOf(after, 'of')))
      return drop(words, at, at + 2, 'extra-article', 0.86);
    if (
      oneOf(word, 'a', 'an') &&
      is(next, 'adjective') &&
      !oneOf(next, 'few', 'little', 'lovely', 'good', 'great', 'dozen') &&
      !is(next, 'noun')
    ) {
      const hair = oneOf(after, 'hair') && !is(words[at + 3], 'noun') && !oneOf(words[at + 3], '-', 'in');
      const eyes =
        is(after, 'plural') &&
        !is(after, 'noun', 'mass', 'third', 'adjective', 'base') &&
        !is(words[at + 3], 'noun', 'plural') &&
        !/['’]/.test(after?.text ?? '') &&
        !oneOf(words[at + 3], "'", '’', '-') &&
        !oneOf(after, 'trousers', 'jeans', 'scissors', 'glasses', 'pyjamas', 'shorts', 'sunglasses', 'pants');
      if (hair || eyes) return drop(words, at, at + 3, 'extra-article', 0.84);
    }
    if (
      oneOf(word, 'the') &&
      at === 0 &&
      is(next, 'name', 'place') &&
      !oneOf(next, 'netherlands', 'philippines', 'maldives', 'bosphorus', 'black', 'usa', 'uk') &&
      /^\p{Lu}/u.test(next?.text ?? '') &&
      oneOf(after, 'is', 'was') &&
      oneOf(words[3], 'a', 'an', 'my', 'the', 'in', 'very')
    )
      return drop(words, 0, 2);
    return [];
  });
