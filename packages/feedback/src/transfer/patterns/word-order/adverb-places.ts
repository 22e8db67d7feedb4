import { type Match, type Pattern, textOf } from '../../match.ts';
import { isDefinite, nounPhrase } from '../../noun-phrase.ts';
import { actsAsVerb } from '../../verbs.ts';
import { is, isPureVerb, oneOf, type Word } from '../../word.ts';

const order = (from: number, to: number, right: string, pattern: string, confidence = 0.83): Match => ({
  code: 'word-order',
  pattern,
  from,
  to,
  replacements: [right],
  confidence,
  // The replacement keeps its own capital letters unless it starts the sentence, because a word is capitalised
  // inside a sentence only if it is a name.
  asWritten: from > 0,
});

const middle = [
  'always',
  'usually',
  'often',
  'sometimes',
  'never',
  'rarely',
  'seldom',
  'hardly',
  'generally',
  'already',
  'just',
  'ever',
];

/**
 * Corrects the position of an adverb next to an auxiliary: "We always are late" → "are always late", "have seen
 * never" → "have never seen".
 */
export const adverbByHelper: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const before = words[at - 1];
    const next = words[at + 1];
    const after = words[at + 2];
    if (!oneOf(word, ...middle)) return [];
    const subject = is(before, 'subject', 'human', 'name', 'plural');
    if (subject && oneOf(next, 'am', 'is', 'are', 'was', 'were') && !oneOf(word, 'just', 'ever')) {
      const goesOn =
        is(after, 'adjective', 'state', 'determiner', 'possessive', 'preposition', 'gerund', 'adverb') ||
        oneOf(after, 'late');
      return goesOn ? [order(at, at + 2, `${next?.text} ${word.lower}`, 'adverb-middle', 0.86)] : [];
    }
    if (
      subject &&
      oneOf(word, 'never', 'always', 'already', 'often') &&
      oneOf(next, 'have', 'has') &&
      is(after, 'participle', 'be')
    )
      return [order(at, at + 2, `${next?.text} ${word.lower}`, 'adverb-middle', 0.86)];
    const have = words[at - 2];
    if (
      is(before, 'participle') &&
      is(have, 'have') &&
      !is(before, 'be') &&
      oneOf(word, 'never', 'always', 'ever', 'already')
    ) {
      const closes = next === undefined || is(next, 'mark');
      return closes && oneOf(word, 'already')
        ? []
        : [order(at - 1, at + 1, `${word.lower} ${before?.text}`, 'adverb-middle', 0.87)];
    }
    return [];
  });

const transitive = new Set(
  `buy bring take make find send put wear use visit want need love like raise receive see meet sell build prepare spend
  borrow carry choose discover invite play study read watch eat drink cook learn write clean wash finish open close draw
  paint sing collect order win lose teach speak plant plan sweep iron hear remove wait break catch celebrate cut design
  destroy explain feed fix forget get give greet hang hide hold hug keep kiss lend lift lock miss notice pack pay pick
  post print pull push repair save show solve steal throw tidy touch turn wake translate produce publish`.split(
    /\s+/,
  ),
);
const timeNouns =
  `day week month year morning evening afternoon night weekend summer winter spring autumn time hour hours minutes
  days weeks months years times minute monday tuesday wednesday thursday friday saturday sunday way mondays tuesdays
  wednesdays thursdays fridays saturdays sundays mornings evenings nights weekends yesterday today tomorrow tonight`.split(
    /\s+/,
  );
const particles = ['up', 'down', 'off', 'out', 'on', 'away', 'back', 'in', 'over'];
const oneWord = [
  'yesterday',
  'today',
  'tomorrow',
  'everyday',
  'immediately',
  'quickly',
  'suddenly',
  'slowly',
  'carefully',
  'together',
  'there',
  'here',
  'tonight',
  'loudly',
  'quietly',
  'again',
  'sometimes',
  'often',
];

/**
 * Returns the index after a complete adverbial that starts at `at`, such as "last month", "on Saturdays", "from the
 * old bridge" or "immediately". Returns undefined if there is none.
 */
function adverbialEnd(words: readonly Word[], at: number): number | undefined {
  const word = words[at];
  if (oneOf(word, ...oneWord)) return at + 1;
  if (oneOf(word, 'every', 'last', 'next', 'this') && oneOf(words[at + 1], ...timeNouns)) return at + 2;
  if (!oneOf(word, 'on', 'at', 'in', 'from', 'for', 'with', 'after', 'before', 'during')) return undefined;
  if (
    oneOf(
      words[at + 1],
      ...timeNouns,
      'home',
      'school',
      'work',
      'breakfast',
      'dinner',
      'lunch',
      'me',
      'him',
      'her',
      'us',
      'them',
    )
  )
    return is(words[at + 1], 'possessive') ? undefined : at + 2;
  if (!is(words[at + 1], 'determiner', 'possessive', 'place')) return undefined;
  const place = nounPhrase(words, at + 1);
  return place === undefined || oneOf(words[place.head], 'front', 'order', 'case', 'name', 'way')
    ? undefined
    : place.to;
}

/**
 * Corrects "plays on Saturdays football" → "plays football on Saturdays". The object must directly follow the verb,
 * before place and time.
 */
export const objectAfterAdverbial: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    if (question || word.verb === undefined || !transitive.has(word.verb) || !actsAsVerb(words, at))
      return [];
    if (is(words[at - 1], 'be') || oneOf(words[at - 1], 'been', 'what', 'that', 'which')) return [];
    const particle = oneOf(words[at + 1], ...particles) && oneOf(words[at + 2], ...oneWord);
    const from = at + (particle ? 2 : 1);
    const to = adverbialEnd(words, from);
    if (to === undefined) return [];
    const object = objectPhrase(words, to);
    if (object === undefined) return [];
    return [order(from, object, `${textOf(words, to, object)} ${textOf(words, from, to)}`, 'object-first')];
  });

const bareObjects = new Set(
  `football basketball volleyball tennis chess cards breakfast lunch dinner tea coffee milk english turkish german french
  guitar piano music homework music sport`.split(/\s+/),
);

/**
 * Returns the index after the noun phrase at `at`. Returns undefined if there is none, or if it is a time or the
 * subject of a following clause.
 */
function objectPhrase(words: readonly Word[], at: number): number | undefined {
  const word = words[at];
  const bare =
    bareObjects.has(word?.lower ?? '') ||
    (is(word, 'plural', 'mass') && !is(word, 'preposition', 'adverb', 'base', 'third'));
  if (!bare && !is(word, 'determiner', 'possessive') && !(is(word, 'number') && is(words[at + 1], 'plural')))
    return undefined;
  if (oneOf(word, 'that', 'this', 'what', 'which', 'all', 'both', 'every', 'each', 'another', 'either'))
    return undefined;
  const phrase = nounPhrase(words, at);
  if (phrase === undefined || oneOf(words[phrase.head], ...timeNouns) || phrase.pronoun) return undefined;
  const after = words[phrase.to];
  const closed =
    after === undefined ||
    oneOf(
      after,
      '.',
      '!',
      ',',
      'with',
      'of',
      'on',
      'about',
      'to',
      'in',
      'at',
      'from',
      'and',
      'because',
      'but',
      'for',
      'when',
    );
  return closed && !(oneOf(after, ',', 'and') && is(words[phrase.to + 1], 'subject')) ? phrase.to : undefined;
}

/**
 * Corrects "We yesterday to the lake went." → "We went to the lake yesterday.". As in Turkish, the learner put the
 * verb at the end.
 */
export const verbLast: Pattern = ({ words, question }) => {
  const end = words.findIndex((word) => is(word, 'mark'));
  if (oneOf(words[end], ',', ';', ':', '-', '–')) return [];
  const stop = end < 0 ? words.length : end;
  const verbAt = stop - 1;
  const verb = words[verbAt];
  if (question || verb?.verb === undefined || verbAt < 3 || !is(verb, 'past', 'base', 'third')) return [];
  if (!(isPureVerb(verb) || (is(verb, 'past', 'third') && !is(verb, 'noun', 'plural', 'adjective'))))
    return [];
  const subject = isDefinite(words, 0) ? nounPhrase(words, 0) : undefined;
  if (subject === undefined || subject.to >= verbAt - 1) return [];
  if (oneOf(words[1], 'need', 'dare')) return [];
  const middleWords = words.slice(subject.to, verbAt);
  if (
    middleWords.some(
      (one) =>
        (one.verb !== undefined && !is(one, 'noun')) ||
        is(one, 'be', 'have', 'do', 'modal', 'subject', 'question', 'mark', 'conjunction'),
    )
  )
    return [];
  const time = oneOf(words[subject.to], 'yesterday', 'today', 'tomorrow') ? subject.to + 1 : subject.to;
  const opener = words[time];
  const object =
    is(opener, 'preposition') ||
    (subject.pronoun && (is(opener, 'noun', 'mass', 'plural') || isDefinite(words, time)));
  if (!object || !isDefinite(words, 0)) return [];
  const rest = textOf(words, time, verbAt);
  const when = time > subject.to ? ` ${textOf(words, subject.to, time)}` : '';
  return [order(subject.to, stop, `${verb.text} ${rest}${when}`, 'verb-last', 0.8)];
};

/** Corrects "Yesterday bought my mother a new oven" → "Yesterday my mother bought a new oven". */
export const verbBeforeSubject: Pattern = ({ words, question }) => {
  const opened = oneOf(words[0], 'yesterday', 'today')
    ? 1
    : oneOf(words[0], 'last') && oneOf(words[1], ...timeNouns)
      ? 2
      : -1;
  const verb = words[opened];
  if (
    question ||
    opened < 0 ||
    verb?.verb === undefined ||
    !is(verb, 'past') ||
    is(verb, 'base', 'be', 'have')
  )
    return [];
  const subject = is(words[opened + 1], 'possessive', 'name', 'subject')
    ? nounPhrase(words, opened + 1)
    : undefined;
  if (subject === undefined || !(subject.pronoun || is(words[subject.head], 'human', 'name'))) return [];
  return [
    order(
      opened,
      subject.to,
      `${textOf(words, subject.from, subject.to)} ${verb.text}`,
      'subject-first',
      0.84,
    ),
  ];
};
