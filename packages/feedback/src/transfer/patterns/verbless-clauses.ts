import { found, type Match, type Pattern } from '../match.ts';
import { headOfPhrase } from '../verbs.ts';
import { is, oneOf, type Word } from '../word.ts';

type Clause = { from: number; to: number; after: Word | undefined };
type Subject = { last: number; be: 'am' | 'is' | 'are'; kind: 'pronoun' | 'person' | 'thing' | 'name' };

const openers = [
  'because',
  'if',
  'when',
  'although',
  'but',
  'so',
  'that',
  'while',
  'whether',
  'since',
  'unless',
];
const saying = new Set('think know hope believe guess say suppose'.split(' '));
const breaks = [
  'because',
  'but',
  'so',
  'although',
  'while',
  'if',
  'when',
  'since',
  'unless',
  'which',
  'who',
  'where',
];

/** Stretches between marks and links that may be clauses of their own. */
function clauses(words: readonly Word[]): Clause[] {
  const starts = words.flatMap((word, at): Clause[] => {
    const before = words[at - 1];
    const opens =
      at === 0 ||
      (oneOf(before, ...openers) && at < words.length - 1) ||
      (saying.has(before?.verb ?? '') && !is(before, 'gerund') && !oneOf(word, 'it', 'that'));
    if (!opens || (at > 0 && oneOf(word, ...openers))) return [];
    if (oneOf(before, 'that') && !saying.has(words[at - 2]?.verb ?? '')) return [];
    return [{ from: at, to: endOf(words, at), after: words[endOf(words, at)] }];
  });
  return starts;
}

function endOf(words: readonly Word[], at: number): number {
  let index = at;
  while (
    index < words.length &&
    !is(words[index], 'mark') &&
    !(
      index > at &&
      ((oneOf(words[index], ...breaks) &&
        !(oneOf(words[index], 'so') && is(words[index + 1], 'adjective', 'state'))) ||
        (oneOf(words[index], 'that') && is(words[index - 1], 'noun', 'plural')))
    )
  )
    index++;
  return index;
}

/** A word that can be the verb of a sentence. */
function mayBeFinite(word: Word): boolean {
  if (is(word, 'be', 'modal', 'do', 'have')) return !oneOf(word, 'being', 'been', 'be', 'having', 'may');
  if (is(word, 'past')) return true;
  if (is(word, 'third')) return !is(word, 'plural') || !is(word, 'noun', 'plural');
  return is(word, 'base') && !is(word, 'noun', 'adjective', 'preposition', 'adverb', 'number', 'state');
}

const singles = ['everyone', 'everybody', 'nobody', 'everything'];

/** The subject that begins at `at`: a pronoun, a name, or a noun phrase with its "of the …". */
function subjectAt(words: readonly Word[], at: number): Subject | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  if (is(word, 'subject') && !oneOf(word, 'her')) {
    if (oneOf(words[at + 1], 'and', 'or')) return undefined;
    const be = oneOf(word, 'i') ? 'am' : oneOf(word, 'he', 'she', 'it') ? 'is' : 'are';
    return { last: at, be, kind: 'pronoun' };
  }
  if (oneOf(word, ...singles)) return { last: at, be: 'is', kind: 'pronoun' };
  if (oneOf(word, 'this', 'that') && !is(words[at + 1], 'noun', 'plural', 'mass')) {
    const adjective = is(words[at + 1], 'adjective') && is(words[at + 2], 'noun', 'adjective', 'mass');
    if (!adjective) return { last: at, be: 'is', kind: 'pronoun' };
  }
  if (oneOf(word, 'these', 'those') && is(words[at + 1], 'possessive', 'determiner'))
    return { last: at, be: 'are', kind: 'pronoun' };
  if (is(word, 'name') && /^\p{Lu}/u.test(word.text)) {
    if (oneOf(words[at + 1], 'and') && is(words[at + 2], 'name'))
      return { last: at + 2, be: 'are', kind: 'name' };
    return { last: is(words[at + 1], 'name') ? at + 1 : at, be: 'is', kind: 'name' };
  }
  if (is(word, 'place') && /^\p{Lu}/u.test(word.text)) return { last: at, be: 'is', kind: 'name' };
  if (oneOf(word, 'this', 'that') && is(words[at + 1], 'plural')) return undefined;
  return phraseAt(words, at);
}

function phraseAt(words: readonly Word[], at: number): Subject | undefined {
  let start = at;
  const several = oneOf(words[at], 'most', 'some', 'all', 'many', 'both');
  if (several) start = oneOf(words[at + 1], 'of') ? at + 2 : at + 1;
  const first = words[start];
  if (!is(first, 'possessive') && !oneOf(first, 'the', 'this', 'that', 'these', 'those') && !several)
    return undefined;
  let head = headOfPhrase(words, start);
  if (head === undefined || is(words[head], 'unknown', 'name') || /['’]s?$/.test(words[head]?.lower ?? ''))
    return undefined;
  // "my mother cooking": -ing behind a person is what she does.
  while (head > start + 1 && is(words[head], 'gerund') && is(words[head - 1], 'human')) head--;
  if (is(words[head], 'base') && is(words[head - 1], 'noun', 'human')) return undefined;
  // "this exercise too": the head may have swallowed what is no noun here.
  if (head === start) return undefined;
  const many =
    several || is(words[head], 'plural') || oneOf(words[head], 'people') || oneOf(first, 'these', 'those');
  const human =
    is(words[head], 'human') ||
    oneOf(words[head], 'parents', 'grandparents', 'friends', 'children', 'family', 'students', 'people');
  if (
    oneOf(words[head + 1], 'of', 'in') &&
    is(words[head + 2], 'determiner', 'possessive', 'place', 'plural')
  ) {
    const tail = headOfPhrase(words, head + 2);
    if (tail !== undefined && tail > head + 2) head = tail;
    else if (tail !== undefined && is(words[tail], 'place')) head = tail;
  }
  if (oneOf(words[head + 1], 'and', 'or', "'", '-')) return undefined;
  if (oneOf(words[head + 1], 'here', 'there')) head++;
  return { last: head, be: many ? 'are' : 'is', kind: human ? 'person' : 'thing' };
}

const adverbs =
  `not very so too really always never often still also both already now probably just quite usually sometimes
  only almost completely`.split(/\s+/);
const closing = [
  'today',
  'now',
  'yesterday',
  'again',
  'here',
  'there',
  'to',
  'too',
  'enough',
  'until',
  'every',
  'this',
  'last',
  'than',
  'and',
  'yet',
  'anymore',
  'tonight',
];
/** Participles that say how somebody is, with the preposition that follows them. */
const feelings = new Set(
  'interested:in married:to worried:about tired:of bored:with excited:about born:in born:on divorced:from scared:of made:of made:in made:by located:in surrounded:by covered:with known:as known:for called:by spoken:in spoken:all based:on used:for used:by related:to'.split(
    ' ',
  ),
);
/** Verbs that need an object: straight before a preposition they can only be passive. */
const needObject = new Set(
  'make build sell find hold keep send teach buy bring catch design invent discover paint direct produce publish include invite destroy construct found locate'.split(
    ' ',
  ),
);
const neverPredicates = new Set(
  'only own same other next last past late early fast hard well left free open less more most much many few little enough inside outside'.split(
    ' ',
  ),
);

/** Is what begins at `at` all that "be" would link to the subject? */
function isPredicate(words: readonly Word[], at: number, clause: Clause, subject: Subject): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (word === undefined || at >= clause.to) return false;
  const over = at + 1 >= clause.to;
  const pronoun = subject.kind === 'pronoun';
  const rest = is(next, 'preposition', 'conjunction') || oneOf(next, ...closing);
  if (is(word, 'gerund') && !is(word, 'adjective', 'preposition')) {
    if (oneOf(word, 'being', 'having', 'according', 'including', 'regarding')) return false;
    if (
      is(word, 'noun') &&
      !is(next, 'determiner', 'possessive', 'object') &&
      !oneOf(next, 'for', 'to', 'in', 'at')
    )
      return false;
    return pronoun || subject.kind === 'person' || (oneOf(word, 'going') && oneOf(next, 'to'));
  }
  if (oneOf(word, 'well', 'fine', 'ok', 'okay', 'right', 'wrong', 'sure', 'late', 'early'))
    return (
      oneOf(next, 'about') ||
      (pronoun &&
        (over || (rest && !oneOf(next, 'to', 'as', 'now', 'here', 'there', 'in')) || oneOf(next, 'for')))
    );
  if ((is(word, 'participle') || oneOf(word, 'born')) && passive(words, at, clause, subject)) return true;
  if (placed(words, at, clause, subject)) return true;
  if (
    oneOf(words[at - 1], 'too', 'very', 'so') &&
    oneOf(word, 'hard', 'late', 'early', 'fast', 'slow', 'dirty')
  )
    return over || rest;
  if (
    is(word, 'adjective', 'state', 'comparative') &&
    !is(word, 'base', 'past') &&
    !neverPredicates.has(word.lower)
  ) {
    if (is(word, 'noun') && !is(word, 'state')) return over && oneOf(words[at - 1], 'very', 'too', 'so');
    if (is(word, 'comparative')) return oneOf(next, 'than');
    return over || rest;
  }
  if (oneOf(word, 'a', 'an') || (is(word, 'possessive') && !is(word, 'object'))) {
    const head = headOfPhrase(words, at);
    if (head === undefined || head === at || head >= clause.to || oneOf(next, 'lot', 'few', 'bit', 'little'))
      return false;
    return head + 1 >= clause.to || is(words[head + 1], 'preposition') || oneOf(words[head + 1], 'too');
  }
  if (oneOf(word, 'time') && oneOf(words[subject.last], 'it')) return oneOf(next, 'to', 'for');
  return oneOf(word, 'the') && is(next, 'superlative') && subject.last === clause.from;
}

function passive(words: readonly Word[], at: number, clause: Clause, subject: Subject): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (feelings.has(`${word?.lower}:${next?.lower}`))
    return (
      subject.kind !== 'pronoun' || !is(word, 'past') || oneOf(word, 'interested', 'born', 'located', 'bored')
    );
  if (subject.kind === 'pronoun' || subject.kind === 'person') return false;
  const habit =
    oneOf(word, 'closed', 'opened') && oneOf(next, 'on') && /days$/.test(words[at + 2]?.lower ?? '');
  if (habit) return true;
  if (!is(next, 'preposition') && at + 1 < clause.to) return false;
  return (
    !is(word, 'past', 'base', 'adjective') ||
    (needObject.has(word?.verb ?? '') &&
      is(next, 'preposition') &&
      !oneOf(next, 'up', 'out', 'off', 'down', 'over'))
  );
}

function placed(words: readonly Word[], at: number, clause: Clause, subject: Subject): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (subject.kind === 'thing' && !is(words[clause.from], 'possessive')) return false;
  if (oneOf(word, 'here', 'there')) return at + 1 >= clause.to || oneOf(next, 'now', 'today', 'with');
  if (oneOf(word, 'at') && oneOf(next, 'home', 'work', 'school')) return true;
  if (oneOf(word, 'from')) return is(next, 'place') && at + 2 >= clause.to;
  if (!oneOf(word, 'at', 'in', 'on', 'near', 'under', 'behind', 'next')) return false;
  const from = oneOf(word, 'next') ? at + 2 : at + 1;
  const head = is(words[from], 'determiner', 'possessive', 'place') ? headOfPhrase(words, from) : undefined;
  return head !== undefined && (head + 1 >= clause.to || oneOf(words[head + 1], 'now', 'today'));
}

/** A verb in the clause but for the predicate itself and infinitives. */
const hasVerb = (words: readonly Word[], from: number, to: number, predicate: number): boolean =>
  words.slice(from, to).some((word, index) => {
    const at = from + index;
    return at !== predicate && !oneOf(words[at - 1], 'to') && mayBeFinite(word);
  });

/** "The man at the desk, which …", "His father a carpenter, he …": a phrase that leads up to something else. */
function goesOn(words: readonly Word[], clause: Clause, subject: Subject): boolean {
  if (subject.kind === 'pronoun') return false;
  if (oneOf(clause.after, 'who', 'which', 'where')) return true;
  return (
    clause.from === 0 &&
    oneOf(clause.after, ',') &&
    !oneOf(words[clause.to + 1], 'so', 'but', 'and', 'because')
  );
}

const pastOf = { am: 'was', is: 'was', are: 'were' } as const;

/** "She not at home", "My parents both teachers", "because the roads icy": a clause with no verb at all lacks "be". */
export const verblessClause: Pattern = ({ words, question }) =>
  clauses(words).flatMap((clause): Match[] => {
    if (question && clause.from === 0) return [];
    const subject = subjectAt(words, clause.from);
    if (subject === undefined || subject.last + 1 >= clause.to) return [];
    let at = subject.last + 1;
    while (oneOf(words[at], ...adverbs) && at < clause.to) at++;
    if (hasVerb(words, subject.last + 1, clause.to, at) || goesOn(words, clause, subject)) return [];
    // "I think the film boring" is said as well; "I think this exercise too difficult" hardly.
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

/** "There many people in the park" → "There are", "How old your brother?" → "How old is", "Smoking bad for you" → "is bad". */
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
