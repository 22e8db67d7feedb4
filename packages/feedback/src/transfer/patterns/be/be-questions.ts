import type { Match, Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

function change(from: number, to: number, right: string, pattern: string): Match {
  return { code: 'question-formation', pattern, from, to, replacements: [right], confidence: 0.85 };
}

/** Corrects "Where my keys?" → "Where are my keys?" */
export const questionWithoutBe: Pattern = ({ words, question }) => {
  const [asking, owner, thing, end] = words;
  if (
    !question ||
    !oneOf(asking, 'where', 'who', 'what', 'how') ||
    !is(owner, 'possessive') ||
    !oneOf(end, '?')
  )
    return [];
  if (!is(thing, 'noun', 'plural') || is(thing, 'base')) return [];
  const be = is(thing, 'plural') ? 'are' : 'is';
  return [{ ...change(0, 1, `${asking?.text} ${be}`, 'be-omission'), code: 'be-omission' }];
};

const plain = new Set(
  `agree want know understand need think remember believe speak go live learn study eat drink sleep prefer hate`.split(
    ' ',
  ),
);

/**
 * Corrects the wrong auxiliary in a question: "Is she likes pizza?" → "Does she like", "Are you want tea?" → "Do
 * you want", "Do you can" → "Can you".
 */
export const wrongHelper: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const subject = words[at + 1];
    const verb = words[at + 2];
    const opens = at === 0 || (at === 1 && is(words[0], 'question'));
    if (!question || !opens || verb === undefined || !is(subject, 'subject')) return [];
    if (oneOf(word, 'do', 'does') && oneOf(verb, 'can', 'must', 'should', 'will')) {
      return [change(at, at + 3, `${verb.lower} ${subject?.text}`, 'question-order')];
    }
    if (!oneOf(word, 'am', 'is', 'are') || verb.verb === undefined) return [];
    const third = is(verb, 'third') && oneOf(subject, 'he', 'she', 'it') && !is(verb, 'plural');
    const likes = oneOf(verb, 'likes', 'works', 'plays', 'loves', 'wants', 'lives', 'needs');
    const base = is(verb, 'base') && plain.has(verb.lower) && !oneOf(subject, 'it');
    if (!third && !(likes && oneOf(subject, 'he', 'she')) && !base) return [];
    const helper = oneOf(subject, 'he', 'she', 'it') ? 'does' : 'do';
    return [change(at, at + 3, `${helper} ${subject?.text} ${verb.verb}`, 'question-do')];
  });
