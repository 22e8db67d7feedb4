import { past, thirdPerson } from '../../inflection.ts';
import { type Match, type Pattern, textOf } from '../../match.ts';
import { isDefinite, nounPhrase, takesS } from '../../noun-phrase.ts';
import { is, oneOf, type Word } from '../../word.ts';

const askers = new Set(
  `know tell ask wonder remember understand forget explain show say see learn decide discover guess imagine check find
  realise realize hear think mention describe`.split(/\s+/),
);

const change = (from: number, to: number, right: string, confidence = 0.85): Match => ({
  code: 'question-formation',
  pattern: 'indirect-question',
  from,
  to,
  replacements: [right],
  confidence,
  // The replacement keeps its own capital letters unless it starts the sentence, because a word is capitalised
  // inside a sentence only if it is a name.
  asWritten: from > 0,
});

/**
 * Whether an expression of asking or knowing precedes the word, such as "know", "told the driver" or "I'm not
 * sure". Only words for a person may stand between them.
 */
function asksBefore(words: readonly Word[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 4); index--) {
    const word = words[index];
    if (askers.has(word?.verb ?? '') || oneOf(word, 'sure', 'idea', 'clue', 'curious')) return true;
    if (
      !is(word, 'object', 'possessive', 'determiner', 'human', 'name') &&
      !oneOf(word, 'out', 'about', 'exactly', 'of')
    )
      return false;
  }
  return false;
}

const measures = [
  'much',
  'many',
  'long',
  'far',
  'often',
  'old',
  'big',
  'late',
  'early',
  'tall',
  'high',
  'well',
  'soon',
];

/**
 * Returns the index after the question phrase, such as "where", "how much", "what time" or "which bus". Returns
 * undefined if there is none.
 */
function askedEnd(words: readonly Word[], at: number): number | undefined {
  const next = words[at + 1];
  if (oneOf(words[at], 'how')) {
    if (!oneOf(next, ...measures)) return at + 1;
    return is(words[at + 2], 'plural', 'mass') || oneOf(words[at + 2], 'money', 'time') ? at + 3 : at + 2;
  }
  if (oneOf(words[at], 'what', 'which'))
    return is(next, 'noun', 'plural') && !is(next, 'be', 'do') ? at + 2 : at + 1;
  return oneOf(words[at], 'where', 'when', 'why') ? at + 1 : undefined;
}

/**
 * Corrects the word order of reported questions: "Could you tell me how much is the ticket?" → "how much the ticket
 * is", "I know where does he live" → "where he lives".
 */
export const reportedQuestion: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!is(word, 'question') || !asksBefore(words, at)) return [];
    const end = askedEnd(words, at);
    const helper = words[end ?? -1];
    if (end === undefined || helper === undefined || !isDefinite(words, end + 1)) return [];
    const subject = nounPhrase(words, end + 1);
    if (subject === undefined) return [];
    const who = textOf(words, subject.from, subject.to);
    const after = words[subject.to];
    if (oneOf(helper, 'do', 'does', 'did')) {
      if (after?.verb === undefined || !is(after, 'base')) return [];
      const form = oneOf(helper, 'did')
        ? past(after.verb)
        : takesS(words, subject)
          ? thirdPerson(after.verb)
          : after.verb;
      return [change(end, subject.to + 1, `${who} ${form}`, 0.88)];
    }
    if (is(helper, 'modal'))
      return is(after, 'base') || oneOf(after, 'be')
        ? [change(end, subject.to, `${who} ${helper.lower}`)]
        : [];
    if (!oneOf(helper, 'am', 'is', 'are', 'was', 'were')) return [];
    // If the question word can be the subject, the word order may be right, as in "what is the best way".
    const clear =
      subject.pronoun || oneOf(words[at], 'where', 'when', 'why', 'how') || is(words[end + 1], 'possessive');
    const closed =
      after === undefined ||
      is(after, 'mark', 'preposition', 'gerund', 'participle', 'adjective', 'state', 'adverb');
    return clear && closed ? [change(end, subject.to, `${who} ${helper.lower}`)] : [];
  });

const doubting = new Set(['know', 'wonder', 'ask', 'remember']);

/** Corrects "I don't know is he coming" → "if he is coming". */
export const reportedYesNo: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const before = oneOf(words[at - 1], 'me', 'him', 'her', 'us', 'them') ? words[at - 2] : words[at - 1];
    const subject = words[at + 1];
    if (!doubting.has(before?.verb ?? '') || !is(subject, 'subject') || at < 2) return [];
    if (!oneOf(word, 'is', 'are', 'was', 'were', 'can', 'will', 'has', 'have') || words[at + 2] === undefined)
      return [];
    if (is(words[at + 2], 'mark')) return [];
    return [change(at, at + 2, `if ${subject?.text} ${word.lower}`, 0.82)];
  });

const tags = ['is', 'are', 'was', 'were', 'do', 'does', 'did', 'has', 'have', 'can', 'will'];

/**
 * Corrects the question tag "isn't it?" to a tag that fits the sentence, such as "aren't you?" or "don't they?".
 * Learners use "isn't it?" everywhere because Turkish uses "değil mi" after any sentence.
 */
export const tagQuestion: Pattern = ({ words, question }) => {
  const comma = words.findLastIndex((word) => oneOf(word, ','));
  const tag = words[comma + 1];
  if (
    !question ||
    comma < 2 ||
    words.length > comma + 4 ||
    !oneOf(tag, "isn't", 'is') ||
    !oneOf(words[comma + 2], 'it')
  )
    return [];
  const first = words.slice(0, comma);
  if (first.some((word) => is(word, 'conjunction', 'question') || oneOf(word, ','))) return [];
  const subject = isDefinite(words, 0) ? nounPhrase(words, 0) : undefined;
  const pronoun = subject && pronounFor(words, subject.head, subject.plural);
  const verb = subject && words[subject.to];
  if (!subject || !pronoun || !verb) return [];
  const right = tagFor(verb, words[subject.to + 1], pronoun, takesS(words, subject));
  if (right === undefined || right === `${tag?.lower} it`) return [];
  return [{ ...change(comma + 1, comma + 3, right, 0.86), pattern: 'tag-question' }];
};

function pronounFor(words: readonly Word[], head: number, plural: boolean): string | undefined {
  const word = words[head];
  if (oneOf(word, 'i', 'you', 'he', 'she', 'it', 'we', 'they')) return oneOf(word, 'i') ? 'I' : word?.lower;
  if (plural) return 'they';
  if (is(word, 'female')) return 'she';
  if (is(word, 'male')) return 'he';
  return is(word, 'human', 'name') ? undefined : 'it';
}

function tagFor(verb: Word, next: Word | undefined, pronoun: string, single: boolean): string | undefined {
  const negative = /n't$/.test(verb.lower) || oneOf(next, 'not', 'never');
  const bare = verb.lower.replace(/n't$/, '');
  const own = tags.includes(bare) && !(bare === 'have' && !is(next, 'participle', 'be'));
  const helper = own ? bare : is(verb, 'past') && !is(verb, 'base') ? 'did' : single ? 'does' : 'do';
  if (!own && verb.verb === undefined) return undefined;
  if (negative) return `${helper} ${pronoun}`;
  return helper === 'will'
    ? `won't ${pronoun}`
    : helper === 'can'
      ? `can't ${pronoun}`
      : `${helper}n't ${pronoun}`;
}
