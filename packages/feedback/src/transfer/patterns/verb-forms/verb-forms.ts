import { irregularVerbs } from '../../../lexicon/verbs-irregular.ts';
import { doublingVerbs } from '../../../lexicon/verbs-regular.ts';
import { past } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { is } from '../../word.ts';

/** Correct past forms that could be mistaken for wrong past forms of other verbs: "founded", "hanged", "lied". */
const otherWords = new Set(
  'founded hanged lied shined winded costed putted layed quitted bended singed ringed waked creeped leaved lighted'.split(
    ' ',
  ),
);

const regularised = new Map(
  irregularVerbs
    .map(([base]) => [regularForm(base), base] as const)
    .filter(
      ([form, base]) => base !== 'be' && base !== 'see' && !otherWords.has(form) && past(base) !== form,
    ),
);

function regularForm(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${doublingVerbs.has(base) ? base + base.slice(-1) : base}ed`;
}

/** Corrects regular past forms of irregular verbs: "We buyed a sofa" → "bought". */
export const regularisedPast: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const base = regularised.get(word.lower);
    if (base === undefined || !is(word, 'unknown')) return [];
    return [
      {
        code: 'tense-other',
        pattern: 'irregular-past',
        from: at,
        to: at + 1,
        replacements: [past(base)],
        confidence: 0.9,
      },
    ];
  });
