import type { Match, Pattern } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

const conceding = ['although', 'though'];

/** Removes the second connector in sentences such as "Although …, but …" and "Because …, so …". */
export const doubleConnector: Pattern = ({ words }) => {
  const concession = oneOf(words[0], ...conceding) || (oneOf(words[0], 'even') && oneOf(words[1], 'though'));
  const cause =
    oneOf(words[0], 'because') || (oneOf(words[0], 'if') && words.some((word) => oneOf(word, ',')));
  if (!concession && !cause) return [];
  const second = concession ? 'but' : 'so';
  const comma = words.findIndex((word) => oneOf(word, ','));
  const at = comma >= 0 ? comma + 1 : words.findIndex((word, index) => index > 2 && oneOf(word, second));
  if (!oneOf(words[at], second) || !beginsClause(words, at + 1)) return [];
  const next = words[at + 1];
  const match: Match = {
    code: 'double-connector',
    pattern: concession ? 'although-but' : 'because-so',
    from: comma >= 0 ? at : at - 1,
    to: at + 2,
    // Inserts a comma between the clauses, because the removed connector no longer separates them.
    replacements: [comma >= 0 ? (next?.text ?? '') : `${words[at - 1]?.text}, ${next?.text ?? ''}`],
    confidence: 0.9,
  };
  return [match];
};

function beginsClause(words: readonly Word[], at: number): boolean {
  return (
    is(words[at], 'subject', 'possessive', 'name') ||
    oneOf(words[at], 'the', 'there', 'nobody', 'everyone', 'this')
  );
}

/** Removes the comma in "I think, that you are right". */
export const commaBeforeThat: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const told = oneOf(words[at - 1], 'me', 'us', 'him', 'them');
    const verbAt = told ? at - 2 : at - 1;
    const verb = words[verbAt];
    const knowing = [
      'think',
      'know',
      'believe',
      'hope',
      'say',
      'feel',
      'understand',
      'see',
      'hear',
      'learn',
      'realise',
      'realize',
      'tell',
      'mean',
    ];
    if (!oneOf(word, ',') || !oneOf(words[at + 1], 'that') || verb?.verb === undefined) return [];
    if (
      !knowing.includes(verb.verb) ||
      !is(words[verbAt - 1], 'subject', 'name', 'human') ||
      oneOf(words[verbAt - 2], 'as')
    )
      return [];
    if (!is(words[at + 2], 'subject', 'possessive') && !oneOf(words[at + 2], 'there', 'the')) return [];
    return [
      {
        code: 'punctuation',
        pattern: 'comma-that',
        from: at - 1,
        to: at + 2,
        replacements: [`${words[at - 1]?.text} that`],
        confidence: 0.85,
      },
    ];
  });

const people = new Set(
  `man woman friend girl boy teacher person people child children men women doctor student students
  friends neighbour aunt uncle cousin brother sister actor singer writer player players teachers`.split(
    /\s+/,
  ),
);
const telling = [
  'ask',
  'tell',
  'show',
  'know',
  'remember',
  'wonder',
  'teach',
  'decide',
  'choose',
  'see',
  'understand',
];

/** Replaces "which" by "who" for people, as in "The man which called" and "a friend which lives". */
export const whichForPeople: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'which') || !people.has(words[at - 1]?.lower ?? '')) return [];
    const next = words[at + 1];
    const verbal =
      is(next, 'subject', 'be', 'have', 'modal', 'do') ||
      (is(next, 'third', 'past') && !is(next, 'noun')) ||
      (is(next, 'base') && is(words[at - 1], 'plural'));
    if (!verbal || words.slice(0, at).some((each) => telling.includes(each.verb ?? ''))) return [];
    return [
      {
        code: 'relative-pronoun',
        pattern: 'which-who',
        from: at,
        to: at + 1,
        replacements: ['who'],
        confidence: 0.85,
      },
    ];
  });

const notObjects = ['day', 'time', 'moment', 'reason', 'way', 'year', 'place', 'night', 'week'];

/**
 * Removes a pronoun that repeats the object of a relative clause, as in "The book that I read it was great". "That"
 * is already the object.
 */
export const repeatedObject: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (
      !oneOf(word, 'that', 'which', 'who') ||
      !is(words[at - 1], 'noun', 'plural') ||
      oneOf(words[at - 1], ...notObjects)
    )
      return [];
    const verb = words[at + 2];
    const repeated = words[at + 3];
    if (!is(words[at + 1], 'subject') || verb?.verb === undefined || !oneOf(repeated, 'it', 'him', 'them'))
      return [];
    const after = words[at + 4];
    const closes = oneOf(after, 'is', 'was', 'are', 'were') || (at < 4 && is(after, 'third', 'modal'));
    if (!closes) return [];
    return [
      {
        code: 'relative-pronoun',
        pattern: 'repeated-object',
        from: at + 2,
        to: at + 4,
        replacements: [verb.text],
        confidence: 0.8,
      },
    ];
  });
