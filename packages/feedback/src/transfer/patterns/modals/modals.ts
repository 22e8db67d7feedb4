import { table } from '../../../lexicon/table.ts';
import { participle } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { is, isPureVerb, oneOf, type Word } from '../../word.ts';

const modal =
  `can could must should will would may might can't cannot couldn't mustn't shouldn't won't wouldn't`.split(
    /\s+/,
  );
/** Words before a clause with a modal verb in which "to" after the modal is right, as in "what I can to help". */
const openers = `what all whatever everything anything as than best only much`.split(/\s+/);

function change(from: number, to: number, right: string, pattern: string, confidence: number): Match {
  return { code: 'modal', pattern, from, to, replacements: [right], confidence };
}

/**
 * Corrects the verb after a modal verb: "can to swim" → "can swim", "can speaks" → "can speak", "will going" →
 * "will go", "must don't" → "mustn't".
 */
export const modals: Pattern = ({ words }) =>
  words.flatMap((word, at) => {
    if (!oneOf(word, ...modal)) return [];
    const before = words[at - 1];
    const inQuestion = at === 0 || is(before, 'question');
    const subject =
      is(before, 'subject', 'name', 'human', 'plural') ||
      oneOf(before, 'everyone', 'everybody', 'people', 'not');
    if (oneOf(words[at + 1], 'to')) return subject ? withoutTo(words, at) : [];
    if (inQuestion && is(words[at + 1], 'subject') && oneOf(words[at + 2], 'to')) {
      return isVerbAt(words, at + 3)
        ? [change(at + 2, at + 4, words[at + 3]?.lower ?? '', 'modal-to', 0.85)]
        : [];
    }
    return subject ? bareVerb(words, at) : [];
  });

function withoutTo(words: readonly Word[], at: number): Match[] {
  if (words.slice(0, at).some((word) => oneOf(word, ...openers)) || !isVerbAt(words, at + 2)) return [];
  return [change(at, at + 3, `${words[at]?.text} ${words[at + 2]?.text}`, 'modal-to', 0.9)];
}

function isVerbAt(words: readonly Word[], at: number): boolean {
  return is(words[at], 'base') || oneOf(words[at], 'be', 'have', 'do');
}

function bareVerb(words: readonly Word[], at: number): Match[] {
  const word = words[at];
  const verb = words[at + 1];
  if (word === undefined || verb === undefined) return [];
  if (oneOf(verb, "don't") && oneOf(word, 'can', 'must', 'should')) {
    return [change(at, at + 2, word.lower === 'can' ? "can't" : `${word.lower}n't`, 'modal-negative', 0.9)];
  }
  if (verb.verb === undefined || is(verb, 'base', 'noun', 'adjective', 'adverb')) return [];
  const person = is(words[at - 1], 'subject');
  if (is(verb, 'third') && (person || !is(verb, 'plural')))
    return [change(at + 1, at + 2, verb.verb, 'modal-bare', 0.9)];
  if (is(verb, 'past') && person) {
    const perfect = `have ${participle(verb.verb)}`;
    return [{ ...change(at + 1, at + 2, verb.verb, 'modal-bare', 0.9), replacements: [verb.verb, perfect] }];
  }
  if (is(verb, 'gerund') && person) return [change(at + 1, at + 2, verb.verb, 'modal-bare', 0.8)];
  return [];
}

const uninflected = table({ cans: 'can', musts: 'must', shoulds: 'should', mays: 'may' });

/** Corrects "He cans speak" → "He can speak". */
export const inflectedModal: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const right = uninflected[word.lower];
    const verb = words[at + 1];
    if (right === undefined || !is(words[at - 1], 'subject', 'name', 'human')) return [];
    return isPureVerb(verb) || is(verb, 'base') ? [change(at, at + 1, right, 'modal-bare', 0.9)] : [];
  });
