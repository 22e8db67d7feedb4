import type { Match, Pattern } from '../../match.ts';
import { textOf } from '../../match.ts';
import { isLink, skipAdverbs } from '../../subjects.ts';
import { is, oneOf, type Word } from '../../word.ts';

const asking = ['where', 'what', 'why', 'when', 'how', 'which', 'who'];
const pronouns = ['i', 'you', 'he', 'she', 'we', 'they'];

function change(from: number, to: number, right: string, pattern: string): Match {
  return { code: 'question-formation', pattern, from, to, replacements: [right], confidence: 0.85 };
}

type Asked = { from: number; to: number; single: boolean };

/**
 * Corrects the word order of questions: "Where you work?" → "do you work", "Why you are sad?" → "are you sad".
 * Applies only to whole sentences with a question mark.
 */
export const questionOrder: Pattern = ({ words, question }) => {
  if (!question || !oneOf(words[0], ...asking)) return [];
  const opened = openerEnd(words);
  // Skips a question that already has the right word order: "How much did you pay?".
  if (words.slice(1, opened).some((word) => is(word, 'do', 'be', 'modal', 'have'))) return [];
  const subject = subjectAt(words, opened);
  if (subject === undefined || !isOneClause(words, subject)) return [];
  const who = textOf(words, subject.from, subject.to);
  const helper = words[subject.to];
  if (helper !== undefined && leadsQuestion(words, subject.to)) {
    return [change(subject.from, subject.to + 1, `${helper.lower} ${who}`, 'question-order')];
  }
  const verbAt = skipAdverbs(words, subject.to);
  const verb = words[verbAt];
  const added = verb === undefined ? undefined : helperFor(subject.single, verb);
  if (verb?.verb === undefined || added === undefined) return [];
  const between = verbAt > subject.to ? `${textOf(words, subject.to, verbAt)} ` : '';
  return [change(subject.from, verbAt + 1, `${added} ${who} ${between}${verb.verb}`, 'question-do')];
};

/** Returns the index after the question phrase, such as "What time", "How old" or "How many books". */
function openerEnd(words: readonly Word[]): number {
  if (oneOf(words[0], 'how') && oneOf(words[1], 'many', 'much')) return is(words[2], 'subject') ? 2 : 3;
  if (oneOf(words[0], 'how'))
    return is(words[1], 'adjective') || oneOf(words[1], 'often', 'long', 'far', 'well') ? 2 : 1;
  return oneOf(words[0], 'what', 'which') && is(words[1], 'noun') && !is(words[1], 'base')
    ? 2
    : oneOf(words[1], 'time')
      ? 2
      : 1;
}

/**
 * Returns the subject at `at`: a pronoun, or a phrase such as "your father". Returns undefined for a phrase before
 * "is", "was" or "has".
 */
function subjectAt(words: readonly Word[], at: number): Asked | undefined {
  if (oneOf(words[at], ...pronouns)) return { from: at, to: at + 1, single: oneOf(words[at], 'he', 'she') };
  const person =
    is(words[at], 'possessive') && is(words[at + 1], 'human') && !is(words[at + 1], 'plural', 'base');
  const who = oneOf(words[0], 'who', 'which') || oneOf(words[at + 2], 'is', 'was', 'has');
  return person && !who ? { from: at, to: at + 2, single: true } : undefined;
}

/**
 * Whether the word must stand before the subject in a question. True for "be", a modal verb, "don't", and "have"
 * with a participle.
 */
function leadsQuestion(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (is(word, 'be', 'modal')) return true;
  if (is(word, 'have')) return is(words[at + 1], 'participle', 'be');
  return is(word, 'do') && is(words[at + 1], 'base');
}

function helperFor(single: boolean, verb: Word): string | undefined {
  if (is(verb, 'third')) return 'does';
  if (is(verb, 'base') && !(is(verb, 'past') && single)) return single ? 'does' : 'do';
  return is(verb, 'past') ? 'did' : undefined;
}

/**
 * Whether the sentence is a single clause. False if the actual question follows a comma or is in a second clause,
 * as in "When she comes, can we eat?".
 */
function isOneClause(words: readonly Word[], subject: Asked): boolean {
  const rest = words.slice(subject.to);
  if (rest.some((word) => oneOf(word, ',', ';', ':') || isLink(word))) return false;
  return !rest.slice(1).some((word) => is(word, 'be', 'modal') || (is(word, 'third') && !is(word, 'plural')));
}

/** Corrects "What means this word?" → "What does this word mean?" */
export const whatMeans: Pattern = ({ words, question }) => {
  if (!question || !oneOf(words[0], 'what')) return [];
  const meansAt = oneOf(words[1], 'does', 'is', 'do') ? 2 : 1;
  if (!oneOf(words[meansAt], 'means', 'mean')) return [];
  const end = words.findIndex((word) => oneOf(word, '?'));
  const inside = words.slice(meansAt + 1, end);
  const odd = inside.some(
    (word) => is(word, 'subject', 'be', 'mark', 'conjunction') && !oneOf(word, 'it', 'that'),
  );
  if (end < 3 || inside.length > 4 || odd) return [];
  return [change(0, end, `What does ${textOf(words, meansAt + 1, end)} mean`, 'what-means')];
};
