import { plural } from '../../inflection.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

/** Whether the noun phrase ends before this word. False if the word is another noun of the phrase. */
const closes = (word: Word | undefined): boolean =>
  word === undefined ||
  (is(word, 'mark') && !oneOf(word, '-', "'", '’')) ||
  is(word, 'preposition', 'conjunction', 'be', 'have', 'modal', 'past', 'subject') ||
  oneOf(word, 'who', 'that', 'which', 'here', 'there', 'last', 'every', 'yesterday', 'today');

const several = (words: readonly Word[], at: number): boolean => {
  const word = words[at];
  if (oneOf(word, 'several', 'various', 'numerous')) return true;
  if (oneOf(word, 'few')) return oneOf(words[at - 1], 'a', 'the', 'these', 'last', 'next', 'very');
  const number =
    word?.kind === 'number'
      ? /^\d{1,2}$/.test(word.text) && Number(word.text) > 1
      : is(word, 'number') && !oneOf(word, 'hundred', 'thousand', 'million', 'second');
  return (
    number &&
    !is(words[at - 1], 'preposition', 'noun', 'determiner', 'number') &&
    !oneOf(words[at - 1], '-', 'page', 'past')
  );
};

/**
 * Corrects a singular noun after a word of amount, as in "several swimming pool", "two older brother" and "various
 * problem". Other words may stand between them.
 */
export const countedSingular: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const lasting =
      is(word, 'number') &&
      oneOf(words[at - 1], 'past', 'last', 'next') &&
      oneOf(words[at + 1], 'decade', 'century');
    if (!several(words, at) && !lasting) return [];
    let head = at + 1;
    while (
      head < at + 4 &&
      is(words[head], 'adjective', 'comparative', 'gerund', 'unknown', 'participle') &&
      !is(words[head], 'noun', 'plural', 'preposition') &&
      words[head]?.kind === 'word'
    )
      head++;
    // Skips a noun that describes the noun after it, as in "swimming pool" and "bus ticket".
    if (
      is(words[head], 'noun') &&
      !is(words[head], 'plural') &&
      is(words[head + 1], 'countable') &&
      !is(words[head + 1], 'plural', 'base')
    )
      head++;
    const noun = words[head];
    if (
      noun?.noun === undefined ||
      !is(noun, 'countable') ||
      is(noun, 'plural', 'adjective', 'mass') ||
      /^\p{Lu}/u.test(noun.text)
    )
      return [];
    if (
      !closes(words[head + 1]) ||
      oneOf(words[head + 1], 'old') ||
      oneOf(noun, 'fish', 'euro', 'sheep', 'second', 'lira', 'foot')
    )
      return [];
    if (is(words[at + 1], 'unknown') && head > at + 1 && /s$/.test(words[at + 1]?.lower ?? '')) return [];
    return [found('plural-after-number', 'plural-after-number', head, head + 1, [plural(noun.noun)], 0.83)];
  });

/** Corrects "is eighty-five year old" → "years old". */
export const yearsOld: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (
      !oneOf(word, 'year', 'month', 'week', 'day') ||
      !oneOf(words[at + 1], 'old') ||
      !is(words[at - 1], 'number') ||
      oneOf(words[at - 1], 'one', '1')
    )
      return [];
    let left = at - 2;
    while (oneOf(words[left], '-') || is(words[left], 'number')) left--;
    const end = words[at + 2];
    const over = end === undefined || is(end, 'mark', 'preposition', 'conjunction', 'adverb');
    return over && is(words[left], 'be')
      ? [found('plural-after-number', 'plural-after-number', at, at + 1, [`${word.text}s`], 0.86)]
      : [];
  });

/** Corrects "All student passed the exam" → "All students". */
export const allPlural: Pattern = ({ words }) => {
  const [first, second, third] = words;
  if (
    !oneOf(first, 'all', 'most', 'both', 'many') ||
    second?.noun === undefined ||
    !is(second, 'human') ||
    is(second, 'plural')
  )
    return [];
  return is(third, 'past', 'be', 'have', 'modal', 'base') && !is(third, 'noun')
    ? [found('plural-after-number', 'plural-after-number', 1, 2, [plural(second.noun)], 0.84)]
    : [];
};

const denials = [
  "don't",
  "doesn't",
  "didn't",
  "haven't",
  "hasn't",
  "isn't",
  "aren't",
  "wasn't",
  "weren't",
  "hadn't",
];

/**
 * Corrects words of amount: "don't have some coins" → "any coins", "many work" → "a lot of work", "a little
 * friends" → "a few friends", "a little of the bulbs" → "a few of the bulbs".
 */
export const amountWord: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const before = words[at - 1];
    const say = (right: string[], pattern: string, to = at + 1) => [
      found('quantifier', pattern, at, to, right, 0.84),
    ];
    if (oneOf(word, 'some') && !question && (is(next, 'plural') || is(next, 'mass'))) {
      const verb = ['have', 'need', 'want', 'buy', 'get', 'find', 'see', 'eat', 'drink', 'know'].includes(
        before?.verb ?? '',
      );
      const denied =
        oneOf(verb ? words[at - 2] : before, ...denials) || (verb && oneOf(words[at - 2], 'not'));
      const people = oneOf(next, 'people') || ['see', 'know', 'want'].includes(before?.verb ?? '');
      return denied && !people && !oneOf(words[0], 'why', 'if') ? say(['any'], 'some-any') : [];
    }
    if (
      oneOf(word, 'many') &&
      oneOf(next, 'work', 'help', 'fun', 'rain', 'rest', 'sleep', 'practice', 'love', 'support', 'respect') &&
      !is(words[at + 2], 'noun', 'plural')
    )
      return say(oneOf(before, 'how', 'so', 'too', 'as') ? ['much'] : ['a lot of', 'much'], 'many-mass');
    if (oneOf(word, 'little') && oneOf(before, 'a')) {
      const of =
        oneOf(next, 'of') && oneOf(words[at + 2], 'the', 'my', 'our', 'these', 'those', 'his', 'her');
      const counted = of ? words[at + 3] : next;
      const many = is(counted, 'plural') && !is(counted, 'noun', 'mass', 'third', 'adjective', 'base');
      return many || oneOf(counted, 'people') ? say(['few'], 'few-little') : [];
    }
    if (
      oneOf(word, 'a', 'two', 'three') &&
      oneOf(next, 'bread') &&
      (words[at + 2] === undefined || is(words[at + 2], 'mark', 'preposition', 'conjunction'))
    )
      return oneOf(word, 'a')
        ? [found('countability', 'no-article-mass', at, at + 2, ['some bread', 'bread'], 0.84)]
        : [];
    return [];
  });
