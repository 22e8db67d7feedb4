import { past, thirdPerson } from '../../inflection.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/**
 * Corrects double negation ("can't hardly", "without no", "never didn't") and negation without an auxiliary
 * ("Please not touch" → "Please don't touch").
 */
export const denial: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    const before = words[at - 1];
    if (oneOf(word, 'hardly') && /^(?:could|can|would|do|did)n't$|^can't$/.test(words[at - 1]?.lower ?? ''))
      return [
        found(
          'negation',
          'double-negative',
          at - 1,
          at,
          [(words[at - 1]?.lower ?? '').replace(/n't$/, '').replace(/^ca$/, 'can')],
          0.86,
        ),
      ];
    if (oneOf(word, 'no') && oneOf(words[at - 1], 'without'))
      return [found('negation', 'double-negative', at, at + 1, ['any'], 0.88)];
    if (oneOf(word, 'neither', 'none') && oneOf(next, 'of')) {
      const helper = words.findIndex(
        (one, index) => index > at + 2 && oneOf(one, "didn't", "doesn't", "don't"),
      );
      const verb = words[helper + 1];
      if (helper > 0 && verb?.verb !== undefined && is(verb, 'base'))
        return [
          found(
            'negation',
            'double-negative',
            helper,
            helper + 2,
            [oneOf(words[helper], "didn't") ? past(verb.verb) : thirdPerson(verb.verb)],
            0.86,
          ),
        ];
    }
    if (oneOf(word, 'never') && oneOf(next, "didn't") && after?.verb !== undefined)
      return [found('negation', 'double-negative', at, at + 3, [`never ${past(after.verb)}`], 0.93)];
    if (oneOf(word, 'please') && oneOf(next, 'not') && is(after, 'base') && at === 0)
      return [found('negation', 'missing-do', at + 1, at + 2, ["don't", 'do not'], 0.88)];
    if (
      oneOf(word, 'nothing', 'nobody', 'nowhere') &&
      /n't$/.test(before?.lower ?? '') &&
      before !== undefined &&
      oneOf(before, "isn't", "wasn't", "aren't")
    )
      return [found('negation', 'double-negative', at, at + 1, [word.lower.replace(/^no/, 'any')], 0.88)];
    if (
      oneOf(word, 'not') &&
      is(next, 'gerund') &&
      !is(next, 'noun') &&
      at < 4 &&
      is(words[0], 'possessive', 'determiner') &&
      is(before, 'noun') &&
      !words.slice(0, at).some((one) => is(one, 'be'))
    )
      return [found('negation', 'missing-do', at, at + 1, ["isn't", 'is not'], 0.8)];
    return [];
  });
