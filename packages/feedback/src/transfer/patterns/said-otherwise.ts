import { table } from '../../lexicon/table.ts';
import { participle, past, thirdPerson } from '../inflection.ts';
import { type Match, type Pattern, textOf } from '../match.ts';
import { headOfPhrase } from '../verbs.ts';
import { is, isPureVerb, oneOf, type Word } from '../word.ts';

function found(
  code: Match['code'],
  pattern: string,
  from: number,
  to: number,
  replacements: string[],
  confidence = 0.82,
): Match {
  return { code, pattern, from, to, replacements, confidence };
}

const reflexives = ['myself', 'yourself', 'himself', 'herself', 'ourselves', 'themselves', 'itself'];

/** "I feel myself tired" → "feel", "I know to swim" → "know how to", "so much beautiful" → "so", "I and my friend" → "My friend and I". */
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

const family = new Set(
  'mother father brother sister mum mom dad grandmother grandfather grandma grandpa uncle aunt cousin husband wife son daughter friend boss teacher neighbour neighbor boyfriend girlfriend flatmate roommate colleague'.split(
    ' ',
  ),
);
const notOwned = new Set(
  'members member tongue figure house training group party class language time day life one ones request order visit'.split(
    ' ',
  ),
);

/** "my mother name is" → "my mother's name", "Ali car is new" → "Ali's car". */
export const ownerWithoutS: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const thing = words[at + 1];
    const after = words[at + 2];
    if (
      thing === undefined ||
      /'s?$/.test(word.lower) ||
      is(thing, 'third', 'past') ||
      notOwned.has(thing.lower)
    )
      return [];
    const relative = family.has(word.lower) && is(words[at - 1], 'possessive');
    const named =
      is(word, 'name') && /^\p{Lu}/u.test(word.text) && /^\p{Ll}/u.test(thing.text) && womanOrMan(words, at);
    if (!relative && !named) return [];
    if (!is(thing, 'noun', 'plural') || is(thing, 'adjective', 'adverb', 'preposition', 'gerund', 'human'))
      return [];
    if (is(thing, 'base') && !(is(after, 'be') || oneOf(words[at - 1], 'is', 'was', 'at', 'in', 'with')))
      return [];
    const closes =
      after === undefined ||
      is(after, 'mark', 'be', 'preposition', 'have', 'modal', 'conjunction') ||
      is(after, 'third', 'past');
    return closes ? [found('possessive', 'missing-possessive', at, at + 1, [`${word.text}'s`], 0.8)] : [];
  });

/** A name at the beginning or behind a preposition or verb, not half of a place's name. */
const womanOrMan = (words: readonly Word[], at: number): boolean =>
  at === 0 ||
  is(words[at - 1], 'preposition', 'be', 'mark', 'base', 'past', 'third') ||
  oneOf(words[at - 1], 'and');

const adjectives = new Set(
  `big small new old beautiful expensive cheap good bad nice long short tall young large little interesting
  difficult easy important famous modern delicious dirty clean comfortable strong heavy`.split(/\s+/),
);
const makes = [
  'make',
  'keep',
  'find',
  'leave',
  'paint',
  'consider',
  'think',
  'get',
  'have',
  'prefer',
  'like',
  'want',
  'call',
  'turn',
  'hold',
  'see',
];

/** "We live in a house big." → "a big house", "I yesterday went" → "went … yesterday", "I you love" → "I love you". */
export const movedWords: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const order = (from: number, to: number, right: string): Match[] => [
      found('word-order', 'word-order', from, to, [right]),
    ];
    const before = words[at - 1];
    const next = words[at + 1];
    const ends = next === undefined || is(next, 'mark') || oneOf(next, 'and', 'in', 'near');
    if (oneOf(before, 'hour', 'day', 'year', 'metre', 'meter', 'mile', 'foot', 'page', 'week', 'month'))
      return [];
    if (
      adjectives.has(word.lower) &&
      is(before, 'countable') &&
      before !== undefined &&
      oneOf(words[at - 2], 'a', 'an') &&
      ends &&
      !words.slice(0, at).some(({ verb }) => verb !== undefined && makes.includes(verb))
    ) {
      const article = /^[aeiou]/.test(word.lower) ? 'an' : 'a';
      return order(at - 2, at + 1, `${article} ${word.text} ${before.text}`);
    }
    if (
      oneOf(word, 'yesterday', 'today', 'tomorrow', 'everyday') &&
      is(before, 'subject') &&
      next?.verb !== undefined &&
      is(next, 'past', 'base', 'third') &&
      !is(next, 'noun')
    ) {
      const end = words.findIndex((one, index) => index > at && is(one, 'mark'));
      const stop = end < 0 ? words.length : end;
      return stop - at < 12 && !words.slice(at, stop).some((one) => is(one, 'conjunction'))
        ? order(at, stop, `${textOf(words, at + 1, stop)} ${word.text}`)
        : [];
    }
    if (
      oneOf(word, 'every') &&
      oneOf(next, 'day', 'morning', 'evening', 'night', 'week', 'weekend', 'summer') &&
      is(before, 'subject') &&
      is(words[at + 2], 'base', 'third', 'past')
    ) {
      const end = words.findIndex((one, index) => index > at && is(one, 'mark', 'conjunction'));
      const stop = end < 0 ? words.length : end;
      return order(at, stop, `${textOf(words, at + 2, stop)} ${textOf(words, at, at + 2)}`);
    }
    if (
      oneOf(word, 'me', 'him', 'them', 'us', 'you') &&
      is(before, 'subject') &&
      !oneOf(before, 'you', 'it') &&
      isPureVerb(next) &&
      at === 1
    )
      return order(at, at + 2, `${next?.text} ${word.text}`);
    return [];
  });

/** "to bought" → "to buy", "has went" → "has gone", "was wrote by" → "was written by". */
export const wrongVerbForm: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at + 1];
    if (verb?.verb === undefined || is(verb, 'base', 'noun', 'adjective', 'plural')) return [];
    const wrong = (code: Match['code'], right: string, confidence = 0.86): Match[] => [
      found(code, 'verb-form', at + 1, at + 2, [right], confidence),
    ];
    if (
      oneOf(word, 'to') &&
      (is(verb, 'past') || (is(verb, 'third') && !is(verb, 'be'))) &&
      (words[at - 1]?.verb !== undefined ||
        oneOf(words[at - 1], 'not', 'how', 'important', 'necessary', 'ready', 'able', 'going', 'time', 'way'))
    ) {
      return is(verb, 'participle') &&
        is(verb, 'past') &&
        oneOf(words[at - 1], 'due', 'used', 'according', 'compared', 'close')
        ? []
        : wrong('verb-pattern', verb.verb);
    }
    const pastOnly = is(verb, 'past') && !is(verb, 'participle');
    const helper =
      oneOf(
        word,
        'have',
        'has',
        'had',
        "haven't",
        "hasn't",
        "hadn't",
        "i've",
        "we've",
        "they've",
        "you've",
      ) ||
      (oneOf(word, 'already', 'just', 'never', 'ever') && is(words[at - 1], 'have'));
    if (pastOnly && helper) return wrong('tense-other', participle(verb.verb));
    if (
      pastOnly &&
      oneOf(word, 'is', 'was', 'were', 'are', 'been') &&
      (oneOf(words[at + 2], 'by', 'in', 'at', 'last') ||
        words[at + 2] === undefined ||
        is(words[at + 2], 'mark')) &&
      !is(words[at - 1], 'subject')
    )
      return wrong('tense-other', participle(verb.verb), 0.88);
    return [];
  });

/** "Do you from Turkey?" → "Are you", "Is she works" → "Does she work", "What are you do?" → "doing", "Nobody didn't come" → "Nobody came". */
export const wrongHelpers: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    const ask = (from: number, to: number, right: string): Match[] => [
      found('question-formation', 'question-do', from, to, [right], 0.86),
    ];
    const opens = at === 0 || is(words[at - 1], 'question', 'mark');
    if (question && opens && oneOf(word, 'do', 'does') && is(next, 'subject')) {
      const state =
        (is(after, 'state', 'adjective') &&
          !is(after, 'base', 'adverb', 'noun') &&
          !oneOf(after, 'fancy', 'mind')) ||
        oneOf(after, 'from') ||
        (oneOf(after, 'a', 'an') && is(words[at + 3], 'occupation', 'human')) ||
        (oneOf(after, 'at') && oneOf(words[at + 3], 'home', 'school', 'work'));
      if (state) return ask(at, at + 1, oneOf(word, 'does') ? 'is' : oneOf(next, 'i') ? 'am' : 'are');
    }
    if (
      question &&
      opens &&
      oneOf(word, 'is', 'are', 'am') &&
      is(next, 'subject') &&
      after?.verb !== undefined
    ) {
      const third = oneOf(next, 'he', 'she', 'it');
      if (
        (isPureVerb(after) || oneOf(after, 'like', 'work', 'play', 'live', 'want')) &&
        !is(after, 'participle', 'adjective')
      )
        return ask(at, at + 1, third ? 'does' : 'do');
      if (is(after, 'third') && !is(after, 'plural', 'noun'))
        return ask(at, at + 3, `does ${next?.text} ${after.verb}`);
    }
    if (
      oneOf(word, 'nobody', 'nothing') &&
      oneOf(next, "didn't", "doesn't", "don't") &&
      after?.verb !== undefined &&
      is(after, 'base')
    ) {
      return [
        found(
          'negation',
          'double-negative',
          at + 1,
          at + 3,
          [oneOf(next, "didn't") ? past(after.verb) : thirdPerson(after.verb)],
          0.88,
        ),
      ];
    }
    if (
      oneOf(word, 'no') &&
      is(next, 'noun', 'plural', 'mass') &&
      words.slice(Math.max(0, at - 4), at).some((one) => /n't$/.test(one.lower)) &&
      !words.slice(Math.max(0, at - 4), at).some((one) => is(one, 'mark'))
    )
      return [found('negation', 'double-negative', at, at + 1, ['any'], 0.85)];
    return [];
  });

/** "the girl that her mother is a doctor" → "whose mother", "the hotel which we stayed" → "where we stayed". */
export const whoseAndWhere: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const before = words[at - 1];
    const next = words[at + 1];
    if (!oneOf(word, 'that', 'which', 'who') || !is(before, 'noun', 'plural', 'human', 'place')) return [];
    if (
      oneOf(next, 'his', 'her', 'their', 'its') &&
      is(before, 'human', 'plural') &&
      is(words[at + 2], 'noun', 'plural') &&
      is(words[at + 3], 'be', 'have', 'third', 'past')
    ) {
      return words
        .slice(0, at)
        .some((one) => oneOf(one, 'say', 'said', 'think', 'told', 'tell', 'know', 'believe'))
        ? []
        : [found('relative-pronoun', 'relative-form', at, at + 2, ['whose'])];
    }
    const place = oneOf(
      before,
      'hotel',
      'house',
      'city',
      'town',
      'village',
      'school',
      'place',
      'country',
      'flat',
      'street',
      'university',
      'company',
      'restaurant',
      'office',
      'neighbourhood',
      'hamlet',
    );
    const verb = words[at + 2];
    if (!place || oneOf(word, 'who') || !is(next, 'subject', 'possessive')) return [];
    const clause = words.slice(at + 1, at + 9);
    const end = clause.findIndex(
      (one, index) => index > 1 && (is(one, 'be', 'mark') || oneOf(one, 'has', 'had', 'and')),
    );
    const inside = clause.slice(0, end < 0 ? undefined : end);
    const settled = inside.some(
      (one) =>
        ['live', 'stay', 'work', 'grow', 'meet', 'study', 'spend'].includes(one.verb ?? '') ||
        oneOf(one, 'born'),
    );
    const hanging = inside.some((one) => oneOf(one, 'in', 'at', 'from', 'near'));
    return settled && !hanging && verb !== undefined
      ? [found('relative-pronoun', 'relative-form', at, at + 1, ['where'], 0.8)]
      : [];
  });
