import { table } from '../../../lexicon/table.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { headOfPhrase } from '../../verbs.ts';
import { is, oneOf } from '../../word.ts';
import { isAmount, isMany, say } from './there-is.ts';

const many = table<string>({
  is: 'are',
  was: 'were',
  "isn't": "aren't",
  "wasn't": "weren't",
  "there's": 'there are',
  has: 'have',
  seems: 'seem',
});

const one = table<string>({ are: 'is', were: 'was', "aren't": "isn't", "weren't": "wasn't" });

const counters = ['many', 'several', 'few', 'hundreds', 'thousands', 'lots'];

/**
 * Corrects the verb after "there": "There was hundreds of cyclists" → "were", "There are some water" → "is", "Is
 * there many hotels" → "Are there".
 */
export const thereAgrees: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'there')) return [];
    const asked = oneOf(words[at - 1], ...Object.keys(one), 'is', 'was', "isn't", "wasn't") && at < 3;
    const be = asked ? at - 1 : at + 1;
    let from = asked ? at + 1 : at + 2;
    if (oneOf(words[at + 1], 'has', 'have') && oneOf(words[at + 2], 'been') && !asked) from = at + 3;
    while (oneOf(words[from], 'not', 'always', 'usually', 'also', 'still', 'only')) from++;
    const form = words[be];
    const next = words[from];
    if (form === undefined || next === undefined) return [];
    const amount = oneOf(next, 'much', 'little', 'enough', 'many') ? from + 1 : from;
    const head = headOfPhrase(words, amount);
    if (oneOf(next, 'no') && oneOf(words[from + 1], 'any'))
      return [found('negation', 'double-negative', from, from + 2, ['no'], 0.86)];
    const perfect = from === at + 3 && oneOf(words[at + 2], 'been');
    if (oneOf(form, 'is', 'was', "isn't", "wasn't", 'seems') || (perfect && oneOf(form, 'has'))) {
      const counted =
        oneOf(next, ...counters) ||
        (is(next, 'number') && !oneOf(next, 'one', '1')) ||
        oneOf(words[from + 1], 'lot', 'couple') ||
        oneOf(next, 'any', 'some', 'no', 'enough');
      if (!counted || !isMany(words, from) || oneOf(words[from + 1], 'than', 'o')) return [];
      if (oneOf(next, 'many', 'few') && oneOf(words[from + 1], 'a', 'of')) return [];
      // Skips a verb that agrees with the first noun of a list, as in "There is a table and two chairs". Also skips
      // "two hours' walk", which is singular.
      if (
        is(next, 'number') &&
        !(is(words[head ?? -1], 'plural') && !/['’]$/.test(words[head ?? -1]?.text ?? ''))
      )
        return [];
      const right = many[form.lower];
      return right === undefined ? [] : say(be, be + 1, right, 'there-are', 0.85);
    }
    const mass =
      is(words[head ?? -1], 'mass') &&
      !is(words[head ?? -1], 'plural') &&
      !oneOf(words[head ?? -1], 'data', 'police', 'fish');
    const single =
      oneOf(next, 'a', 'an') &&
      is(words[head ?? -1], 'noun') &&
      !is(words[head ?? -1], 'plural') &&
      ![
        'few',
        'lot',
        'couple',
        'number',
        'range',
        'variety',
        'great',
        'good',
        'wide',
        'large',
        'huge',
      ].includes(words[from + 1]?.lower ?? '');
    const lotOf =
      oneOf(next, 'a', 'lots') && words.slice(from, from + 3).findIndex((one) => oneOf(one, 'of'));
    const ofMass =
      typeof lotOf === 'number' && lotOf > 0 && oneOf(words[from + lotOf - 1], 'lot', 'lots')
        ? words[from + lotOf + 1]
        : undefined;
    if (
      oneOf(form, 'are', 'were') &&
      is(ofMass, 'mass') &&
      !is(ofMass, 'plural') &&
      !is(words[from + 3 + (oneOf(next, 'a') ? 1 : 0)], 'noun', 'plural') &&
      !oneOf(ofMass, 'police', 'data', 'fish', 'fruit')
    )
      return say(be, be + 1, one[form.lower] ?? 'is', 'there-are', 0.85);
    if (oneOf(form, 'are', 'were', "aren't", "weren't")) {
      const little =
        mass && oneOf(next, 'some', 'much', 'any', 'no', 'little', 'enough') && head === from + 1;
      const right = one[form.lower];
      const afterHead = words[(head ?? 0) + 1];
      if (
        right === undefined ||
        (!little && !single) ||
        is(afterHead, 'noun', 'plural') ||
        oneOf(afterHead, 'and', ',')
      )
        return [];
      return say(be, be + 1, right, 'there-are', 0.85);
    }
    if (perfect && oneOf(form, 'have') && single && !oneOf(words[(head ?? 0) + 1], 'and'))
      return say(be, be + 1, 'has', 'there-are', 0.85);
    return [];
  });

/**
 * Corrects "My grandfather there are two cows" → "My grandfather has two cows". In English, the owner is the
 * subject.
 */
export const personThereIs: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'there') || !oneOf(words[at + 1], 'is', 'are') || !isAmount(words[at + 2]) || at === 0)
      return [];
    const owner = words[at - 1];
    const first = oneOf(owner, 'i', 'we', 'they', 'you');
    const person =
      (is(owner, 'human') && is(words[at - 2], 'possessive')) ||
      is(owner, 'name') ||
      oneOf(owner, 'he', 'she');
    if ((!first && !person) || (at > 2 && !is(words[at - 3], 'mark', 'conjunction'))) return [];
    return say(at, at + 2, first || is(owner, 'plural') ? 'have' : 'has', 'has-for-there', 0.86);
  });
