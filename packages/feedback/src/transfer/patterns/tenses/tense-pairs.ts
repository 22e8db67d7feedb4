import { participle, past } from '../../inflection.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { headOfPhrase } from '../../verbs.ts';
import { is, oneOf, type Word } from '../../word.ts';

const ends = (word: Word | undefined) =>
  word === undefined || (is(word, 'mark') && !oneOf(word, '-', "'", '"'));

/**
 * Corrects tenses that do not fit together: "was cooking when the doorbell rings" → "rang", "I wish I know" →
 * "knew", "If I would have money" → "had", "didn't finish … yet" → "haven't finished … yet".
 */
export const tensePairs: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const tense = (
      from: number,
      to: number,
      right: string,
      code: Match['code'] = 'tense-other',
      confidence = 0.8,
    ): Match[] => [
      found(code, code === 'tense-other' ? 'past-time' : 'perfect-for', from, to, [right], confidence),
    ];
    const next = words[at + 1];
    if (
      oneOf(word, 'when') &&
      words.slice(0, at).some((one, index) => oneOf(one, 'was', 'were') && is(words[index + 1], 'gerund'))
    ) {
      const end = is(next, 'subject') ? at + 2 : (headOfPhrase(words, at + 1) ?? -2) + 1;
      const verb = words[end];
      if (verb?.verb !== undefined && is(verb, 'third', 'base') && !is(verb, 'past', 'be'))
        return tense(end, end + 1, past(verb.verb));
    }
    if (
      word.verb === 'wish' &&
      is(next, 'subject') &&
      words[at + 2]?.verb !== undefined &&
      is(words[at + 2], 'base', 'third') &&
      !is(words[at + 2], 'past', 'modal') &&
      !oneOf(next, 'you')
    )
      return tense(at + 2, at + 3, past(words[at + 2]?.verb ?? ''), 'tense-other', 0.86);
    if (
      oneOf(word, 'if') &&
      is(next, 'subject') &&
      oneOf(words[at + 2], 'would') &&
      is(words[at + 3], 'base', 'have', 'be') &&
      oneOf(
        words[at + 3],
        'have',
        'be',
        'know',
        'win',
        'live',
        'go',
        'study',
        'work',
        'earn',
        'find',
        'become',
        'get',
        'come',
        'speak',
        'buy',
        'see',
      ) &&
      !is(words[at + 4], 'participle', 'be')
    ) {
      const verb = words[at + 3];
      return tense(
        at + 2,
        at + 4,
        oneOf(verb, 'be') ? 'were' : past(verb?.verb ?? verb?.lower ?? ''),
        'tense-other',
        0.84,
      );
    }
    if (
      oneOf(word, "didn't") &&
      next?.verb !== undefined &&
      is(next, 'base') &&
      words.slice(at).some((one, index) => oneOf(one, 'yet') && ends(words[at + index + 1]))
    ) {
      const subject = words[at - 1];
      return tense(
        at,
        at + 2,
        `${oneOf(subject, 'he', 'she', 'it') || is(subject, 'human', 'name') ? "hasn't" : "haven't"} ${participle(next.verb)}`,
        'tense-present-perfect',
        0.74,
      );
    }
    if (
      oneOf(word, 'am', 'is', 'are') &&
      oneOf(next, 'a', 'an') &&
      is(words[at + 2], 'occupation', 'human') &&
      oneOf(words[at + 3], 'for') &&
      is(words[at + 4], 'number') &&
      oneOf(words[at + 5], 'years', 'months')
    )
      return tense(at, at + 1, oneOf(word, 'is') ? 'has been' : 'have been', 'tense-present-perfect', 0.86);
    if (
      question &&
      at === 0 &&
      oneOf(word, 'when') &&
      oneOf(next, 'have', 'has') &&
      is(words[2], 'subject') &&
      words[3]?.verb !== undefined &&
      is(words[3], 'participle')
    )
      return tense(1, 4, `did ${words[2]?.text} ${words[3].verb}`, 'tense-present-perfect', 0.86);
    if (
      oneOf(word, 'can') &&
      is(words[at - 1], 'subject') &&
      oneOf(words[0], 'when') &&
      is(words[1], 'subject') &&
      oneOf(words[2], 'was', 'were') &&
      words.slice(0, at).some((one) => oneOf(one, ','))
    )
      return [found('modal', 'modal-bare', at, at + 1, ['could'], 0.85)];
    if (
      oneOf(word, 'already') &&
      is(next, 'past') &&
      next?.verb !== undefined &&
      oneOf(words[0], 'by') &&
      oneOf(words[2], 'time')
    )
      return tense(at, at + 2, `had already ${participle(next.verb)}`, 'tense-other', 0.84);
    return [];
  });
