import { bareAfter, countedWithAdjective, onlyOne } from '../../lexicon/bare-nouns.ts';
import {
  notBeforeSingular,
  notDescribing,
  oftenBare,
  singleBehindAdjective,
} from '../../lexicon/bare-singulars.ts';
import { indefiniteArticle } from '../inflection.ts';
import { found, type Match, type Pattern, textOf } from '../match.ts';
import { actsAsVerb } from '../verbs.ts';
import { is, oneOf, type Word } from '../word.ts';

type BarePhrase = { from: number; head: number; described: boolean; compound: boolean };

/** With an adjective these are things to count or not: "good experience", "genuine surprise", "good morning". */
const mayBeMass = new Set(
  'morning night evening surprise experience interest life speech sound style design dance drink competition character choice change business company'.split(
    ' ',
  ),
);

const degrees = ['very', 'really', 'extremely', 'quite', 'rather', 'incredibly', 'truly', 'pretty'];

/** A singular noun phrase that begins at `at` with no article or other determiner: "very old car", "bus station". */
function barePhrase(words: readonly Word[], at: number): BarePhrase | undefined {
  let index = at;
  while (oneOf(words[index], ...degrees)) index++;
  const first = index;
  while (index - first < 5) {
    if (isHyphened(words, index)) index += 3;
    else if (isDescribing(words, index)) index++;
    else break;
  }
  const described = index > first;
  if (index > at && !described) return undefined;
  const compound = isAttributive(words, index);
  const head = compound ? index + 1 : index;
  const noun = words[head];
  if (noun === undefined || /^\p{Lu}/u.test(noun.text) || !endsPhrase(words, head + 1, described))
    return undefined;
  if (is(noun, 'plural', 'mass', 'name', 'place', 'adverb', 'preposition')) return undefined;
  const taken = bareThings(words[at - 1]?.verb ?? '', noun);
  const exists = institutions.has(noun.lower) && isThere(words, at - 1);
  return exists || taken || isSingleThing(noun, described, compound)
    ? { from: at, head, described, compound }
    : undefined;
}

/** "second-hand", "well-known", "five-star" before a noun. */
const isHyphened = (words: readonly Word[], at: number): boolean => {
  const [first, hyphen, second] = [words[at], words[at + 1], words[at + 2]];
  return (
    first !== undefined &&
    second !== undefined &&
    oneOf(hyphen, '-') &&
    first.end === hyphen?.start &&
    hyphen.end === second.start &&
    is(first, 'adjective', 'number', 'adverb', 'noun') &&
    !/^\p{Lu}/u.test(first.text) &&
    (is(second, 'adjective', 'participle', 'noun') || oneOf(second, 'hand', 'star', 'bedroom', 'old')) &&
    is(words[at + 3], 'noun', 'adjective')
  );
};

const isDescribing = (words: readonly Word[], at: number): boolean => {
  const word = words[at];
  return (
    word !== undefined &&
    (is(word, 'adjective') || (is(word, 'comparative') && is(words[at + 1], 'noun', 'adjective'))) &&
    !notDescribing.has(word.lower) &&
    !/^\p{Lu}/u.test(word.text) &&
    !(is(word, 'noun') && !is(words[at + 1], 'noun', 'adjective'))
  );
};

/** Nouns that are verbs as well, but no verb behind another noun: "bus stop", "phone call". */
const compoundHeads = new Set('stop call jam list pool park card bar club test ticket'.split(' '));

/** "kitchen | table": a noun that is no verb here and has another noun behind it. */
const isAttributive = (words: readonly Word[], at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  return (
    is(word, 'noun') &&
    !is(word, 'plural', 'name', 'place', 'preposition', 'adverb', 'number') &&
    !/^\p{Lu}/u.test(word?.text ?? '') &&
    (compoundHeads.has(next?.lower ?? '') ||
      (is(next, 'countable') && !is(next, 'base', 'plural', 'past', 'adjective', 'mass')))
  );
};

function isSingleThing(noun: Word, described: boolean, compound: boolean): boolean {
  if (is(noun, 'adjective') && !described) return false;
  if (mayBeMass.has(noun.lower)) return false;
  if (described && countedWithAdjective.has(noun.lower)) return true;
  if (
    compound &&
    (compoundHeads.has(noun.lower) ||
      oneOf(noun, 'interview', 'plan', 'queue', 'dish', 'knife', 'film', 'match', 'flat', 'room', 'holiday'))
  )
    return true;
  if (!is(noun, 'countable')) return false;
  if (described && !compound && singleBehindAdjective.has(noun.lower)) return true;
  return !oftenBare.has(noun.lower);
}

/** The noun phrase ends here: a mark, a preposition, a clause, or nothing. */
function endsPhrase(words: readonly Word[], at: number, described: boolean): boolean {
  const next = words[at];
  if (next === undefined) return true;
  if (oneOf(next, '-', "'", '’', '/', '(', ':', '–', '"', '”')) return false;
  // "mother and child", "door to door": pairs stand bare.
  if (oneOf(next, 'to'))
    return is(words[at + 1], 'possessive', 'determiner', 'object', 'place', 'base', 'name');
  if (
    !(described && oneOf(next, 'and')) &&
    oneOf(next, 'and', 'or', 'by', 'after') &&
    is(words[at + 1], 'noun', 'plural', 'adjective')
  )
    return false;
  if (oneOf(next, 'number', 'one', 'two', 'three')) return false;
  return (
    is(
      next,
      'mark',
      'preposition',
      'conjunction',
      'subject',
      'adverb',
      'frequency',
      'modal',
      'be',
      'have',
      'comparative',
    ) ||
    oneOf(next, 'who', 'which', 'that', 'last', 'this', 'every', 'and', 'when', 'where', 'yesterday', 'next')
  );
}

const isBare = ({ described, compound }: BarePhrase): boolean => !described && !compound;

const institutions = new Set('school hospital university church college prison office town'.split(' '));
/** Fruit one eats and places one rents: bare elsewhere, not behind these verbs. */
const bareThings = (verb: string, noun: Word | undefined): boolean =>
  ['eat', 'buy', 'want', 'peel', 'pick'].includes(verb)
    ? oneOf(
        noun,
        'apple',
        'banana',
        'orange',
        'egg',
        'burger',
        'tomato',
        'potato',
        'carrot',
        'mango',
        'avocado',
      )
    : ['rent', 'buy', 'find', 'share', 'book', 'paint', 'clean', 'watch', 'see'].includes(verb) &&
      oneOf(noun, 'flat', 'room', 'film');

const giving = new Set(
  'give bring buy send show tell make lend get cook write offer find order build teach draw'.split(' '),
);

/** "There is", "there was not", "Is there": what exists is new, and takes a or an. */
const isThere = (words: readonly Word[], at: number): boolean =>
  oneOf(words[at], "there's") ||
  (oneOf(words[at], 'been', 'be', 'is', 'was', "isn't", "wasn't") &&
    words.slice(Math.max(0, at - 3), at).some((one) => oneOf(one, 'there'))) ||
  (oneOf(words[at], 'there') &&
    (is(words[at - 1], 'be') || is(words[at + 1], 'be') || oneOf(words[at + 1], 'has', 'had')) &&
    !oneOf(words[at - 1], 'are', 'were'));

/** Does this word, with what stands before it, ask for an article behind it? */
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
  // "in poor light", "with great interest": what is no thing of its own stays bare behind a preposition.
  return is(head, 'countable') || phrase.compound;
}

/** "There is big park", "on kitchen table", "has got terrible headache", "become famous singer": a, an or the is missing. */
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

/** "It was such boring lecture" → "such a boring lecture". */
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
const spokenOf = new Set(
  'film phone nurse secretary match coach president king queen doctor manager'.split(' '),
);

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

/** "Film was boring" → "The film", "when train arrived" → "when the train": a subject is known, and takes "the". */
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
