import { table } from '../../lexicon/table.ts';
import type { Match, Pattern } from '../match.ts';
import { is, oneOf } from '../word.ts';

/** "the air … in Summer" → "in summer", "mrs Akın" → "Mrs Akın", "professor Aksoy" → "Professor Aksoy". */
export const moreCapitals: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const capital = (right: string): Match[] => [
      {
        code: 'capital-letters',
        pattern: 'capital-name',
        from: at,
        to: at + 1,
        replacements: [right],
        confidence: 0.92,
        asWritten: true,
      },
    ];
    if (
      at > 0 &&
      /^(?:Summer|Winter|Spring|Autumn)$/.test(word.text) &&
      oneOf(words[at - 1], 'in', 'this', 'last', 'next', 'every', 'the', 'during', 'and', 'or') &&
      !/^\p{Lu}/u.test(words[at + 1]?.text ?? '')
    )
      return capital(word.lower);
    const next = words[at + 1];
    const named = next !== undefined && /^\p{Lu}\p{Ll}/u.test(next.text) && next.kind === 'word';
    if (
      /^(?:mr|mrs|ms|dr|professor|doctor|aunt|uncle|captain|king|queen|president|miss|sir)$/.test(
        word.text,
      ) &&
      named &&
      !is(words[at - 1], 'possessive', 'determiner')
    )
      return capital(word.text.charAt(0).toUpperCase() + word.text.slice(1));
    return [];
  });

/** "so generous people" → "such", "a job like a translator" → "as", "I didn't like." → "like it". */
export const smallSlips: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const other = (from: number, to: number, replacements: string[]): Match[] => [
      { code: 'other', pattern: 'small-slip', from, to, replacements, confidence: 0.8 },
    ];
    const next = words[at + 1];
    if (
      oneOf(word, 'so') &&
      is(next, 'adjective') &&
      !is(next, 'adverb') &&
      (is(words[at + 2], 'plural') || oneOf(words[at + 2], 'people', 'weather')) &&
      is(words[at - 1], 'be', 'have')
    )
      return other(at, at + 1, ['such']);
    if (
      oneOf(word, 'like') &&
      oneOf(words[at - 1], 'job', 'work', 'works', 'worked', 'working') &&
      oneOf(next, 'a', 'an') &&
      is(words[at + 2], 'occupation', 'human')
    )
      return other(at, at + 1, ['as']);
    if (
      oneOf(
        word,
        'boring',
        'exciting',
        'interesting',
        'confusing',
        'frightening',
        'surprising',
        'disappointing',
        'annoying',
        'embarrassing',
        'tiring',
        'exhausting',
        'worrying',
        'relaxing',
      )
    ) {
      const degree = oneOf(words[at - 1], 'very', 'so', 'really', 'too') ? at - 2 : at - 1;
      const me =
        oneOf(words[degree], "i'm") ||
        (oneOf(words[degree], 'am', 'was') && oneOf(words[degree - 1], 'i')) ||
        words[degree]?.verb === 'feel';
      const noun =
        is(next, 'noun', 'plural', 'adjective') && !is(next, 'preposition', 'conjunction', 'adverb');
      if (me && !noun)
        return [
          {
            ...other(at, at + 1, [
              word.lower === 'tiring'
                ? 'tired'
                : word.lower
                    .replace(/ying$/, 'ied')
                    .replace(
                      /ing$/,
                      word.lower === 'exhausting' || !/[^aeiou]ing$/.test(word.lower) ? 'ed' : 'ed',
                    )
                    .replace('annoied', 'annoyed')
                    .replace('boried', 'bored'),
            ])[0],
            pattern: 'feeling-ing',
          } as Match,
        ];
    }
    if (
      oneOf(word, 'like', 'love', 'enjoy') &&
      (next === undefined || oneOf(next, '.', ',')) &&
      oneOf(words[at - 1], "didn't", "don't", 'really', "doesn't") &&
      words.slice(0, at).some((one) => oneOf(one, 'but')) &&
      !words.slice(0, at - 3).some((one) => one.verb === word.verb)
    )
      return other(at, at + 1, [`${word.text} it`]);
    return [];
  });

const changed = { read: 'studies' };

/** "My age is fifteen" → "I am fifteen", "reads at a university" → "studies", "my chef at the company" → "boss", "actual topics" → "current". */
export const meantDifferently: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const calque = (from: number, to: number, replacements: string[], confidence = 0.82): Match[] => [
      { code: 'false-friends-and-calques', pattern: 'calque', from, to, replacements, confidence },
    ];
    const next = words[at + 1];
    const persons = table<string>({
      my: 'I am',
      your: 'you are',
      his: 'he is',
      her: 'she is',
      our: 'we are',
      their: 'they are',
    });
    if (
      oneOf(next, 'age') &&
      oneOf(words[at + 2], 'is') &&
      persons[word.lower] !== undefined &&
      is(words[at + 3], 'number')
    )
      return calque(at, at + 3, [persons[word.lower] ?? '']);
    if (
      word.verb === 'read' &&
      oneOf(next, 'at', 'in') &&
      (oneOf(words[at + 2], 'university', 'college', 'school') ||
        oneOf(words[at + 3], 'university', 'college', 'school')) &&
      !is(words[at + 4], 'noun') &&
      is(words[at - 1], 'subject', 'human', 'name')
    )
      return calque(at, at + 1, [
        is(word, 'third') ? changed.read : is(word, 'gerund') ? 'studying' : 'study',
      ]);
    if (
      oneOf(word, 'chef') &&
      is(words[at - 1], 'possessive') &&
      (oneOf(next, 'at', 'in') || oneOf(next, 'said', 'says', 'wants', 'told', 'gave')) &&
      words.some((one) =>
        oneOf(one, 'office', 'company', 'meeting', 'report', 'work', 'salary', 'bank', 'holiday', 'project'),
      )
    )
      return calque(at, at + 1, ['boss']);
    if (
      oneOf(word, 'actual') &&
      oneOf(next, 'topic', 'topics', 'news', 'events', 'issues', 'subjects', 'problems')
    )
      return calque(at, at + 1, ['current', 'topical']);
    if (
      oneOf(word, 'fabric', 'fabrics') &&
      words
        .slice(0, at)
        .some(({ verb }) => verb === 'work' || verb === 'sew' || verb === 'produce' || verb === 'make') &&
      words.slice(Math.max(0, at - 4), at).some((one) => oneOf(one, 'in', 'at')) &&
      is(words[at - 1], 'determiner', 'adjective')
    )
      return calque(at, at + 1, [word.lower === 'fabric' ? 'factory' : 'factories']);
    if (
      oneOf(word, 'for', 'to', 'by') &&
      is(next, 'possessive') &&
      oneOf(words[at + 2], 'idea', 'opinion', 'view') &&
      (at === 0 || is(words[at - 1], 'mark'))
    )
      return calque(at, at + 3, [
        `in ${next?.text} ${oneOf(words[at + 2], 'idea') ? 'opinion' : words[at + 2]?.text}`,
      ]);
    return [];
  });
