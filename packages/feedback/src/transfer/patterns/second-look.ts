import { table } from '../../lexicon/table.ts';
import { personTo } from '../../lexicon/verb-complements.ts';
import { motionVerbs } from '../../lexicon/verb-needs.ts';
import { participle, past, plural, superlative, thirdPerson } from '../inflection.ts';
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

const ends = (word: Word | undefined) =>
  word === undefined || (is(word, 'mark') && !oneOf(word, '-', "'", '"'));

/** "We moved Ankara", "been Italy" → "to"; "born 12 May" → "on". */
export const placeWithoutTo: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const been = oneOf(word, 'been') && words.slice(Math.max(0, at - 4), at).some((one) => is(one, 'have'));
    if (
      (motionVerbs.has(word.verb ?? '') || been) &&
      is(next, 'place') &&
      /^\p{Lu}/u.test(next?.text ?? '') &&
      !is(words[at + 2], 'noun') &&
      !oneOf(word, 'running', 'run')
    )
      return [found('missing-preposition', 'go-to', at, at + 1, [`${word.text} to`], 0.84)];
    if (
      oneOf(word, 'born') &&
      is(next, 'number') &&
      /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
        words[at + 2]?.lower ?? '',
      )
    )
      return [found('missing-preposition', 'time-date', at, at + 1, ['born on'])];
    return [];
  });

const everyday = [
  'live',
  'work',
  'play',
  'speak',
  'want',
  'like',
  'love',
  'know',
  'teach',
  'study',
  'drive',
  'cook',
  'need',
  'think',
  'help',
  'write',
  'read',
  'sell',
  'come',
  'go',
  'look',
  'make',
  'run',
  'wear',
];

/** Singular in form, with a plural verb as well. */
const collective = new Set(
  'police people family team class government staff group company couple audience crowd committee rest majority half army crew public press data media number pair lot'.split(
    ' ',
  ),
);

/** "The woman who live next door" → "lives", "Each of the players train" → "trains", "My brother play computer games" → "plays". */
export const agreementFurther: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const third = (index: number): Match[] => {
      const verb = words[index];
      return verb?.verb === undefined
        ? []
        : [found('third-person-s', 'third-person-s', index, index + 1, [thirdPerson(verb.verb)], 0.76)];
    };
    const next = words[at + 1];
    if (
      oneOf(word, 'who', 'that') &&
      is(words[at - 1], 'human') &&
      !is(words[at - 1], 'plural') &&
      is(words[at - 2], 'determiner', 'possessive', 'adjective') &&
      is(next, 'base') &&
      !is(next, 'past', 'noun') &&
      !oneOf(words[at - 2], 'any', 'some')
    )
      return isPureVerb(next) || everyday.includes(next?.verb ?? '') ? third(at + 1) : [];
    if (oneOf(word, 'each', 'one', 'every') && oneOf(next, 'of') && at === 0) {
      const head = headOfPhrase(words, at + 2);
      const verb = words[(head ?? -2) + 1];
      return head !== undefined && is(verb, 'base') && !is(verb, 'past', 'noun') ? third(head + 1) : [];
    }
    const person =
      is(word, 'human') &&
      !is(word, 'plural') &&
      is(words[at - 1], 'possessive') &&
      (at === 1 || is(words[at - 2], 'mark') || oneOf(words[at - 2], 'and', 'but', 'because', 'when'));
    if (
      person &&
      next?.verb !== undefined &&
      everyday.includes(next.verb) &&
      is(next, 'base') &&
      !is(next, 'past') &&
      (is(words[at + 2], 'noun', 'plural', 'mass', 'name', 'gerund') ||
        oneOf(words[at + 2], 'next', 'near')) &&
      !words.slice(at + 2).some((one) => is(one, 'be', 'third') && !is(one, 'plural'))
    )
      return third(at + 1);
    // "A balanced diet reduce", "The train to Konya usually leave".
    if (at !== 0 || !(is(word, 'determiner') && oneOf(word, 'a', 'an', 'the', 'this', 'every', 'each')))
      return [];
    const head = headOfPhrase(words, 0);
    if (head === undefined || is(words[head], 'plural', 'unknown') || !is(words[head], 'noun', 'mass'))
      return [];
    if (collective.has(words[head]?.lower ?? '')) return [];
    let index = head + 1;
    if (oneOf(words[index], 'to', 'from', 'of', 'in', 'near', 'with', 'at')) {
      const tail = oneOf(words[index + 1], 'which', 'whom', 'what', 'all')
        ? undefined
        : headOfPhrase(words, index + 1);
      if (tail === undefined) return [];
      index = tail + 1;
    }
    const adverb = is(words[index], 'frequency') || oneOf(words[index], 'also', 'really');
    if (adverb) index++;
    const verb = words[index];
    if (
      verb?.verb === undefined ||
      !is(verb, 'base') ||
      is(verb, 'past', 'adjective', 'adverb', 'preposition') ||
      (is(verb, 'noun') && !adverb)
    )
      return [];
    return isPureVerb(verb) || adverb ? third(index) : [];
  });

/** "My grandfather loves her garden" → "his": one person spoken of, and the thing is most likely their own. */
export const ownThing: Pattern = ({ words, earlier }) => {
  const head = is(words[0], 'possessive', 'determiner') ? words[1] : undefined;
  const man = is(head, 'male');
  const woman = is(head, 'female');
  if ((!man && !woman) || oneOf(words[2], 'and', 'or', "'") || earlier.size > 0) return [];
  const at = words.findIndex((word, index) => index > 1 && oneOf(word, man ? 'her' : 'his'));
  if (at < 3 || !is(words[at + 1], 'noun', 'plural', 'mass', 'adjective') || is(words[at + 1], 'human'))
    return [];
  if (
    words
      .slice(2, at)
      .some(
        (word) =>
          is(word, 'human', 'name', man ? 'female' : 'male') ||
          oneOf(word, 'she', 'he', 'who', 'him', 'someone'),
      )
  )
    return [];
  return [found('he-she-it', 'he-she', at, at + 1, [man ? 'his' : 'her'], 0.62)];
};

const weather = [
  'cold',
  'hot',
  'sunny',
  'dark',
  'late',
  'early',
  'warm',
  'rainy',
  'windy',
  'cloudy',
  'difficult',
  'easy',
  'important',
  'expensive',
  'impossible',
  'necessary',
];

/** "It cold in my room", "If I you", "People who unhappy", "There is have a cat". */
export const beFurther: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    const insert = (be: string) => [
      found('be-omission', 'be-omission', at, at + 1, [`${word.text} ${be}`], 0.84),
    ];
    const degree = oneOf(next, 'very', 'too', 'so') ? after : next;
    if (oneOf(word, 'it') && at === 0 && oneOf(degree, ...weather)) return insert('is');
    if (
      oneOf(word, 'i') &&
      oneOf(words[at - 1], 'if') &&
      oneOf(next, 'you', 'him', 'her') &&
      oneOf(after, ',')
    )
      return insert('were');
    if (
      oneOf(word, 'who') &&
      is(words[at - 1], 'plural', 'human') &&
      is(next, 'adjective', 'state') &&
      !is(next, 'base', 'noun', 'past', 'adverb') &&
      is(after, 'preposition', 'base', 'third', 'mark', 'modal', 'frequency')
    )
      return insert(is(words[at - 1], 'plural') || oneOf(words[at - 1], 'people') ? 'are' : 'is');
    const drop = (from: number, to: number, right: string) => [
      found('be-insertion', 'be-insertion', from, to, [right], 0.84),
    ];
    if (
      oneOf(word, 'is') &&
      is(words[at - 1], 'human', 'name') &&
      oneOf(
        next,
        'works',
        'plays',
        'lives',
        'likes',
        'wants',
        'studies',
        'cooks',
        'loves',
        'needs',
        'helps',
        'talks',
        'walks',
      )
    )
      return drop(at, at + 2, next?.text ?? '');
    if (
      oneOf(word, 'was', 'were') &&
      is(next, 'past') &&
      is(next, 'participle') &&
      oneOf(after, 'me', 'him', 'us', 'them') &&
      is(words[at - 1], 'subject', 'human', 'name') &&
      !['give', 'send', 'tell', 'ask', 'offer', 'show', 'teach', 'pay'].includes(next?.verb ?? '')
    )
      return drop(at, at + 2, next?.text ?? '');
    if (
      oneOf(word, 'am', 'is', 'are') &&
      oneOf(next, 'completely', 'totally', 'strongly', 'really', 'fully', 'also') &&
      oneOf(after, 'agree', 'disagree', 'want', 'think', 'believe')
    )
      return drop(at, at + 2, next?.text ?? '');
    if (
      oneOf(word, 'be') &&
      is(words[at - 1], 'modal') &&
      isPureVerb(next) &&
      !is(next, 'participle', 'adjective')
    )
      return [found('modal', 'modal-bare', at, at + 2, [next?.text ?? ''], 0.86)];
    if (oneOf(word, 'there') && is(next, 'be') && oneOf(after, 'have', 'has'))
      return [found('there-is-have', 'there-is', at + 1, at + 3, [next?.text ?? ''], 0.9)];
    if (
      oneOf(word, 'there') &&
      is(next, 'modal') &&
      oneOf(after, 'have') &&
      !oneOf(words[at + 3], 'been', 'to')
    )
      return [found('there-is-have', 'there-is', at + 2, at + 3, ['be'], 0.88)];
    if (
      oneOf(word, 'there') &&
      oneOf(next, "isn't", 'is', 'was', "wasn't") &&
      oneOf(after, 'any', 'no', 'many', 'some') &&
      is(words[at + 3], 'plural') &&
      !is(words[at + 3], 'noun', 'mass')
    )
      return [
        found(
          'there-is-have',
          'there-are',
          at + 1,
          at + 2,
          [
            table<string>({ "isn't": "aren't", is: 'are', was: 'were', "wasn't": "weren't" })[
              next?.lower ?? ''
            ] ?? 'are',
          ],
          0.86,
        ),
      ];
    if (
      question &&
      at === 0 &&
      oneOf(word, 'is', 'was') &&
      oneOf(next, 'there') &&
      oneOf(after, 'any', 'many', 'some') &&
      is(words[3], 'plural') &&
      !is(words[3], 'noun', 'mass')
    )
      return [found('there-is-have', 'there-are', 0, 1, [oneOf(word, 'is') ? 'are' : 'were'], 0.86)];
    if (
      question &&
      at === 0 &&
      oneOf(word, 'has', 'have') &&
      oneOf(next, 'a', 'any', 'many') &&
      words.some((one) => oneOf(one, 'near', 'in', 'here', 'around', 'at'))
    )
      return [
        found('there-is-have', 'there-is', 0, 1, [oneOf(next, 'many') ? 'are there' : 'is there'], 0.82),
      ];
    return [];
  });

/** "was cooking when the doorbell rings" → "rang", "I wish I know" → "knew", "If I would have money" → "had", "didn't finish … yet". */
export const tensesFurther: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const tense = (
      from: number,
      to: number,
      right: string,
      code: Match['code'] = 'tense-other',
      confidence = 0.8,
    ): Match[] => [
      found(code, code === 'tense-other' ? 'past-time' : 'perfect-for', from, to, [right], confidence),
    ];
    const next = words[at + 1];
    if (
      oneOf(word, 'when') &&
      words.slice(0, at).some((one, index) => oneOf(one, 'was', 'were') && is(words[index + 1], 'gerund'))
    ) {
      const end = is(next, 'subject') ? at + 2 : (headOfPhrase(words, at + 1) ?? -2) + 1;
      const verb = words[end];
      if (verb?.verb !== undefined && is(verb, 'third', 'base') && !is(verb, 'past', 'be'))
        return tense(end, end + 1, past(verb.verb));
    }
    if (
      word.verb === 'wish' &&
      is(next, 'subject') &&
      words[at + 2]?.verb !== undefined &&
      is(words[at + 2], 'base', 'third') &&
      !is(words[at + 2], 'past', 'modal') &&
      !oneOf(next, 'you')
    )
      return tense(at + 2, at + 3, past(words[at + 2]?.verb ?? ''), 'tense-other', 0.86);
    if (
      oneOf(word, 'if') &&
      is(next, 'subject') &&
      oneOf(words[at + 2], 'would') &&
      is(words[at + 3], 'base', 'have') &&
      oneOf(
        words[at + 3],
        'have',
        'be',
        'know',
        'win',
        'live',
        'go',
        'study',
        'work',
        'earn',
        'find',
        'become',
        'get',
        'come',
        'speak',
        'buy',
        'see',
      ) &&
      !is(words[at + 4], 'participle', 'be')
    ) {
      const verb = words[at + 3];
      return tense(
        at + 2,
        at + 4,
        oneOf(verb, 'be') ? 'were' : past(verb?.verb ?? verb?.lower ?? ''),
        'tense-other',
        0.84,
      );
    }
    if (
      oneOf(word, "didn't") &&
      next?.verb !== undefined &&
      is(next, 'base') &&
      words.slice(at).some((one, index) => oneOf(one, 'yet') && ends(words[at + index + 1]))
    ) {
      const subject = words[at - 1];
      return tense(
        at,
        at + 2,
        `${oneOf(subject, 'he', 'she', 'it') || is(subject, 'human', 'name') ? "hasn't" : "haven't"} ${participle(next.verb)}`,
        'tense-present-perfect',
        0.74,
      );
    }
    if (
      oneOf(word, 'am', 'is', 'are') &&
      oneOf(next, 'a', 'an') &&
      is(words[at + 2], 'occupation', 'human') &&
      oneOf(words[at + 3], 'for') &&
      is(words[at + 4], 'number') &&
      oneOf(words[at + 5], 'years', 'months')
    )
      return tense(at, at + 1, oneOf(word, 'is') ? 'has been' : 'have been', 'tense-present-perfect', 0.86);
    if (
      question &&
      at === 0 &&
      oneOf(word, 'when') &&
      oneOf(next, 'have', 'has') &&
      is(words[2], 'subject') &&
      words[3]?.verb !== undefined &&
      is(words[3], 'participle')
    )
      return tense(1, 4, `did ${words[2]?.text} ${words[3].verb}`, 'tense-present-perfect', 0.86);
    if (
      oneOf(word, 'can') &&
      is(words[at - 1], 'subject') &&
      oneOf(words[0], 'when') &&
      is(words[1], 'subject') &&
      oneOf(words[2], 'was', 'were') &&
      words.slice(0, at).some((one) => oneOf(one, ','))
    )
      return [found('modal', 'modal-bare', at, at + 1, ['could'], 0.85)];
    if (
      oneOf(word, 'already') &&
      is(next, 'past') &&
      next?.verb !== undefined &&
      oneOf(words[0], 'by') &&
      oneOf(words[2], 'time')
    )
      return tense(at, at + 2, `had already ${participle(next.verb)}`, 'tense-other', 0.84);
    return [];
  });

const pairs = [
  'trousers',
  'jeans',
  'scissors',
  'glasses',
  'pyjamas',
  'shorts',
  'tights',
  'sunglasses',
  'pants',
];
const moreMass = new Set(
  'experience damage time money knowledge patience energy sugar salt water milk bread information advice evidence'.split(
    ' ',
  ),
);
const pairOwners = ['parents', 'grandparents', 'neighbours', 'neighbors'];

/** "a new trousers", "This shoes", "Both lawyer", "the bigger city in Turkey", "two swimming pool", "my grandparents house". */
export const nounsFurther: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    if (oneOf(word, 'a', 'an')) {
      const noun = is(next, 'adjective') ? at + 2 : at + 1;
      if (oneOf(words[noun], ...pairs))
        return [
          found(
            'countability',
            'pair-of',
            at,
            noun + 1,
            [`a pair of ${textOf(words, at + 1, noun + 1)}`, textOf(words, at + 1, noun + 1)],
            0.86,
          ),
        ];
      if (oneOf(next, 'too') && is(after, 'adjective') && is(words[at + 3], 'noun') && !is(after, 'noun'))
        return [
          found(
            'word-order',
            'word-order',
            at,
            at + 3,
            [`too ${after?.text} ${word.lower === 'an' ? 'a' : word.text}`],
            0.84,
          ),
        ];
    }
    if (
      (oneOf(word, 'this') || (oneOf(word, 'that') && at === 0)) &&
      is(next, 'plural') &&
      !is(next, 'noun', 'third', 'mass', 'base') &&
      (at === 0 || is(words[at - 1], 'preposition', 'base', 'third', 'past', 'be', 'mark')) &&
      next?.noun !== undefined &&
      !is(after, 'noun')
    )
      return [found('other', 'this-these', at, at + 1, [oneOf(word, 'this') ? 'these' : 'those'], 0.86)];
    if (
      oneOf(word, 'these', 'those') &&
      is(next, 'countable') &&
      !is(next, 'plural') &&
      next?.noun !== undefined &&
      !is(after, 'noun', 'plural', 'third')
    )
      return [found('plural-after-number', 'plural-after-number', at + 1, at + 2, [plural(next.noun)], 0.82)];
    if (
      oneOf(word, 'both') &&
      is(next, 'countable') &&
      !is(next, 'plural') &&
      next?.noun !== undefined &&
      !is(after, 'noun', 'plural') &&
      !oneOf(after, 'and')
    )
      return [found('plural-after-number', 'plural-after-number', at + 1, at + 2, [plural(next.noun)])];
    if (
      is(word, 'number') &&
      !oneOf(word, 'one', '1') &&
      is(next, 'gerund') &&
      is(after, 'countable') &&
      !is(after, 'plural') &&
      after?.noun !== undefined &&
      !is(words[at + 3], 'noun', 'plural')
    )
      return [found('plural-after-number', 'plural-after-number', at + 2, at + 3, [plural(after.noun)])];
    if (
      is(word, 'number') &&
      word.kind !== 'mark' &&
      !oneOf(word, 'one', '1') &&
      oneOf(next, 'week', 'month', 'year', 'hour', 'minute', 'glass', 'bottle') &&
      (oneOf(after, 'last', 'ago', 'later', ',', '.', 'of', 'every', 'this', 'before') ||
        after === undefined) &&
      !oneOf(words[at - 1], 'a', 'an', 'chapter', 'the') &&
      !/^(?:19|20)\d\d$/.test(word.text)
    )
      return [
        found('plural-after-number', 'plural-after-number', at + 1, at + 2, [plural(next?.lower ?? '')], 0.8),
      ];
    if (
      is(word, 'number') &&
      oneOf(words[at - 1], 'past', 'last', 'next') &&
      oneOf(words[at - 2], 'the') &&
      oneOf(next, 'year', 'month', 'week', 'day', 'hour', 'minute') &&
      !oneOf(word, 'one')
    )
      return [found('plural-after-number', 'plural-after-number', at + 1, at + 2, [`${next?.lower}s`], 0.86)];
    if (
      is(word, 'comparative') &&
      oneOf(words[at - 1], 'the') &&
      is(next, 'noun') &&
      oneOf(after, 'in', 'of') &&
      (is(words[at + 3], 'place') ||
        oneOf(words[at + 4], 'world', 'class', 'city', 'country', 'team', 'school', 'family')) &&
      !oneOf(word, 'later', 'upper', 'lower', 'former', 'latter', 'elder')
    ) {
      const base = word.lower
        .replace(/([bdgmnpt])\1er$/, '$1')
        .replace(/ier$/, 'y')
        .replace(/er$/, '');
      return [
        found(
          'comparatives',
          'comparison',
          at,
          at + 1,
          [oneOf(word, 'better') ? 'best' : oneOf(word, 'worse') ? 'worst' : superlative(base)],
          0.84,
        ),
      ];
    }
    if (
      oneOf(word, 'few') &&
      oneOf(words[at - 1], 'very', 'a', 'so', 'too') &&
      moreMass.has(next?.lower ?? '')
    )
      return [found('quantifier', 'few-little', at, at + 1, ['little'])];
    if (
      oneOf(word, 'less') &&
      is(next, 'noun', 'adjective') &&
      is(after, 'plural') &&
      !is(after, 'third', 'noun') &&
      !oneOf(words[at - 1], 'more', 'no')
    )
      return [found('quantifier', 'few-little', at, at + 1, ['fewer'])];
    if (
      oneOf(word, ...pairOwners) &&
      is(words[at - 1], 'possessive', 'determiner') &&
      is(next, 'noun') &&
      !is(next, 'base', 'third', 'past', 'adverb') &&
      (is(after, 'mark', 'be', 'preposition', 'conjunction') || after === undefined)
    )
      return [found('possessive', 'missing-possessive', at, at + 1, [`${word.text}'`])];
    if (
      oneOf(word, 'week', 'year', 'month', 'today', 'yesterday', 'tomorrow') &&
      (oneOf(words[at - 1], 'last', 'next', 'this') || oneOf(word, 'today', 'yesterday', 'tomorrow')) &&
      oneOf(
        next,
        'meeting',
        'lesson',
        'exam',
        'class',
        'match',
        'homework',
        'news',
        'newspaper',
        'concert',
        'party',
        'weather',
        'game',
      )
    )
      return [found('possessive', 'missing-possessive', at, at + 1, [`${word.text}'s`], 0.84)];
    if (oneOf(word, "it's") && oneOf(next, 'own'))
      return [found('possessive', 'its-own', at, at + 1, ['its'], 0.93)];
    if (
      oneOf(word, 'you') &&
      is(words[at - 1], 'be') &&
      oneOf(
        next,
        'name',
        'job',
        'address',
        'number',
        'favourite',
        'favorite',
        'phone',
        'mother',
        'father',
        'house',
      )
    )
      return [found('possessive', 'possessive-form', at, at + 1, ['your'], 0.86)];
    if (
      oneOf(word, 'are', 'were', 'have') &&
      oneOf(words[1], 'number') &&
      oneOf(words[0], 'the') &&
      oneOf(words[2], 'of') &&
      words.slice(3, at).every((one) => !is(one, 'be', 'mark', 'third', 'past', 'modal'))
    )
      return [
        found(
          'other',
          'number-of',
          at,
          at + 1,
          [table<string>({ are: 'is', were: 'was', have: 'has' })[word.lower] ?? 'is'],
          0.82,
        ),
      ];
    return [];
  });

const adverbs = table<string>({
  beautiful: 'beautifully',
  quick: 'quickly',
  slow: 'slowly',
  careful: 'carefully',
  loud: 'loudly',
  quiet: 'quietly',
  fluent: 'fluently',
  perfect: 'perfectly',
  bad: 'badly',
  nice: 'nicely',
  easy: 'easily',
  happy: 'happily',
  dangerous: 'dangerously',
  good: 'well',
  clear: 'clearly',
  wonderful: 'wonderfully',
  professional: 'professionally',
  polite: 'politely',
});
const doing = [
  'sing',
  'speak',
  'drive',
  'run',
  'write',
  'play',
  'work',
  'dance',
  'cook',
  'behave',
  'walk',
  'talk',
  'sleep',
  'explain',
  'teach',
  'act',
  'dress',
  'eat',
  'read',
  'learn',
  'swim',
];

/** "sings very beautiful" → "beautifully", "told me don't worry" → "not to worry", "advised me giving up" → "to give up", "who I met him". */
export const verbsFurther: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    const adverb = adverbs[word.lower];
    if (
      adverb !== undefined &&
      (ends(next) || oneOf(next, 'and', 'but', 'because', 'in', 'when')) &&
      !oneOf(word, 'easy')
    ) {
      const near = [1, 2, 3, 4].map((back) => words[at - back]);
      const verb = near.findIndex(
        (one) => doing.includes(one?.verb ?? '') && is(one, 'base', 'third', 'past', 'gerund'),
      );
      const between = words.slice(at - verb - 1 + 1, at);
      if (
        verb >= 0 &&
        between.every(
          (one) =>
            oneOf(one, 'very', 'so', 'really', 'too', 'english', 'turkish', 'his', 'her') ||
            (verb > 0 && is(one, 'noun', 'mass') && !is(words[at - 1], 'be')),
        ) &&
        !words.slice(Math.max(0, at - 5), at).some((one) => is(one, 'be') || oneOf(one, 'a', 'an', 'the'))
      )
        return [found('other', 'good-well', at, at + 1, [adverb], 0.84)];
    }
    if (
      oneOf(word, "don't") &&
      is(next, 'base') &&
      oneOf(words[at - 1], 'me', 'him', 'us', 'them') &&
      ['tell', 'ask', 'warn', 'advise'].includes(words[at - 2]?.verb ?? '')
    )
      return [found('negation', 'missing-do', at, at + 1, ['not to'], 0.88)];
    if (
      personTo.has(word.verb ?? '') &&
      oneOf(next, 'me', 'him', 'us', 'them', 'you') &&
      is(after, 'gerund') &&
      !is(after, 'noun') &&
      after?.verb !== undefined &&
      !oneOf(word, 'get', 'got', 'remind', 'reminds') &&
      word.verb !== 'tell'
    )
      return [found('verb-pattern', 'person-to', at + 2, at + 3, [`to ${after.verb}`], 0.84)];
    if (
      ['like', 'love', 'hate', 'start', 'begin', 'try', 'want', 'prefer'].includes(word.verb ?? '') &&
      oneOf(next, 'to') &&
      oneOf(
        after,
        'swimming',
        'dancing',
        'running',
        'cooking',
        'reading',
        'shopping',
        'painting',
        'skiing',
        'fishing',
        'hiking',
        'camping',
        'singing',
        'drawing',
        'writing',
        'walking',
        'travelling',
        'playing',
        'watching',
      ) &&
      after?.verb !== undefined
    )
      return [
        found(
          'verb-pattern',
          'to-ing',
          at + 1,
          at + 3,
          oneOf(word, 'want', 'wants', 'wanted', 'try', 'tries', 'tried')
            ? [`to ${after.verb}`]
            : [after.text, `to ${after.verb}`],
          0.86,
        ),
      ];
    if (
      oneOf(word, 'me', 'him', 'us', 'them') &&
      is(words[at - 1], 'base', 'past', 'third') &&
      ['hurt', 'cut', 'introduce', 'enjoy', 'burn', 'blame', 'prepare'].includes(words[at - 1]?.verb ?? '') &&
      oneOf(words[at - 2], table<string>({ me: 'i', us: 'we', them: 'they' })[word.lower] ?? '-')
    )
      return [
        found(
          'other',
          'reflexive',
          at,
          at + 1,
          [table<string>({ me: 'myself', us: 'ourselves', them: 'themselves' })[word.lower] ?? ''],
          0.84,
        ),
      ];
    if (
      question &&
      at === 0 &&
      oneOf(word, 'who') &&
      oneOf(next, 'did', 'does') &&
      after?.verb !== undefined &&
      is(after, 'base') &&
      !is(after, 'noun')
    )
      return [
        found(
          'question-formation',
          'question-do',
          1,
          3,
          [oneOf(next, 'did') ? past(after.verb) : thirdPerson(after.verb)],
          0.82,
        ),
      ];
    if (
      question &&
      at === 0 &&
      oneOf(word, 'what', 'where', 'why', 'who') &&
      is(next, 'subject') &&
      oneOf(after, 'did') &&
      !(is(words[3], 'base') && !oneOf(words[3], 'last'))
    )
      return [found('question-formation', 'question-do', 1, 3, [`did ${next?.text} do`], 0.88)];
    if (oneOf(word, 'been') && oneOf(next, 'never', 'always') && is(words[at - 1], 'have'))
      return [found('word-order', 'word-order', at, at + 2, [`${next?.text} been`], 0.86)];
    if (
      oneOf(word, 'not') &&
      oneOf(next, 'only') &&
      at === 0 &&
      is(after, 'subject') &&
      words[3]?.verb !== undefined &&
      is(words[3], 'third', 'past', 'base') &&
      !is(words[3], 'be', 'modal', 'have')
    ) {
      const helper = is(words[3], 'third')
        ? 'does'
        : is(words[3], 'past') && !is(words[3], 'base')
          ? 'did'
          : 'do';
      return [found('word-order', 'word-order', 2, 4, [`${helper} ${after?.text} ${words[3].verb}`], 0.84)];
    }
    if (oneOf(word, 'hardly') && /^(?:could|can|would|do|did)n't$|^can't$/.test(words[at - 1]?.lower ?? ''))
      return [
        found(
          'negation',
          'double-negative',
          at - 1,
          at,
          [(words[at - 1]?.lower ?? '').replace(/n't$/, '').replace(/^ca$/, 'can')],
          0.86,
        ),
      ];
    if (oneOf(word, 'no') && oneOf(words[at - 1], 'without'))
      return [found('negation', 'double-negative', at, at + 1, ['any'], 0.88)];
    if (oneOf(word, 'neither', 'none') && oneOf(next, 'of')) {
      const helper = words.findIndex(
        (one, index) => index > at + 2 && oneOf(one, "didn't", "doesn't", "don't"),
      );
      const verb = words[helper + 1];
      if (helper > 0 && verb?.verb !== undefined && is(verb, 'base'))
        return [
          found(
            'negation',
            'double-negative',
            helper,
            helper + 2,
            [oneOf(words[helper], "didn't") ? past(verb.verb) : thirdPerson(verb.verb)],
            0.86,
          ),
        ];
    }
    if (oneOf(word, 'never') && oneOf(next, "didn't") && after?.verb !== undefined)
      return [found('negation', 'double-negative', at, at + 3, [`never ${past(after.verb)}`], 0.93)];
    if (oneOf(word, 'but') && oneOf(next, 'however'))
      return [found('double-connector', 'although-but', at, at + 2, [word.text], 0.9)];
    if (
      oneOf(word, 'and') &&
      oneOf(words[at - 1], ',') &&
      oneOf(words[0], 'when', 'while', 'if', 'after', 'before') &&
      is(next, 'subject') &&
      words.filter((one) => oneOf(one, ',')).length === 1
    )
      return [found('double-connector', 'because-so', at, at + 2, [next?.text ?? ''], 0.82)];
    if (
      oneOf(word, 'and') &&
      words.slice(0, at).some((one) => oneOf(one, 'either')) &&
      is(next, 'determiner', 'noun', 'base', 'possessive') &&
      !words.slice(at).some((one) => oneOf(one, 'or')) &&
      !words.slice(0, at).some((one) => oneOf(one, 'or', 'not') || /n't$/.test(one.lower))
    )
      return [found('other', 'either-or', at, at + 1, ['or'], 0.84)];
    if (
      oneOf(word, 'who') &&
      is(words[at - 1], 'human') &&
      is(next, 'subject') &&
      after?.verb !== undefined &&
      oneOf(words[at + 3], 'him', 'her', 'them') &&
      !is(words[at + 4], 'noun')
    )
      return [found('relative-pronoun', 'repeated-object', at + 2, at + 4, [after.text], 0.82)];
    if (
      oneOf(word, 'which') &&
      oneOf(words[at - 1], 'day', 'year', 'time', 'moment', 'night', 'summer') &&
      is(next, 'subject') &&
      after?.verb !== undefined
    )
      return [found('relative-pronoun', 'relative-form', at, at + 1, ['when', 'that'], 0.82)];
    if (
      oneOf(word, 'which') &&
      oneOf(words[at - 1], 'restaurant', 'café', 'cafe', 'hotel', 'place', 'house', 'park', 'city') &&
      is(next, 'subject') &&
      oneOf(after, 'had', 'ate', 'met', 'have', 'eat', 'meet') &&
      !oneOf(words[at + 3], 'in', 'at', 'to')
    )
      return [found('relative-pronoun', 'relative-form', at, at + 1, ['where'], 0.8)];
    if (
      oneOf(word, 'what') &&
      oneOf(words[at - 1], ',') &&
      is(next, 'past', 'third', 'be') &&
      at > 3 &&
      !question
    )
      return [found('relative-pronoun', 'relative-form', at, at + 1, ['which'], 0.82)];
    if (
      oneOf(word, 'who') &&
      is(words[at - 1], 'countable') &&
      !is(words[at - 1], 'human', 'plural') &&
      is(words[at - 2], 'determiner') &&
      (is(next, 'possessive') || oneOf(next, 'i', 'we', 'they', 'he', 'she')) &&
      !oneOf(words[at - 1], 'dog', 'cat', 'animal', 'team', 'one', 'bird', 'idea', 'question', 'clue')
    )
      return [found('relative-pronoun', 'relative-form', at, at + 1, ['that', 'which'], 0.82)];
    if (
      oneOf(word, 'lives', 'works', 'plays', 'speaks', 'wants', 'studies') &&
      is(words[at - 1], 'human') &&
      oneOf(words[at - 2], 'a', 'an') &&
      is(words[at - 3], 'have')
    )
      return [found('relative-pronoun', 'missing-who', at - 1, at, [`${words[at - 1]?.text} who`], 0.84)];
    return [];
  });

const relatives =
  /^(?:Father|Mother|Brother|Sister|Aunt|Uncle|Grandmother|Grandfather|Friend|Teacher|Cousin|Parents|Family|Wife|Husband|Son|Daughter)$/;

/** "My Father works" → "father"; "Where are you from" with no mark at its end. */
export const writtenFurther: Pattern = ({ words }) => {
  const last = words.at(-1);
  const open = last !== undefined && last.kind === 'word';
  const [first, second, third] = words;
  const helper = is(second, 'be', 'modal', 'do', 'have');
  const asks =
    open &&
    oneOf(first, 'what', 'where', 'when', 'why', 'how', 'who') &&
    helper &&
    is(third, 'subject', 'possessive') &&
    words.length > 2;
  const marks: Match[] = asks
    ? [found('punctuation', 'question-mark', words.length - 1, words.length, [`${last?.text}?`], 0.82)]
    : [];
  return [
    ...marks,
    ...words.flatMap((word, at): Match[] => {
      const common = at > 0 && is(words[at - 1], 'possessive') && relatives.test(word.text);
      const many =
        at > 0 &&
        oneOf(words[at - 1], 'many', 'some', 'these', 'most', 'few', 'several') &&
        is(word, 'plural') &&
        /^\p{Lu}\p{Ll}+$/u.test(word.text) &&
        !is(word, 'name', 'place') &&
        word.noun !== undefined &&
        !/^(?:Turks|Germans|Americans|Mondays|Sundays)$/.test(word.text);
      return common || many
        ? [{ ...found('capital-letters', 'capital-name', at, at + 1, [word.lower], 0.9), asWritten: true }]
        : [];
    }),
  ];
};

const firstLinks = ['when', 'if', 'although', 'while', 'after', 'because', 'since', 'before', 'though'];

/** "When the film ended we went" → "ended, we"; "such boring lecture" → "such a", "such clever that" → "so", "Please not touch" → "don't". */
export const lastLook: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    const before = words[at - 1];
    if (
      firstLinks.includes(words[0]?.lower ?? '') &&
      at > 3 &&
      oneOf(word, 'i', 'we', 'he', 'she', 'they') &&
      before !== undefined
    ) {
      const free = !words.slice(0, at).some((one) => is(one, 'mark'));
      const joined =
        is(before, 'conjunction', 'preposition', 'question', 'modal', 'be', 'do', 'have') ||
        oneOf(before, 'that', 'and', 'than') ||
        [
          'say',
          'think',
          'know',
          'believe',
          'hope',
          'tell',
          'feel',
          'wish',
          'see',
          'hear',
          'remember',
          'realise',
          'realize',
          'mean',
          'guess',
          'told',
        ].includes(before.verb ?? '');
      const finite = words
        .slice(1, at)
        .some((one) => is(one, 'past', 'third', 'be', 'modal') || (is(one, 'base') && !is(one, 'noun')));
      const relative =
        is(before, 'noun', 'plural') &&
        !words.slice(1, at - 1).some((one) => is(one, 'past', 'third', 'be') || isPureVerb(one));
      const verb =
        is(next, 'past', 'be', 'modal', 'third', 'base', 'have', 'do', 'frequency') ||
        /^(?:i|we|he|she|they)'/.test(word.lower);
      const question2 = words.slice(at + 1).some((one) => oneOf(one, ','));
      if (free && !joined && finite && !relative && verb && !question2)
        return [found('punctuation', 'clause-comma', at - 1, at, [`${before.text},`], 0.78)];
    }
    if (oneOf(word, 'such') && is(next, 'adjective')) {
      if (oneOf(after, 'that') && !is(next, 'noun'))
        return [found('other', 'such-so', at, at + 1, ['so'], 0.86)];
      if (is(after, 'countable') && !is(after, 'plural') && !is(next, 'noun'))
        return [
          found(
            'missing-article',
            'article-noun',
            at,
            at + 1,
            [`such ${/^[aeiou]/.test(next?.lower ?? '') ? 'an' : 'a'}`],
            0.86,
          ),
        ];
    }
    if (oneOf(word, 'please') && oneOf(next, 'not') && is(after, 'base') && at === 0)
      return [found('negation', 'missing-do', at + 1, at + 2, ["don't", 'do not'], 0.88)];
    if (
      oneOf(word, 'nothing', 'nobody', 'nowhere') &&
      /n't$/.test(before?.lower ?? '') &&
      before !== undefined &&
      oneOf(before, "isn't", "wasn't", "aren't")
    )
      return [found('negation', 'double-negative', at, at + 1, [word.lower.replace(/^no/, 'any')], 0.88)];
    if (
      oneOf(word, 'not') &&
      is(next, 'gerund') &&
      !is(next, 'noun') &&
      at < 4 &&
      is(words[0], 'possessive', 'determiner') &&
      is(before, 'noun') &&
      !words.slice(0, at).some((one) => is(one, 'be'))
    )
      return [found('negation', 'missing-do', at, at + 1, ["isn't", 'is not'], 0.8)];
    if (
      is(word, 'adjective') &&
      oneOf(next, 'than') &&
      !is(word, 'comparative', 'noun') &&
      (is(before, 'be') || oneOf(before, 'much', 'far', 'even')) &&
      !oneOf(word, 'different', 'other', 'rather', 'superior')
    )
      return [found('comparatives', 'comparison', at, at + 1, [`more ${word.text}`], 0.8)];
    if (
      oneOf(word, 'like') &&
      is(before, 'adjective') &&
      oneOf(words[at - 2], 'so', 'as') &&
      (is(words[at - 3], 'be') || oneOf(words[at - 3], 'not'))
    )
      return [found('comparatives', 'comparison', at, at + 1, ['as'], 0.86)];
    if (
      question &&
      at === 0 &&
      oneOf(word, 'is', 'are', 'was', 'were') &&
      oneOf(next, 'a', 'an', 'any', 'some') &&
      words
        .slice(2)
        .some(
          (one, index) =>
            oneOf(one, 'near', 'around') &&
            (oneOf(words[index + 3], 'here', 'the', 'your', 'this') || words[index + 3] === undefined),
        )
    )
      return [found('there-is-have', 'there-is', 0, 1, [`${word.text} there`], 0.84)];
    if (
      at === 0 &&
      oneOf(word, 'yesterday', 'today', 'tonight') &&
      oneOf(next, 'was', 'is') &&
      oneOf(after, 'a', 'an') &&
      words.slice(3).some((one) => oneOf(one, 'in', 'at', 'on', 'near')) &&
      !is(words[3], 'adjective') &&
      !oneOf(words[3], 'day', 'holiday', 'monday', 'sunday')
    )
      return [found('there-is-have', 'there-is', 1, 2, [`there ${next?.text}`], 0.8)];
    if (
      oneOf(word, 'there') &&
      oneOf(next, 'is', 'was') &&
      is(after, 'number') &&
      !oneOf(after, 'one', '1') &&
      is(words[at + 3], 'adjective', 'participle') &&
      is(words[at + 4], 'plural')
    )
      return [
        found('there-is-have', 'there-are', at + 1, at + 2, [oneOf(next, 'is') ? 'are' : 'were'], 0.86),
      ];
    if (
      oneOf(word, 'would', 'could', 'should', 'might', 'must') &&
      oneOf(next, 'had') &&
      is(after, 'participle')
    )
      return [found('modal', 'modal-bare', at + 1, at + 2, ['have'], 0.9)];
    if (
      oneOf(word, 'can', "can't", 'cannot') &&
      is(before, 'subject') &&
      (oneOf(words[0], 'yesterday') ||
        (oneOf(words[0], 'last') &&
          oneOf(words[1], 'week', 'month', 'year', 'summer', 'winter', 'night', 'weekend')))
    )
      return [found('modal', 'modal-bare', at, at + 1, [oneOf(word, 'can') ? 'could' : "couldn't"], 0.86)];
    if (
      at === 0 &&
      !question &&
      oneOf(word, 'is', 'was') &&
      (is(next, 'state', 'adjective') || oneOf(next, 'very', 'too', 'so', 'not', 'really')) &&
      !is(next, 'noun')
    )
      return [{ ...found('other', 'missing-it', 0, 1, [`It ${word.lower}`], 0.8), asWritten: true }];
    if (
      at > 1 &&
      is(before, 'adjective', 'comparative') &&
      is(words[at - 2], 'possessive') &&
      /^(?:Sister|Brother|Cousin|Son|Daughter|Friend)$/.test(word.text)
    )
      return [
        { ...found('capital-letters', 'capital-name', at, at + 1, [word.lower], 0.88), asWritten: true },
      ];
    if (
      oneOf(word, ...pairOwners) &&
      is(before, 'possessive') &&
      is(next, 'noun') &&
      !is(next, 'base', 'third', 'past', 'adverb') &&
      is(after, 'past', 'third')
    )
      return [found('possessive', 'missing-possessive', at, at + 1, [`${word.text}'`])];
    return [];
  });
