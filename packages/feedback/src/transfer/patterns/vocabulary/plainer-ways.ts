import { table } from '../../../lexicon/table.ts';
import { found, type Match, type Pattern, textOf } from '../../match.ts';
import { headOfPhrase } from '../../verbs.ts';
import { is, oneOf } from '../../word.ts';

const reflexives = ['myself', 'yourself', 'himself', 'herself', 'ourselves', 'themselves', 'itself'];

/**
 * Corrects unidiomatic phrases: "I feel myself tired" → "I feel tired", "I know to swim" → "I know how to swim",
 * "so much beautiful" → "so beautiful", "I and my friend" → "My friend and I".
 */
export const plainerWays: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    const calque = (from: number, to: number, replacements: string[]) => [
      found('false-friends-and-calques', 'calque', from, to, replacements),
    ];
    if (
      ['feel', 'relax', 'concentrate', 'rest'].includes(word.verb ?? '') &&
      oneOf(next, ...reflexives) &&
      !oneOf(after, 'to', 'becoming', 'getting', 'blush', 'falling')
    )
      return calque(at, at + 2, [word.text]);
    if (
      word.verb === 'know' &&
      is(word, 'base', 'third') &&
      oneOf(next, 'to') &&
      is(after, 'base') &&
      !is(words[at - 1], 'determiner', 'possessive')
    )
      return [found('verb-pattern', 'know-how', at, at + 1, [`${word.text} how`])];
    if (
      oneOf(word, 'so', 'too', 'very') &&
      oneOf(next, 'much') &&
      is(after, 'adjective') &&
      !is(after, 'noun', 'adverb', 'gerund', 'past', 'participle') &&
      (words[at + 3] === undefined ||
        is(words[at + 3], 'mark', 'preposition', 'conjunction') ||
        oneOf(words[at + 3], 'to'))
    )
      return [found('quantifier', 'much-adjective', at, at + 2, [word.text])];
    if (
      oneOf(word, 'i') &&
      oneOf(next, 'and') &&
      (is(after, 'possessive') || is(after, 'name')) &&
      at === 0
    ) {
      const end = is(after, 'name') ? at + 2 : headOfPhrase(words, at + 2);
      return end === undefined
        ? []
        : [found('word-order', 'and-i', at, end + 1, [`${textOf(words, at + 2, end + 1)} and I`])];
    }
    if (
      oneOf(word, 'of') &&
      oneOf(next, 'me', 'him', 'them', 'us', 'my', 'our') &&
      oneOf(words[at - 1], 'friend', 'friends', 'colleague', 'cousin', 'neighbour', 'classmate', 'teacher') &&
      (after === undefined ||
        is(after, 'mark', 'be', 'third', 'past', 'preposition', 'have') ||
        oneOf(after, 'who', 'lives'))
    ) {
      const own = table<string>({
        me: 'mine',
        my: 'mine',
        him: 'his',
        them: 'theirs',
        us: 'ours',
        our: 'ours',
      });
      const some = words
        .slice(Math.max(0, at - 3), at)
        .some((one) => oneOf(one, 'a', 'an', 'some', 'two', 'three', 'many', 'another'));
      return some
        ? [found('possessive', 'possessive-form', at + 1, at + 2, [own[next?.lower ?? ''] ?? 'mine'])]
        : [];
    }
    const forms = table<string>({ mine: 'my', yours: 'your', hers: 'her', ours: 'our', theirs: 'their' });
    if (
      forms[word.lower] !== undefined &&
      is(next, 'noun', 'countable') &&
      !is(next, 'third', 'past', 'base') &&
      is(words[at - 1], 'be', 'preposition', 'base', 'past')
    )
      return [found('possessive', 'possessive-form', at, at + 1, [forms[word.lower] ?? ''])];
    if (oneOf(word, 'reason') && oneOf(next, 'is', 'was') && oneOf(after, 'because'))
      return [found('double-connector', 'because-so', at + 2, at + 3, ['that'])];
    if (oneOf(word, 'because') && oneOf(next, 'of') && is(after, 'subject') && !oneOf(after, 'it', 'you'))
      return [found('extra-preposition', 'because-of', at, at + 2, ['because'])];
    if (oneOf(word, 'despite') && oneOf(next, 'of'))
      return [found('extra-preposition', 'despite-of', at, at + 2, [word.text])];
    if (
      oneOf(word, 'despite') &&
      (is(next, 'subject') || oneOf(next, 'there')) &&
      is(after, 'be', 'have', 'past', 'third', 'base', 'modal')
    )
      return [found('other', 'despite-clause', at, at + 1, ['although'])];
    if (oneOf(word, 'although') && is(next, 'determiner', 'possessive')) {
      const head = headOfPhrase(words, at + 1);
      if (
        head !== undefined &&
        oneOf(words[head + 1], ',') &&
        words.filter((one) => oneOf(one, ',')).length === 1
      )
        return [found('other', 'despite-clause', at, at + 1, ['despite'])];
    }
    return [];
  });
