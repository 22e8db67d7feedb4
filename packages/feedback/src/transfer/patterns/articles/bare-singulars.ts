import { bareAfter, onlyOne } from '../../../lexicon/bare-nouns.ts';
import { notBeforeSingular, oftenBare } from '../../../lexicon/bare-singulars.ts';
import { giving, spokenOf } from '../../../lexicon/single-things.ts';
import { indefiniteArticle } from '../../inflection.ts';
import { found, type Match, type Pattern, textOf } from '../../match.ts';
import { actsAsVerb } from '../../verbs.ts';
import { is, oneOf, type Word } from '../../word.ts';
import { type BarePhrase, barePhrase, bareThings, isBare, isThere } from './bare-phrases.ts';

/** Whether the word at `at` and the words before it show that the following noun needs an article. */
function allows(words: readonly Word[], at: number, phrase: BarePhrase): boolean {
  const word = words[at];
  if (word === undefined || is(words[phrase.head + 1], 'be', 'have', 'modal')) return false;
  if (oneOf(word, 'there') || oneOf(word, "there's")) return isThere(words, at);
  if (is(word, 'be')) {
    if (oneOf(word, 'being', 'are', 'were', "we're", "they're", "aren't", "weren't")) return false;
    return phrase.described || isThere(words, at - 1);
  }
  if (oneOf(word, 'not', 'only', 'also', 'just', 'still', 'probably', 'already', 'definitely', 'actually'))
    return is(words[at - 1], 'be') && !oneOf(words[at - 1], 'are', 'were') && phrase.described;
  if (oneOf(word, 'got')) return is(words[at - 1], 'have') || is(words[at - 1], 'subject');
  if (oneOf(word, 'me', 'him', 'us', 'them')) return giving.has(words[at - 1]?.verb ?? '');
  if (is(word, 'have'))
    return (
      phrase.described ||
      oneOf(words[at - 1], "let's", 'to') ||
      is(words[at - 1], 'subject', 'human', 'name', 'modal', 'do')
    );
  if (is(word, 'preposition')) return afterPreposition(words, at, phrase);
  const verb = word.verb;
  if (verb === undefined || oneOf(word, 'please') || !actsAsVerb(words, at)) return false;
  if (verb === 'become') return phrase.described;
  if (notBeforeSingular.has(verb)) return false;
  if (isBare(phrase) && oftenBare.has(words[phrase.head]?.lower ?? ''))
    return bareThings(verb, words[phrase.head]);
  return !(is(word, 'gerund') && isBare(phrase) && !is(words[at - 1], 'be'));
}

function afterPreposition(words: readonly Word[], at: number, phrase: BarePhrase): boolean {
  const [left, word, head] = [words[at - 1], words[at], words[phrase.head]];
  if (oneOf(word, 'than', 'per', 'off', 'since', 'until', 'till')) return false;
  if (
    oneOf(word, 'of') &&
    oneOf(left, 'middle', 'end', 'beginning', 'front', 'top', 'bottom', 'back', 'edge', 'door')
  )
    return oneOf(words[at - 2], 'the', 'in');
  if (oneOf(word, 'of', 'as', 'by', 'like'))
    return (
      phrase.described &&
      is(head, 'countable') &&
      !oneOf(
        left,
        'kind',
        'type',
        'sort',
        'piece',
        'form',
        'kinds',
        'types',
        'sorts',
        'forms',
        'style',
        'class',
        'line',
        'act',
        'by',
      )
    );
  if (oneOf(left, 'as', 'such', 'than') || is(left, 'number', 'determiner')) return false;
  if (isBare(phrase)) {
    if (words[at - 1]?.lower === head?.lower) return false;
    if (oneOf(word, 'without', 'over') || (oneOf(word, 'to') && is(head, 'base'))) return false;
    if (bareAfter[head?.lower ?? '']?.has(word?.lower ?? '')) return false;
  }
  // After a preposition, an uncountable noun needs no article, as in "in poor light" and "with great interest".
  return is(head, 'countable') || phrase.compound;
}

/**
 * Inserts a missing "a", "an" or "the", as in "There is big park", "on kitchen table", "has got terrible headache"
 * and "become famous singer".
 */
export const bareSingular: Pattern = ({ words }) =>
  words.flatMap((_, at): Match[] => {
    const phrase = barePhrase(words, at + 1);
    if (phrase === undefined || !allows(words, at, phrase)) return [];
    const { from, head } = phrase;
    const text = words[from]?.text ?? '';
    const indefinite = `${indefiniteArticle(text)} ${text}`;
    const only =
      !phrase.described &&
      !isThere(words, at) &&
      (onlyOne.has(words[head]?.lower ?? '') || oneOf(words[at], 'of'));
    const replacements = only ? [`the ${text}`, indefinite] : [indefinite, `the ${text}`];
    return [
      found('missing-article', 'article-noun', from, from + 1, replacements, isBare(phrase) ? 0.76 : 0.79),
    ];
  });

/** Corrects "It was such boring lecture" → "such a boring lecture". */
export const suchWithoutArticle: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'such', 'quite') || oneOf(words[at - 1], 'no', 'any', 'as', 'every', 'one')) return [];
    const phrase = barePhrase(words, at + 1);
    if (phrase === undefined || (!phrase.described && !oneOf(word, 'such'))) return [];
    const text = textOf(words, at + 1, at + 2);
    return [
      found(
        'missing-article',
        'such-a',
        at,
        at + 2,
        [`${word.text} ${indefiniteArticle(text)} ${text}`],
        0.82,
      ),
    ];
  });

const saying = new Set('think know say believe hope hear mean guess see'.split(' '));

const opensClause = (words: readonly Word[], at: number): boolean => {
  const before = words[at - 1];
  if (
    before === undefined ||
    oneOf(before, 'because', 'when', 'if', 'but', 'although', 'while', 'so', 'whether')
  )
    return true;
  const that = oneOf(before, 'that') ? words[at - 2] : before;
  return saying.has(that?.verb ?? '') || (oneOf(before, ',') && oneOf(words[at + 1], 'is', 'was'));
};

/**
 * Inserts "the" before a subject without article: "Film was boring" → "The film", "when train arrived" → "when the
 * train".
 */
export const bareSubject: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    if (
      !opensClause(words, at) ||
      !is(word, 'countable') ||
      is(word, 'plural', 'mass', 'name', 'place', 'adverb', 'adjective')
    )
      return [];
    if (
      (oftenBare.has(word.lower) && !spokenOf.has(word.lower)) ||
      (at > 0 && /^\p{Lu}/u.test(word.text)) ||
      (is(word, 'base') && at === 0 && !oneOf(words[1], 'is', 'was'))
    )
      return [];
    const next = words[at + 1];
    const be = oneOf(
      next,
      'is',
      'was',
      'has',
      'had',
      'will',
      'can',
      "isn't",
      "wasn't",
      "didn't",
      "doesn't",
      "won't",
      "hasn't",
    );
    const verb = is(next, 'past', 'third') && !is(next, 'plural', 'noun', 'adjective', 'preposition');
    const sure =
      verb &&
      (at > 0 ||
        !is(next, 'participle') ||
        is(words[at + 2], 'determiner', 'possessive', 'object', 'preposition', 'adverb'));
    if (!be && !sure) return [];
    if ((question && at === 0) || (oneOf(word, 'film') && !oneOf(next, 'was'))) return [];
    return [
      {
        ...found(
          'missing-article',
          'the-only',
          at,
          at + 1,
          [`the ${word.lower}`, `${indefiniteArticle(word.lower)} ${word.lower}`],
          0.74,
        ),
      },
    ];
  });
