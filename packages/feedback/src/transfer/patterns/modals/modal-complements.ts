import { participle } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

const modal = (
  from: number,
  to: number,
  replacements: string[],
  pattern: string,
  confidence = 0.88,
): Match => ({
  code: 'modal',
  pattern,
  from,
  to,
  replacements,
  confidence,
});

const plainModals =
  `can could must should will would may might can't cannot couldn't mustn't shouldn't won't wouldn't`.split(
    /\s+/,
  );
const guesses = ['may', 'might', 'could', 'must', 'should', 'would'];

/** Whether the words directly before the index `at` are a subject. */
const afterSubject = (words: readonly Word[], at: number): boolean =>
  is(words[at - 1], 'subject', 'noun', 'plural', 'mass', 'name', 'human', 'unknown', 'place') ||
  oneOf(words[at - 1], 'everyone', 'everybody', 'nobody', 'people', 'who', 'that', 'which', 'not', 'this');

/**
 * Corrects the verb after a modal verb: "might to postpone" → "might postpone", "may escaped" → "may have escaped",
 * "must showing" → "must show".
 */
export const bareAfterModal: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, ...plainModals) || !afterSubject(words, at)) return [];
    if (
      is(word, 'noun') &&
      oneOf(word, 'can', 'will', 'may', 'might', 'must') &&
      is(words[at - 1], 'determiner')
    )
      return [];
    const next = words[at + 1];
    const after = words[at + 2];
    if (oneOf(next, 'not') && oneOf(after, 'to') && is(words[at + 3], 'base'))
      return [modal(at + 1, at + 4, [`not ${words[at + 3]?.text}`], 'modal-to')];
    if (oneOf(next, 'to') && (is(after, 'base') || oneOf(after, 'be', 'have', 'do'))) {
      const ending = words
        .slice(0, at)
        .some((one) =>
          oneOf(
            one,
            'what',
            'all',
            'whatever',
            'everything',
            'than',
            'best',
            'much',
            'only',
            'anything',
            'as',
            'will',
          ),
        );
      return ending ? [] : [modal(at, at + 3, [`${word.text} ${after?.text}`], 'modal-to')];
    }
    const actor = is(words[at - 1], 'subject', 'human', 'name');
    if (actor && next?.verb !== undefined && is(next, 'third') && !is(next, 'base'))
      return [modal(at + 1, at + 2, [next.verb], 'modal-bare', 0.9)];
    if (
      next?.verb === undefined ||
      is(next, 'base', 'noun', 'adjective', 'plural', 'adverb', 'preposition', 'modal')
    )
      return [];
    if (is(next, 'third')) return [modal(at + 1, at + 2, [next.verb], 'modal-bare', 0.9)];
    if (is(next, 'gerund')) return [modal(at + 1, at + 2, [next.verb], 'modal-bare')];
    if (!is(next, 'past', 'participle')) return [];
    const perfect = `have ${participle(next.verb)}`;
    const both = oneOf(word, ...guesses) ? [perfect, next.verb] : [next.verb, perfect];
    return [modal(at + 1, at + 2, both, 'modal-bare', 0.9)];
  });

/** Corrects "should have tell" → "should have told". */
export const participleAfterModalHave: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at + 1];
    if (
      !oneOf(word, 'have') ||
      !oneOf(
        words[at - 1],
        'should',
        'could',
        'would',
        'must',
        'might',
        'may',
        "shouldn't",
        "couldn't",
        "wouldn't",
      )
    )
      return [];
    if (
      verb?.verb === undefined ||
      is(verb, 'participle', 'noun', 'adjective', 'mass') ||
      !is(verb, 'base', 'past')
    )
      return [];
    return [modal(at + 1, at + 2, [participle(verb.verb)], 'modal-have')];
  });

const wishes = new Set([
  'want',
  'hope',
  'need',
  'like',
  'love',
  'expect',
  'plan',
  'hate',
  'prefer',
  'have',
  'try',
]);

/** Corrects "wants to can dive" → "wants to be able to dive". */
export const toCan: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const wish =
      wishes.has(words[at - 2]?.verb ?? '') ||
      is(words[at - 2], 'have', 'adjective') ||
      oneOf(words[at - 2], 'going');
    if (!oneOf(word, 'can', 'must') || !oneOf(words[at - 1], 'to') || !wish || !is(words[at + 1], 'base'))
      return [];
    return [modal(at, at + 1, [oneOf(word, 'can') ? 'be able to' : 'have to'], 'to-can')];
  });
