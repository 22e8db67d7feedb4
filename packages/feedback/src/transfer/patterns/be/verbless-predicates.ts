import { endOfPredicate, feelings, needObject, neverPredicates } from '../../../lexicon/predicates.ts';
import { headOfPhrase } from '../../verbs.ts';
import { is, oneOf, type Word } from '../../word.ts';
import { type Clause, mayBeFinite, type Subject } from './verbless-subjects.ts';

/** Whether the rest of the clause from `at` would be a complete predicate with "be" before it. */
export function isPredicate(words: readonly Word[], at: number, clause: Clause, subject: Subject): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (word === undefined || at >= clause.to) return false;
  const over = at + 1 >= clause.to;
  const pronoun = subject.kind === 'pronoun';
  const rest = is(next, 'preposition', 'conjunction') || oneOf(next, ...endOfPredicate);
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

/** Whether the clause contains a verb outside the predicate. Infinitives do not count. */
export const hasVerb = (words: readonly Word[], from: number, to: number, predicate: number): boolean =>
  words.slice(from, to).some((word, index) => {
    const at = from + index;
    return at !== predicate && !oneOf(words[at - 1], 'to') && mayBeFinite(word);
  });

/**
 * Whether the phrase belongs to a longer sentence and is not a clause, as in "The man at the desk, which …" and
 * "His father a carpenter, he …".
 */
export function goesOn(words: readonly Word[], clause: Clause, subject: Subject): boolean {
  if (subject.kind === 'pronoun') return false;
  if (oneOf(clause.after, 'who', 'which', 'where')) return true;
  return (
    clause.from === 0 &&
    oneOf(clause.after, ',') &&
    !oneOf(words[clause.to + 1], 'so', 'but', 'and', 'because')
  );
}
