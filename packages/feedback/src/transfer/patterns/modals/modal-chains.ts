import { table } from '../../../lexicon/table.ts';
import { gerund } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

const helped = table<string>({ can: 'can', must: 'must', should: 'should', will: 'will' });

/**
 * Corrects modal verbs: "Do you can ride" → "Can you ride", "will can come" → "will be able to come", "Yesterday I
 * must work" → "had to work", "rather to walk" → "rather walk".
 */
export const modalChains: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const modal = (from: number, to: number, replacements: string[], confidence = 0.88): Match[] => [
      { code: 'modal', pattern: 'modal-bare', from, to, replacements, confidence },
    ];
    const next = words[at + 1];
    const after = words[at + 2];
    if (oneOf(word, 'do', 'does', 'did') && is(next, 'subject') && helped[after?.lower ?? ''] !== undefined)
      return modal(at, at + 3, [`${after?.lower} ${next?.text}`], 0.92);
    if (oneOf(word, "don't", "doesn't") && oneOf(next, 'can', 'must', 'should'))
      return modal(at, at + 2, [oneOf(next, 'can') ? "can't" : `${next?.text}n't`], 0.92);
    if (oneOf(word, 'can') && oneOf(next, 'have') && is(after, 'participle') && is(words[at - 1], 'subject'))
      return modal(at, at + 1, ['could']);
    if (oneOf(word, 'will', "won't", 'might', 'may', 'should') && oneOf(next, 'can'))
      return modal(at, at + 2, [`${word.text} be able to`]);
    if (oneOf(word, 'will', 'may', 'might') && oneOf(next, 'must'))
      return modal(at, at + 2, [`${word.text} have to`]);
    if (oneOf(word, 'can', 'could') && (oneOf(next, 'able') || (oneOf(next, 'be') && oneOf(after, 'able'))))
      return modal(at, oneOf(next, 'able') ? at + 3 : at + 4, [word.text]);
    if (
      oneOf(word, 'must') &&
      is(words[at - 1], 'subject') &&
      is(next, 'base') &&
      !oneOf(next, 'have', 'be') &&
      (oneOf(words[0], 'yesterday', 'last') ||
        words
          .slice(at)
          .some(
            (one, index) =>
              oneOf(one, 'yesterday') ||
              (oneOf(one, 'last') &&
                oneOf(words[at + index + 1], 'week', 'night', 'year', 'month', 'summer')),
          ))
    )
      return modal(at, at + 1, ['had to']);
    if (
      oneOf(word, 'rather', 'better') &&
      oneOf(next, 'to') &&
      is(after, 'base') &&
      (/'d$/.test(words[at - 1]?.lower ?? '') || oneOf(words[at - 1], 'had', 'would'))
    )
      return modal(at + 1, at + 3, [after?.text ?? '']).map((match) =>
        oneOf(word, 'rather') ? { ...match, code: 'verb-pattern' as const, pattern: 'let-make' } : match,
      );
    if (oneOf(word, "let's", 'let’s') && oneOf(next, 'to') && is(after, 'base'))
      return [
        {
          ...modal(at + 1, at + 3, [after?.text ?? ''])[0],
          code: 'verb-pattern',
          pattern: 'let-make',
        } as Match,
      ];
    const useless =
      oneOf(word, 'to') &&
      ((oneOf(words[at - 1], 'use') && oneOf(words[at - 2], 'no')) ||
        (oneOf(words[at - 1], 'point') && oneOf(words[at - 2], 'no')));
    if (useless && next?.verb !== undefined && is(next, 'base'))
      return [
        {
          ...modal(at, at + 2, [gerund(next.verb)])[0],
          code: 'verb-pattern',
          pattern: 'gerund-phrase',
        } as Match,
      ];
    return [];
  });
