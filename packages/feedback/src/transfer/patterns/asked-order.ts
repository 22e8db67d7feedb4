import { past } from '../inflection.ts';
import { type Match, type Pattern, textOf } from '../match.ts';
import { isDefinite, type NounPhrase, nounPhrase, takesS } from '../noun-phrase.ts';
import { skipAdverbs } from '../subjects.ts';
import { is, oneOf, type Word } from '../word.ts';

const change = (from: number, to: number, right: string, pattern: string, confidence: number): Match => ({
  code: 'question-formation',
  pattern,
  from,
  to,
  replacements: [right],
  confidence,
  // Inside a sentence a capital is a name's own.
  asWritten: from > 0,
});

/** "Why Mert didn't come?" → "didn't Mert come", "What kind of people they usually hire?" → "do they usually hire". */
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

/** The first word of the question itself: at the start, or after "Hi Nil," and "But". */
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

/** Where the asking words end: "what time", "how many people", "which of the rooms", "what kind of music". */
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

/** A noun without determiner that belongs to the asking word, with "of music" behind it. */
function bareNoun(words: readonly Word[], at: number): number | undefined {
  if (isDefinite(words, at)) return undefined;
  let to = at;
  while (is(words[to], 'adjective') && is(words[to + 1], 'noun', 'plural', 'mass')) to++;
  while (is(words[to], 'noun', 'plural', 'mass') && !oneOf(words[to], 'can', 'will')) to++;
  if (to === at) return undefined;
  return oneOf(words[to], 'of') && is(words[to + 1], 'noun', 'plural', 'mass', 'unknown') ? to + 2 : to;
}

/** A second, rightly ordered question behind: then the first words are only a clause of it. */
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
  // "Why the long face?": what may be a noun is a verb only behind a pronoun or a name.
  if (is(verb, 'noun', 'plural') && !subject.pronoun && !is(words[subject.head], 'name', 'human'))
    return undefined;
  if (is(verb, 'third'))
    return is(verb, 'noun', 'plural') && !subject.pronoun && !single ? undefined : 'does';
  // "put", "cut": with a subject that takes -s the bare form can only be the past.
  if (is(verb, 'base')) return is(verb, 'past') && single ? 'did' : single ? 'does' : 'do';
  return is(verb, 'past') ? 'did' : undefined;
}

const helpers = ['do', 'does', 'did', "don't", "doesn't", "didn't"];

/** "Where does your aunt lives?" → "live"; "We didn't saw any" → "see": the helper carries the tense already. */
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

/** "How many people did come?" → "came", where what is asked for is the subject itself. */
export const askedSubject: Pattern = ({ words, question }) => {
  const [how, many] = words;
  if (!question || !oneOf(how, 'how') || !oneOf(many, 'many')) return [];
  const end = bareNoun(words, 2);
  const verb = words[(end ?? -2) + 1];
  if (end === undefined || !oneOf(words[end], 'did') || verb?.verb === undefined || !is(verb, 'base'))
    return [];
  if (!comesOfItself.has(verb.verb)) return [];
  return [change(end, end + 2, past(verb.verb), 'question-subject', 0.85)];
};

const comesOfItself = new Set(
  'come go arrive attend join participate die survive fail live stay leave vote happen'.split(' '),
);
