import { past, thirdPerson } from '../../inflection.ts';
import { type Match, type Pattern, textOf } from '../../match.ts';
import { isDefinite, type NounPhrase, nounPhrase, takesS } from '../../noun-phrase.ts';
import { skipAdverbs } from '../../subjects.ts';
import { is, oneOf, type Word } from '../../word.ts';

const change = (from: number, to: number, right: string, pattern: string, confidence: number): Match => ({
  code: 'question-formation',
  pattern,
  from,
  to,
  replacements: [right],
  confidence,
  // The replacement keeps its own capital letters unless it starts the sentence, because a word is capitalised
  // inside a sentence only if it is a name.
  asWritten: from > 0,
});

/**
 * Corrects the word order of questions: "Why Mert didn't come?" → "didn't Mert come", "What kind of people they
 * usually hire?" → "do they usually hire".
 */
export const askedOrder: Pattern = ({ words, question }) => {
  if (!question) return [];
  const start = questionStart(words);
  const end = start === undefined ? undefined : askedEnd(words, start);
  if (end === undefined || !isDefinite(words, end)) return [];
  const subject = nounPhrase(words, end);
  if (subject === undefined || asksAgain(words, subject.to)) return [];
  const who = textOf(words, subject.from, subject.to);
  const verbAt = skipAdverbs(words, subject.to);
  const between = verbAt > subject.to ? ` ${textOf(words, subject.to, verbAt)}` : '';
  const verb = words[verbAt];
  if (verb === undefined) return [];
  if (movesForward(words, verbAt)) {
    return [change(subject.from, verbAt + 1, `${verb.lower} ${who}${between}`, 'question-order', 0.87)];
  }
  const helper = helperFor(words, subject, verb);
  if (helper === undefined) return [];
  return [change(subject.from, verbAt + 1, `${helper} ${who}${between} ${verb.verb}`, 'question-do', 0.86)];
};

/**
 * Returns the index at which the question begins: the start of the sentence, or the word after a phrase such as "Hi
 * Nil," or "But". Returns undefined if there is no question.
 */
function questionStart(words: readonly Word[]): number | undefined {
  const asks = (word: Word | undefined) => is(word, 'question') && !oneOf(word, 'who', 'whom');
  if (asks(words[0])) return 0;
  if (oneOf(words[0], 'and', 'but', 'so', 'then') && asks(words[1])) return 1;
  const comma = words.findIndex((word) => oneOf(word, ','));
  return comma > 0 && comma < 4 && asks(words[comma + 1]) ? comma + 1 : undefined;
}

const measured = [
  'often',
  'long',
  'far',
  'much',
  'many',
  'old',
  'big',
  'soon',
  'early',
  'late',
  'fast',
  'well',
];

/**
 * Returns the index after the question phrase, such as "what time", "how many people", "which of the rooms" or
 * "what kind of music". Returns undefined if there is none.
 */
function askedEnd(words: readonly Word[], start: number): number | undefined {
  const next = start + 1;
  if (oneOf(words[start], 'how')) {
    if (oneOf(words[next], 'many', 'much')) return bareNoun(words, next + 1) ?? next + 1;
    return is(words[next], 'adjective') || oneOf(words[next], ...measured) ? next + 1 : next;
  }
  if (oneOf(words[start], 'what', 'which', 'whose')) {
    const among = oneOf(words[next], 'of') ? nounPhrase(words, next + 1)?.to : undefined;
    return among ?? bareNoun(words, next) ?? next;
  }
  return next;
}

/**
 * Returns the index after a noun without determiner that belongs to the question word. Includes a following phrase
 * such as "of music".
 */
function bareNoun(words: readonly Word[], at: number): number | undefined {
  if (isDefinite(words, at)) return undefined;
  let to = at;
  while (is(words[to], 'adjective') && is(words[to + 1], 'noun', 'plural', 'mass')) to++;
  while (is(words[to], 'noun', 'plural', 'mass') && !oneOf(words[to], 'can', 'will')) to++;
  if (to === at) return undefined;
  return oneOf(words[to], 'of') && is(words[to + 1], 'noun', 'plural', 'mass', 'unknown') ? to + 2 : to;
}

/** Whether another question in the right word order follows. If so, the first words are only a dependent clause. */
function asksAgain(words: readonly Word[], from: number): boolean {
  const at = words.findIndex((word, index) => index >= from && oneOf(word, ',', ';', ':'));
  if (at < 0) return false;
  return !(oneOf(words[at + 1], 'and', 'but') && is(words[at + 2], 'question'));
}

function movesForward(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (is(word, 'be', 'modal') && !oneOf(word, 'be', 'been', 'being')) return true;
  if (is(word, 'have')) return is(words[at + 1], 'participle', 'be', 'adverb') || oneOf(words[at + 1], 'got');
  return is(word, 'do') && (is(words[at + 1], 'base') || oneOf(words[at + 1], 'have', 'be', 'do'));
}

function helperFor(words: readonly Word[], subject: NounPhrase, verb: Word): string | undefined {
  if (verb.verb === undefined) return undefined;
  const single = takesS(words, subject);
  // Unless it follows a pronoun or a name, a word that can be a noun does not count as a verb. For example, "Why
  // the long face?" has no verb.
  if (is(verb, 'noun', 'plural') && !subject.pronoun && !is(words[subject.head], 'name', 'human'))
    return undefined;
  if (is(verb, 'third'))
    return is(verb, 'noun', 'plural') && !subject.pronoun && !single ? undefined : 'does';
  // After a singular subject in the third person, a form such as "put" or "cut" can only be the past tense.
  if (is(verb, 'base')) return is(verb, 'past') && single ? 'did' : single ? 'does' : 'do';
  return is(verb, 'past') ? 'did' : undefined;
}

const helpers = ['do', 'does', 'did', "don't", "doesn't", "didn't"];

/**
 * Corrects a verb that repeats the tense of its auxiliary: "Where does your aunt lives?" → "live", "We didn't saw
 * any" → "see".
 */
export const markedTwice: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, ...helpers)) return [];
    const asked =
      isDefinite(words, at + 1) && !is(words[at + 1], 'number') ? nounPhrase(words, at + 1) : undefined;
    const negative = /n't$/.test(word.lower) || oneOf(words[at + 1], 'not');
    const from = asked && (question || at === 0) ? asked.to : oneOf(words[at + 1], 'not') ? at + 2 : at + 1;
    if (from === at + 1 && !negative) return [];
    const verbAt = skipAdverbs(words, from);
    const verb = words[verbAt];
    if (verb?.verb === undefined || is(verb, 'base', 'be')) return [];
    if (!asked && is(verb, 'noun', 'adjective', 'plural')) return [];
    if (!is(verb, 'third', 'past', 'gerund') || (is(verb, 'gerund') && !negative)) return [];
    const match = change(
      verbAt,
      verbAt + 1,
      verb.verb,
      oneOf(word, 'did', "didn't") ? 'did-past' : 'does-s',
      0.92,
    );
    return [asked && from === asked.to ? match : { ...match, code: 'negation' }];
  });

/**
 * Removes "did" when the question word is the subject: "How many people did come?" → "came", "Who did break it?" →
 * "broke".
 */
export const askedSubject: Pattern = ({ words, question }) => {
  if (!question || !is(words[0], 'question') || oneOf(words[0], 'where', 'when', 'why')) return [];
  const end = oneOf(words[0], 'who') ? 1 : askedEnd(words, 0);
  const verb = words[(end ?? -2) + 1];
  if (end === undefined || !oneOf(words[end], 'do', 'does', 'did') || verb?.verb === undefined) return [];
  if (!is(verb, 'base', 'past', 'third') || is(verb, 'have', 'be', 'name')) return [];
  const after = words[end + 2];
  const counted = oneOf(words[0], 'how') && !intransitive.has(verb.verb);
  const noun =
    is(verb, 'noun', 'plural', 'adjective') &&
    !is(after, 'determiner', 'possessive', 'object', 'preposition');
  if (counted || noun || (oneOf(words[0], 'what') && end === 1 && verb.verb !== 'happen')) return [];
  const right = oneOf(words[end], 'did')
    ? past(verb.verb)
    : oneOf(words[end], 'does')
      ? thirdPerson(verb.verb)
      : verb.verb;
  return [change(end, end + 2, right, 'question-subject', 0.93)];
};

const intransitive = new Set(
  'come go arrive attend join participate die survive fail live stay leave vote happen'.split(' '),
);

/**
 * Corrects "Is your father works here?" → "Does your father work here?". "Be" cannot be the auxiliary of this verb
 * form.
 */
export const beForDo: Pattern = ({ words, question }) => {
  const at = oneOf(words[0], 'where', 'when', 'why', 'how') ? 1 : 0;
  if (!question || !oneOf(words[at], 'is', 'are') || !isDefinite(words, at + 1)) return [];
  const subject = nounPhrase(words, at + 1);
  if (subject === undefined || subject.pronoun) return [];
  const verbAt = skipAdverbs(words, subject.to);
  const verb = words[verbAt];
  if (verb?.verb === undefined || !is(verb, 'third') || is(verb, 'be', 'have')) return [];
  if (is(verb, 'noun', 'plural') && !is(words[subject.head], 'human', 'name')) return [];
  const helper = at === 0 ? 'Does' : 'does';
  return [
    change(at, verbAt + 1, `${helper} ${textOf(words, at + 1, verbAt)} ${verb.verb}`, 'question-do', 0.88),
  ];
};

/**
 * Corrects questions with a wrong "did": "Where did you born?" → "were you born", "Did you ever been there?" →
 * "Have you ever been there?".
 */
export const askedWithDid: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    if (!question || !oneOf(word, 'did', 'do', 'does') || at > 2) return [];
    const subject = isDefinite(words, at + 1) ? nounPhrase(words, at + 1) : undefined;
    if (subject === undefined) return [];
    const verbAt = skipAdverbs(words, oneOf(words[subject.to], 'ever') ? subject.to + 1 : subject.to);
    const who = textOf(words, subject.from, verbAt);
    if (oneOf(words[verbAt], 'born')) {
      const were = takesS(words, subject) || oneOf(words[subject.head], 'i') ? 'was' : 'were';
      return [change(at, verbAt + 1, `${were} ${who} born`, 'question-order', 0.93)];
    }
    if (!oneOf(words[verbAt], 'been')) return [];
    const have = takesS(words, subject) ? 'has' : 'have';
    const match = change(
      at,
      subject.to,
      `${have} ${textOf(words, subject.from, subject.to)}`,
      'perfect-ever',
      0.9,
    );
    return [{ ...match, code: 'tense-present-perfect' }];
  });
