import { table } from '../../../lexicon/table.ts';
import type { Match, Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

const changed = { read: 'studies' };

/**
 * Corrects words that mean something else in English: "My age is fifteen" → "I am fifteen", "reads at a university"
 * → "studies", "my chef at the company" → "my boss", "actual topics" → "current topics".
 */
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
