import { besidePredicate } from '../../../lexicon/predicates.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { headOfPhrase } from '../../verbs.ts';
import { is, oneOf } from '../../word.ts';
import { goesOn, hasVerb, isPredicate } from './verbless-predicates.ts';
import { clauses, mayBeFinite, saying, subjectAt } from './verbless-subjects.ts';

const pastOf = { am: 'was', is: 'was', are: 'were' } as const;

/**
 * Inserts "be" into a clause without a verb, as in "She not at home", "My parents both teachers" and "because the
 * roads icy".
 */
export const verblessClause: Pattern = ({ words, question }) =>
  clauses(words).flatMap((clause): Match[] => {
    if (question && clause.from === 0) return [];
    const subject = subjectAt(words, clause.from);
    if (subject === undefined || subject.last + 1 >= clause.to) return [];
    let at = subject.last + 1;
    while (oneOf(words[at], ...besidePredicate) && at < clause.to) at++;
    if (hasVerb(words, subject.last + 1, clause.to, at) || goesOn(words, clause, subject)) return [];
    // After a verb of opinion, a short clause without "be" is right: "I think the film boring". In a longer clause,
    // "be" is probably missing: "I think this exercise too difficult".
    const opinion = saying.has(words[clause.from - 1]?.verb ?? '') && subject.kind === 'thing';
    if (opinion && at === subject.last + 1) return [];
    const both = oneOf(words[subject.last + 1], 'both') && is(words[at], 'plural', 'adjective');
    if (!both && !isPredicate(words, at, clause, subject)) return [];
    const others = [...words.slice(0, clause.from), ...words.slice(clause.to)];
    const past =
      oneOf(words[at], 'born') ||
      words.some((word) => oneOf(word, 'yesterday', 'ago')) ||
      others.some(
        (word) =>
          oneOf(word, 'was', 'were', 'had', 'did', "didn't") ||
          (is(word, 'past') && !is(word, 'base', 'adjective', 'noun')),
      );
    const be = past ? pastOf[subject.be] : subject.be;
    return [
      found(
        'be-omission',
        'be-omission',
        subject.last,
        subject.last + 1,
        [`${words[subject.last]?.text} ${be}`],
        0.86,
      ),
    ];
  });

/**
 * Inserts "be" into a sentence without a verb: "There many people in the park" → "There are", "How old your
 * brother?" → "How old is", "Smoking bad for you" → "is bad".
 */
export const verblessOpening: Pattern = ({ words, question }) => {
  const [first, second] = words;
  if (first === undefined || words.some((word) => mayBeFinite(word))) return [];
  const insert = (at: number, be: string) => [
    found('be-omission', 'be-omission', at, at + 1, [`${words[at]?.text} ${be}`], 0.82),
  ];
  if (
    oneOf(first, 'there') &&
    (oneOf(second, 'many', 'some', 'no', 'several', 'a', 'an', 'lots') || is(second, 'number'))
  ) {
    const many = oneOf(second, 'many', 'several', 'lots') || is(second, 'number') || is(words[2], 'plural');
    return words.length > 4 ? insert(0, many ? 'are' : 'is') : [];
  }
  if (question && oneOf(first, 'how', 'why')) {
    const at = oneOf(first, 'how') && is(second, 'adjective') ? 2 : 1;
    const subject = subjectAt(words, at);
    if (subject === undefined || oneOf(words[at], 'the', 'not')) return [];
    const rest = words.slice(subject.last + 1).filter((word) => !is(word, 'mark', 'adverb'));
    const whole = oneOf(first, 'how')
      ? rest.length === 0
      : rest.every((word) => is(word, 'adjective', 'state'));
    return whole && (oneOf(first, 'how') || rest.length === 1) ? insert(at - 1, subject.be) : [];
  }
  if (!is(first, 'gerund') || is(first, 'preposition') || question) return [];
  const object = is(second, 'determiner', 'possessive', 'plural', 'mass', 'place');
  const tongue = /^\p{Lu}/u.test(second?.text ?? '') && is(second, 'adjective');
  const head = object ? (headOfPhrase(words, 1) ?? 1) : tongue ? 1 : 0;
  let at = head + 1;
  while (oneOf(words[at], 'not', 'very', 'so', 'too', 'really', 'always')) at++;
  const adjective = words[at];
  const state = is(adjective, 'adjective', 'state') && !is(adjective, 'noun', 'base', 'past');
  const ends =
    words[at + 1] === undefined || is(words[at + 1], 'mark') || oneOf(words[at + 1], 'for', 'to', 'in', 'at');
  return state && ends && !oneOf(words[at + 1], ',', ':') ? insert(head, 'is') : [];
};
