import { table } from '../../../lexicon/table.ts';
import {
  type AgreeingSubject,
  clauseStarts,
  collective,
  isVerb,
  keepsBare,
  losesPast,
  otherVerb,
  subjectAt,
  verbAt,
} from '../../agreeing-subjects.ts';
import { past, thirdPerson } from '../../inflection.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { nounPhrase } from '../../noun-phrase.ts';
import { inStory } from '../../story-tense.ts';
import { is, isPureVerb, oneOf, type Word } from '../../word.ts';

const forms = table<string>({ have: 'has', "haven't": "hasn't", do: 'does', "don't": "doesn't" });
const manyForms = table<string>({
  is: 'are',
  was: 'were',
  has: 'have',
  "doesn't": "don't",
  "wasn't": "weren't",
  "isn't": "aren't",
  "hasn't": "haven't",
});

const say = (at: number, right: string, confidence: number): Match =>
  found('third-person-s', 'third-person-s', at, at + 1, [right], confidence);

/**
 * Corrects a verb that does not agree with its subject, as in "My boss rarely smile", "Watching films help", "The
 * gallery behind the churches open" and "The children plays".
 */
export const subjectAndVerb: Pattern = ({ words, question }) => {
  const matches = agreementMatches(words, question);
  return matches.flatMap((match) => {
    if (!losesPast(words, match.replacements[0])) return [match];
    const told = inStory(match, words, { past: 0, present: 0 });
    return told === match ? [] : [told];
  });
};

const agreementMatches = (words: readonly Word[], question: boolean): Match[] =>
  pronounSecond(words).concat(
    clauseStarts(words).flatMap((start): Match[] => {
      const subject = subjectAt(words, start);
      if (subject === undefined || (question && start === 0)) return [];
      if (
        words
          .slice(0, start)
          .some((word) => oneOf(word, ...keepsBare) && !oneOf(word, 'felt', 'feel', 'help'))
      )
        return [];
      const at = verbAt(words, subject.to);
      const word = words[at];
      if (word === undefined || is(words[at - 1], 'possessive')) return [];
      if (subject.plural) return pluralVerb(words, at, subject, start);
      return [...singleVerb(words, at, subject), ...secondVerb(words, at)];
    }),
  );

/** Corrects a second verb that has the same pronoun as subject: "He gets up at six and go to work" → "goes". */
const pronounSecond = (words: readonly Word[]): Match[] =>
  words.flatMap((word, at) => {
    const clause = at === 0 || is(words[at - 1], 'mark') || oneOf(words[at - 1], 'because', 'but', 'when');
    if (
      !clause ||
      !oneOf(word, 'he', 'she', 'it') ||
      words.slice(0, at).some((one) => oneOf(one, ...keepsBare))
    )
      return [];
    return secondVerb(words, verbAt(words, at + 1));
  });

function singleVerb(words: readonly Word[], at: number, subject: AgreeingSubject): Match[] {
  const word = words[at];
  const verb = word?.verb;
  if (word === undefined) return [];
  const own = forms[word.lower];
  if (own !== undefined)
    return oneOf(word, 'do', 'have') && oneOf(words[at + 1], 'to') && at < 2 ? [] : [say(at, own, 0.77)];
  if (
    verb === undefined ||
    !isVerb(words, at) ||
    is(word, 'plural', 'third', 'name', 'gerund') ||
    oneOf(word, 'please', 'let', 'dare', 'lay', 'own')
  )
    return [];
  const marked =
    at > subject.to && oneOf(words[at - 1], 'always', 'usually', 'often', 'never', 'sometimes', 'rarely');
  // Skips a form that can also be the past tense, as in "The boy put" and "My sister set".
  if (past(verb) === word.lower && !marked) return [];
  if (is(word, 'past', 'participle') && !marked) return [];
  // Skips a noun that is part of a compound, as in "the speed limit was" and "my lunch break starts".
  if (is(words[at + 1], 'be', 'have', 'do', 'modal', 'third') || oneOf(words[at + 1], 'not')) return [];
  if (
    isPureVerb(word) &&
    (subject.sure || is(words[at + 1], 'object', 'preposition', 'noun', 'determiner', 'possessive'))
  )
    return [say(at, thirdPerson(verb), 0.78)];
  if (otherVerb(words, at + 1)) return [];
  const next = words[at + 1];
  const goesOn =
    is(
      next,
      'determiner',
      'possessive',
      'object',
      'adverb',
      'frequency',
      'preposition',
      'number',
      'plural',
      'mass',
    ) ||
    oneOf(next, 'to', 'very', 'well', 'hard', 'people', 'when', 'us', 'english', 'turkish') ||
    (is(next, 'gerund') && !is(next, 'noun')) ||
    (is(next, 'noun', 'unknown') &&
      ['need', 'cause', 'want', 'love', 'like', 'help', 'play', 'study'].includes(verb)) ||
    (is(words[at - 1], 'human') &&
      (next === undefined || is(next, 'mark')) &&
      ['cook', 'work', 'sleep', 'smile', 'cry', 'laugh', 'call', 'talk', 'drive', 'dance', 'walk'].includes(
        verb,
      ));
  const of = oneOf(next, 'of', 'and', 'or');
  return (goesOn && !of) || marked ? [say(at, thirdPerson(verb), 0.74)] : [];
}

/**
 * Corrects a verb after "and" that has the same subject as the first verb: "works in a bank and live in Bursa" →
 * "lives".
 */
function secondVerb(words: readonly Word[], at: number): Match[] {
  const first = words[at];
  if (first?.verb === undefined || !is(first, 'third', 'base') || is(first, 'past')) return [];
  for (let index = at + 1; index < words.length; index++) {
    const word = words[index];
    if (
      is(word, 'mark', 'subject', 'modal', 'do', 'be', 'gerund', 'past') ||
      oneOf(word, 'to', 'who', 'that', 'which', 'if', 'when', 'let', 'how', 'what', 'where', 'why') ||
      isPureVerb(word)
    )
      return [];
    if (!oneOf(word, 'and')) continue;
    const second = verbAt(words, index + 1);
    const verb = words[second];
    const pure = isPureVerb(verb) && verb?.verb !== undefined && past(verb.verb) !== verb.lower;
    return pure && !keepers.has(first.verb) ? [say(second, thirdPerson(verb.verb ?? ''), 0.74)] : [];
  }
  return [];
}

/** Verbs whose object may be the subject of the next verb, as in "makes people sit and think". */
const keepers = new Set('make let help see hear watch have want teach'.split(' '));

function pluralVerb(words: readonly Word[], at: number, subject: AgreeingSubject, start: number): Match[] {
  const word = words[at];
  if (word === undefined) return [];
  const own = manyForms[word.lower];
  // Corrects a singular verb after a plural subject, as in "My favourite subjects is". Does not change "What my
  // parents need is" or "Cats and the dog is".
  if (own !== undefined) return subject.sure || start === 0 ? [say(at, own, 0.77)] : [];
  if (word.verb === undefined || !is(word, 'third') || is(word, 'be', 'preposition', 'adjective')) return [];
  if (
    is(word, 'plural', 'noun') &&
    (otherVerb(words, at + 1) ||
      !is(
        words[at + 1],
        'preposition',
        'determiner',
        'possessive',
        'object',
        'adverb',
        ...(is(words[at - 1], 'human') ? (['mass'] as const) : []),
      ))
  )
    return [];
  return [say(at, word.verb, 0.75)];
}

/** Corrects "Where do your sister live?" → "does". */
export const askedSingular: Pattern = ({ words, question }) => {
  if (!question) return [];
  const at = words.findIndex((word) => oneOf(word, 'do', "don't"));
  if (
    at < 0 ||
    at > 3 ||
    !(
      at === 0 ||
      is(words[at - 1], 'question', 'noun', 'plural', 'mass', 'adverb') ||
      oneOf(words[at - 1], 'much', 'many')
    )
  )
    return [];
  const right = forms[words[at]?.lower ?? ''] ?? 'does';
  if (oneOf(words[at + 1], 'he', 'she', 'it'))
    return isVerb(words, verbAt(words, at + 2)) ? [say(at, right, 0.86)] : [];
  const phrase = nounPhrase(words, at + 1);
  if (
    phrase === undefined ||
    phrase.pronoun ||
    phrase.plural ||
    collective.has(words[phrase.head]?.lower ?? '')
  )
    return [];
  if (is(words[phrase.head], 'plural', 'unknown') || oneOf(words[phrase.to], 'and', 'or')) return [];
  return is(words[at + 1], 'possessive', 'determiner', 'name') && isVerb(words, verbAt(words, phrase.to))
    ? [say(at, right, 0.84)]
    : [];
};

/**
 * Corrects the verb of a relative clause that does not agree with the noun before the relative pronoun, as in
 * "Everyone who visit" and "The dog that live next door".
 */
export const relativeVerb: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'who', 'that', 'which') || at === 0) return [];
    const comma = oneOf(words[at - 1], ',');
    if (comma && oneOf(word, 'that')) return [];
    const head = words[comma ? at - 2 : at - 1];
    const opener = words[comma ? at - 3 : at - 2];
    const verb = words[verbAt(words, at + 1)];
    const index = verbAt(words, at + 1);
    if (
      verb?.verb === undefined ||
      !is(verb, 'base') ||
      is(verb, 'past', 'participle', 'plural', 'adverb', 'adjective', 'name')
    )
      return [];
    if (past(verb.verb) === verb.lower) return [];
    const one =
      oneOf(head, 'everyone', 'everybody', 'someone', 'somebody', 'anyone', 'nobody') ||
      (is(head, 'noun') &&
        !is(head, 'plural', 'mass', 'base', 'gerund') &&
        !collective.has(head?.lower ?? '') &&
        (is(opener, 'possessive', 'adjective', 'noun') ||
          oneOf(opener, 'a', 'an', 'the', 'this', 'every', 'each')));
    if (
      !one ||
      words
        .slice(0, at)
        .some((before) =>
          oneOf(before, 'of', 'one', 'and', 'suggest', 'insist', 'recommend', 'demand', 'request'),
        )
    )
      return [];
    // Skips a relative clause that has its own subject, as in "the book that my friends read" and "the idea that
    // people work".
    if (
      !isPureVerb(verb) &&
      !(
        is(
          words[index + 1],
          'determiner',
          'possessive',
          'preposition',
          'object',
          'number',
          'mass',
          'plural',
          'adverb',
        ) || oneOf(words[index + 1], 'to', 'next', 'very')
      )
    )
      return [];
    if (!oneOf(word, 'who') && is(verb, 'noun')) {
      if (otherVerb(words, index + 1) && is(words[index + 1], 'base', 'third', 'be', 'past')) return [];
      if (
        ![
          'live',
          'need',
          'look',
          'work',
          'help',
          'make',
          'sell',
          'cost',
          'start',
          'stop',
          'cause',
          'show',
        ].includes(verb.verb)
      )
        return [];
    }
    return [say(index, thirdPerson(verb.verb), 0.75)];
  });
