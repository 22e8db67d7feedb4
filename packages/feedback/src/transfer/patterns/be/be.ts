import { table } from '../../../lexicon/table.ts';
import { thirdPerson } from '../../inflection.ts';
import type { Match, Pattern, SentenceView } from '../../match.ts';
import { clauseEnd, findSubjects, hasFinite, isLink, type Subject, startsClause } from '../../subjects.ts';
import { is, oneOf, type Word } from '../../word.ts';

const pastTimes = ['yesterday', 'ago', 'last'];

/** Returns the form of "be" for the subject: "am", "is" or "are"; in a sentence about the past, "was" or "were". */
export function beFor(subject: Word | undefined, plural: boolean, words: readonly Word[]): string {
  const inPast = words.some((word) => oneOf(word, ...pastTimes));
  if (oneOf(subject, 'i')) return inPast ? 'was' : 'am';
  if (inPast) return plural ? 'were' : 'was';
  return plural ? 'are' : 'is';
}

/** Inserts a missing "be": "She tired today" → "She is tired today", "I from Turkey" → "I am from Turkey". */
export const beOmission: Pattern = ({ words }) =>
  findSubjects(words).flatMap((subject): Match[] => {
    if (!lacksBe(words, subject)) return [];
    const last = words[subject.to - 1];
    const be = beFor(words[subject.from], subject.plural, words);
    return [
      {
        code: 'be-omission',
        pattern: 'be-omission',
        from: subject.to - 1,
        to: subject.to,
        replacements: [`${last?.text} ${be}`],
        confidence: subject.pronoun ? 0.85 : 0.7,
      },
    ];
  });

function lacksBe(words: readonly Word[], subject: Subject): boolean {
  if (subject.pronoun && !startsClause(words, subject.from)) return false;
  let at = subject.to;
  const negated = oneOf(words[at], 'not');
  while (oneOf(words[at], 'not', 'very', 'so', 'really', 'too', 'always', 'still', 'also')) at++;
  const word = words[at];
  const end = clauseEnd(words, at);
  if (hasFinite(words, at, end) || is(words[at - 1], 'object') || precededByVerb(words, subject))
    return false;
  if (subject.from === 0 && !negated && at === subject.to && isPlacePhrase(words, at)) return true;
  if (subject.pronoun && is(word, 'gerund') && !is(word, 'noun') && !oneOf(word, 'being', 'having'))
    return true;
  const degree = oneOf(words[at - 1], 'very', 'so', 'too');
  if (
    !is(word, 'state') ||
    is(word, 'base', 'past') ||
    (is(word, 'noun') && !degree) ||
    oneOf(word, 'alone', 'better', 'single')
  )
    return false;
  return !hasBase(words, at + 1, end) && endsPredicate(words[at + 1]);
}

/** Whether the rest of the clause is only a phrase of place, such as "from Turkey" or "at home". */
function isPlacePhrase(words: readonly Word[], at: number): boolean {
  const ends =
    words[at + 2] === undefined || is(words[at + 2], 'mark') || oneOf(words[at + 2], 'now', 'today', 'and');
  if (oneOf(words[at], 'from')) return ends && is(words[at + 1], 'place');
  return ends && oneOf(words[at], 'at') && oneOf(words[at + 1], 'home', 'school', 'work');
}

/**
 * Whether the subject is the object of an earlier verb, as in "I find it very expensive" and "make my mother
 * happy".
 */
function precededByVerb(words: readonly Word[], subject: Subject): boolean {
  const before = words[subject.from - 1];
  return (
    before !== undefined &&
    !is(before, 'mark') &&
    !isLink(before) &&
    is(before, 'base', 'past', 'third', 'gerund')
  );
}

function hasBase(words: readonly Word[], from: number, to: number): boolean {
  return words.slice(from, to).some((word, index) => {
    const toVerb = index > 0 ? oneOf(words[from + index - 1], 'to') : false;
    return is(word, 'base') && !is(word, 'noun', 'preposition', 'adjective', 'adverb') && !toVerb;
  });
}

function endsPredicate(next: Word | undefined): boolean {
  return (
    next === undefined ||
    is(next, 'mark', 'preposition', 'conjunction') ||
    oneOf(
      next,
      'today',
      'now',
      'this',
      'yesterday',
      'because',
      'here',
      'there',
      'again',
      'every',
      'last',
      'to',
      'too',
    )
  );
}

/** Verbs whose base form never follows "be". */
const plainVerbs = new Set(
  `agree go live want need know think understand have speak eat drink play learn believe remember study work wait hope
  sleep listen prefer hate enjoy love read write stay sit make take get see feel forget buy wear cook use disagree
  watch walk visit travel speak teach help come`.split(/\s+/),
);
/**
 * Verbs whose base form equals their past participle, so that "be" can be right before it, as in "I am come" and
 * "he is read".
 */
const sameParticiple = new Set(['come', 'read']);
const contracted = table<string>({
  "i'm": 'I',
  "you're": 'you',
  "we're": 'we',
  "they're": 'they',
  "he's": 'he',
  "she's": 'she',
});

/** Removes an unnecessary "be": "I am agree" → "I agree", "he is want" → "he wants", "I was went" → "I went". */
export const beInsertion: Pattern = (view) => view.words.flatMap((_, at) => insertedBe(view, at));

function insertedBe({ words, question }: SentenceView, at: number): Match[] {
  const first = words[at];
  if (first === undefined) return [];
  const short = contracted[first.lower];
  const pronoun = short ?? (oneOf(first, 'i', 'you', 'he', 'she', 'we', 'they') ? first.text : undefined);
  const before = words[at - 1];
  if (pronoun === undefined || oneOf(before, 'what', 'all', 'who', 'than', 'do', 'be')) return [];
  if (is(before, 'be') || (question && before !== undefined && is(before, 'do', 'modal'))) {
    return [];
  }
  const be = short === undefined ? words[at + 1] : first;
  if (short === undefined && !oneOf(be, 'am', 'is', 'are', 'was', 'were')) return [];
  let verbAt = short === undefined ? at + 2 : at + 1;
  const negated = oneOf(words[verbAt], 'not');
  if (negated) verbAt++;
  const adverbAt = verbAt;
  while (!negated && is(words[verbAt], 'frequency')) verbAt++;
  const adverbs = words
    .slice(adverbAt, verbAt)
    .map((word) => `${word.text} `)
    .join('');
  const right = withoutBe(words, verbAt, pronoun, be, negated);
  if (right === undefined) return [];
  const agreeing = oneOf(words[verbAt], 'agree');
  return [
    {
      code: 'be-insertion',
      pattern: agreeing ? 'be-agree' : 'be-insertion',
      from: at,
      to: verbAt + 1,
      replacements: [`${pronoun} ${adverbs}${right}`],
      confidence: agreeing ? 0.95 : 0.85,
    },
  ];
}

function withoutBe(
  words: readonly Word[],
  at: number,
  pronoun: string,
  be: Word | undefined,
  negated: boolean,
): string | undefined {
  const verb = words[at];
  if (verb === undefined || verb.verb === undefined) return undefined;
  const third = /^(?:he|she)$/i.test(pronoun);
  const inPast = oneOf(be, 'was', 'were');
  if (is(verb, 'past') && !is(verb, 'participle', 'base', 'adjective', 'noun') && !negated) return verb.lower;
  if (third && !negated && is(verb, 'third') && !is(verb, 'plural', 'noun')) return verb.lower;
  if (!is(verb, 'base') || !plainVerbs.has(verb.lower) || sameParticiple.has(verb.lower)) return undefined;
  if (verb.lower === 'live' && !oneOf(words[at + 1], 'in', 'with', 'here', 'there')) return undefined;
  if (is(verb, 'noun') && !followsVerb(words[at + 1])) return undefined;
  if (inPast && !negated) return undefined;
  if (negated) return `${inPast ? "didn't" : third ? "doesn't" : "don't"} ${verb.lower}`;
  return third ? thirdPerson(verb.verb) : verb.lower;
}

function followsVerb(next: Word | undefined): boolean {
  return (
    is(next, 'determiner', 'possessive', 'object') || oneOf(next, 'in', 'at', 'to', 'with', 'for', 'football')
  );
}
