import { massNouns, neverPlural } from '../../../lexicon/nouns-uncountable.ts';
import { table } from '../../../lexicon/table.ts';
import { comparative } from '../../inflection.ts';
import { type Match, type Pattern, textOf } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

const mass = new Set([...neverPlural, ...massNouns]);
const strictMass = new Set(
  `advice information furniture homework housework luggage baggage equipment progress traffic knowledge weather
  news music bread accommodation research luck fun health evidence software money scenery permission`.split(
    /\s+/,
  ),
);

function change(
  code: Match['code'],
  pattern: string,
  from: number,
  to: number,
  replacements: string[],
  confidence = 0.83,
): Match {
  return { code, pattern, from, to, replacements, confidence };
}

const pieces = table<string>({
  advice: 'pieces of advice',
  information: 'pieces of information',
  furniture: 'pieces of furniture',
  news: 'pieces of news',
  luggage: 'pieces of luggage',
  bread: 'loaves of bread',
  equipment: 'pieces of equipment',
});

/**
 * Corrects uncountable nouns: "a terrible weather" → "terrible weather", "two useful advices" → "two useful pieces
 * of advice", "black hairs" → "black hair".
 */
export const massSlips: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    if (
      oneOf(word, 'a', 'an') &&
      is(next, 'adjective') &&
      !oneOf(next, 'little', 'certain', 'new') &&
      strictMass.has(words[at + 2]?.lower ?? '')
    ) {
      const after = words[at + 3];
      if (
        is(after, 'noun', 'plural', 'gerund', 'unknown') ||
        oneOf(after, '-') ||
        (oneOf(next, 'good', 'thorough') && oneOf(words[at + 2], 'knowledge'))
      )
        return [];
      return [change('countability', 'no-article-mass', at, at + 3, [textOf(words, at + 1, at + 3)])];
    }
    const singular = word.lower.endsWith('s') ? word.lower.slice(0, -1) : '';
    const counted = pieces[singular];
    if (
      counted !== undefined &&
      is(words[at - 1], 'adjective') &&
      (is(words[at - 2], 'number') || oneOf(words[at - 2], 'several', 'many', 'few'))
    )
      return [change('countability', 'no-plural', at, at + 1, [counted], 0.92)];
    if (
      oneOf(word, 'hairs') &&
      (is(words[at - 1], 'adjective') ||
        oneOf(words[at - 1], 'my', 'your', 'her', 'his', 'black', 'brown', 'long', 'short', 'curly')) &&
      !oneOf(words[at - 1], 'few', 'grey', 'white', 'two') &&
      !oneOf(words[at - 2], 'few', 'several', 'some', 'two', 'three')
    )
      return [change('countability', 'no-plural', at, at + 1, ['hair'])];
    return [];
  });

const isMass = (word: Word | undefined) => word !== undefined && mass.has(word.lower) && !is(word, 'plural');

/**
 * Corrects words of amount: "a few sugar" → "a little sugar", "another questions" → "other questions", "amount of
 * people" → "number of people", "a lot people" → "a lot of people".
 */
export const quantitySlips: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const before = words[at - 1];
    if (oneOf(word, 'few', 'fewer') && isMass(next) && !is(words[at + 2], 'noun', 'plural'))
      return [change('quantifier', 'few-little', at, at + 1, [oneOf(word, 'few') ? 'little' : 'less'])];
    if (
      oneOf(word, 'little') &&
      oneOf(before, 'a', 'very', 'so', 'too') &&
      is(next, 'plural') &&
      !is(next, 'third', 'adjective') &&
      oneOf(before, 'very', 'so', 'too')
    )
      return [change('quantifier', 'few-little', at, at + 1, ['few'])];
    if (oneOf(word, 'less') && is(next, 'plural') && !is(next, 'third', 'noun') && !oneOf(before, 'no', 'or'))
      return [change('quantifier', 'few-little', at, at + 1, ['fewer'])];
    if (oneOf(word, 'less') && oneOf(next, 'people', 'children', 'students', 'friends'))
      return [change('quantifier', 'few-little', at, at + 1, ['fewer'])];
    if (oneOf(word, 'another') && is(next, 'plural') && !is(next, 'noun', 'third', 'mass'))
      return [change('quantifier', 'another-other', at, at + 1, ['other', 'any other'])];
    if (
      oneOf(word, 'amount') &&
      oneOf(next, 'of') &&
      (is(words[at + 2], 'plural') || oneOf(words[at + 2], 'people', 'children')) &&
      !isMass(words[at + 2])
    )
      return [change('quantifier', 'amount-number', at, at + 1, ['number'])];
    if (oneOf(word, 'much') && oneOf(next, 'fewer'))
      return [change('quantifier', 'much-many', at, at + 1, ['many', 'far'])];
    if (
      oneOf(word, 'every', 'each') &&
      is(next, 'plural') &&
      !is(next, 'noun', 'third') &&
      next?.noun !== undefined &&
      !is(words[at + 2], 'noun')
    )
      return [change('quantifier', 'every-single', at + 1, at + 2, [next.noun])];
    if (
      oneOf(word, 'lot') &&
      oneOf(before, 'a') &&
      (is(next, 'plural') || isMass(next) || oneOf(next, 'people')) &&
      !is(next, 'third')
    )
      return [change('quantifier', 'lot-of', at, at + 1, ['lot of'])];
    if (
      oneOf(word, 'too') &&
      oneOf(next, 'much') &&
      is(words[at + 2], 'plural') &&
      !is(words[at + 2], 'third', 'noun')
    )
      return [change('quantifier', 'much-many', at + 1, at + 2, ['many'])];
    if (oneOf(word, 'others') && is(next, 'plural') && !is(next, 'third', 'base'))
      return [change('other', 'others', at, at + 1, ['other'], 0.85)];
    return [];
  });

const irregular = table<string>({
  badder: 'worse',
  gooder: 'better',
  worser: 'worse',
  beautifuler: 'more beautiful',
  farer: 'farther',
  littler: 'smaller',
  baddest: 'worst',
  goodest: 'best',
});
const long = (adjective: string) => (adjective.match(/[aeiouy]+/g)?.length ?? 0) >= 3;

/**
 * Corrects comparisons: "very better" → "much better", "as expensive than" → "as expensive as", "comfortabler" →
 * "more comfortable", "the more interesting … ever" → "the most interesting … ever".
 */
export const comparisonSlips: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    const say = (from: number, to: number, replacements: string[]) => [
      change('comparatives', 'comparison', from, to, replacements, 0.9),
    ];
    if (
      oneOf(word, 'very') &&
      is(next, 'comparative') &&
      !oneOf(next, 'lower', 'upper', 'elder') &&
      !is(next, 'noun')
    )
      return say(at, at + 1, ['much', 'far']);
    if (oneOf(word, 'very') && oneOf(next, 'more') && is(after, 'adjective'))
      return say(at, at + 1, ['much', 'far']);
    if (oneOf(word, 'as', 'so') && is(next, 'adjective') && oneOf(after, 'than') && oneOf(word, 'as'))
      return say(at + 2, at + 3, ['as']);
    const own = irregular[word.lower];
    if (own !== undefined) return say(at, at + 1, [own]);
    const stem = /^(.+?)(?:er|r)$/.exec(word.lower)?.[1];
    if (is(word, 'unknown') && stem !== undefined && (oneOf(next, 'than') || is(words[at - 1], 'be'))) {
      const base = [`${stem}e`, stem].find(
        (one) => long(one) && /(?:able|ible|ful|ous|ive|ing|ent|ant|ed|al|ic)$/.test(one),
      );
      if (base !== undefined) return say(at, at + 1, [`more ${base}`]);
    }
    if (
      oneOf(word, 'more') &&
      oneOf(words[at - 1], 'the') &&
      is(next, 'adjective') &&
      is(after, 'noun') &&
      words.slice(at).some((one) => oneOf(one, 'ever', 'in'))
    )
      return say(at, at + 1, ['most']);
    if (
      is(word, 'comparative') &&
      oneOf(words[at - 1], 'the') &&
      is(next, 'noun') &&
      words.slice(at + 1).some((one) => oneOf(one, 'ever'))
    )
      return say(at, at + 1, [superlativeOf(word.lower)]);
    if (
      oneOf(word, 'more') &&
      is(next, 'adjective') &&
      oneOf(after, 'from') &&
      (is(words[at + 3], 'object', 'possessive', 'name') || oneOf(words[at + 3], 'the', 'other'))
    )
      return say(at + 2, at + 3, ['than']);
    if (
      is(word, 'comparative') &&
      oneOf(next, 'then', 'from', 'that', 'as') &&
      is(after, 'object', 'possessive', 'name', 'determiner') &&
      !oneOf(word, 'later', 'earlier', 'further', 'farther', 'better')
    )
      return say(at + 1, at + 2, ['than']);
    return is(word, 'adjective') &&
      !is(word, 'comparative') &&
      oneOf(next, 'than') &&
      isShort(word.lower) &&
      !oneOf(words[at - 1], 'more', 'less', 'as')
      ? say(at, at + 1, [comparative(word.lower)])
      : [];
  });

const superlativeOf = (form: string) =>
  form === 'better' ? 'best' : form === 'worse' ? 'worst' : form.replace(/er$/, 'est');
const isShort = (adjective: string) =>
  /^(?:tall|short|big|small|old|young|cheap|fast|slow|long|high|low|hot|cold|warm|cool|strong|weak|rich|poor|happy|easy|heavy|light|thin|fat|near|nice|clean|dirty|busy|kind|early|late|hard|soft)$/.test(
    adjective,
  );
