import { table } from '../../lexicon/table.ts';
import { personTo } from '../../lexicon/verb-complements.ts';
import { past, thirdPerson } from '../inflection.ts';
import { found, type Match, type Pattern } from '../match.ts';
import { is, oneOf, type Word } from '../word.ts';

const ends = (word: Word | undefined) =>
  word === undefined || (is(word, 'mark') && !oneOf(word, '-', "'", '"'));

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
export const verbSlips: Pattern = ({ words, question }) =>
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
