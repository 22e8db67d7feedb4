import { table } from '../../../lexicon/table.ts';
import { past, thirdPerson } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

function negation(from: number, to: number, replacements: string[], confidence = 0.86): Match {
  return { code: 'negation', pattern: 'double-negative', from, to, replacements, confidence };
}

const denied = table<string>({
  can: "can't",
  will: "won't",
  must: "mustn't",
  should: "shouldn't",
  could: "couldn't",
  would: "wouldn't",
});
const affirmed = table<string>({
  "don't": '',
  "doesn't": '',
  "didn't": '',
  "can't": 'can',
  "couldn't": 'could',
  "won't": 'will',
  "wouldn't": 'would',
  "haven't": 'have',
  "hasn't": 'has',
  "hadn't": 'had',
  "isn't": 'is',
  "aren't": 'are',
  "wasn't": 'was',
  "weren't": 'were',
  "shouldn't": 'should',
});
const any = table<string>({
  nobody: 'anybody',
  nothing: 'anything',
  nowhere: 'anywhere',
  'no one': 'anyone',
  none: 'any',
});

/**
 * Returns the affirmative form of a negated verb, for example "sleeps" for "doesn't sleep". `helper` is the negated
 * auxiliary.
 */
function without(helper: Word, verb: string): string {
  if (oneOf(helper, "doesn't")) return thirdPerson(verb);
  return oneOf(helper, "didn't") ? past(verb) : verb;
}

/** Corrects negation before an auxiliary: "she no can come" → "she can't come", "He not is" → "He is not". */
export const noBeforeHelper: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    if (!oneOf(word, 'no', 'not') || !is(words[at - 1], 'subject', 'name', 'human')) return [];
    const modal = denied[next?.lower ?? ''];
    if (modal !== undefined) return [{ ...negation(at, at + 2, [modal]), pattern: 'missing-do' }];
    return oneOf(next, 'is', 'am', 'are', 'was', 'were')
      ? [{ ...negation(at, at + 2, [`${next?.text} not`]), pattern: 'missing-do' }]
      : [];
  });

/**
 * Corrects double negation: "never don't drink" → "never drink", "None … couldn't" → "None … could". Does not
 * handle "Nobody didn't call", which another pattern corrects.
 */
export const twiceDenied: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const right = affirmed[word.lower];
    if (right !== undefined) {
      if (oneOf(words[at - 1], 'never', 'nobody', 'nothing', 'hardly', 'rarely', 'seldom', 'barely')) {
        const verb = words[at + 1];
        if (right !== '') return [negation(at, at + 1, [right])];
        return is(verb, 'base') && verb?.verb !== undefined && !oneOf(words[at - 1], 'nobody', 'nothing')
          ? [negation(at, at + 2, [without(word, verb.verb)])]
          : [];
      }
      if (oneOf(words[at + 1], 'never') && right !== '')
        return [negation(at, at + 2, [`${right} never`, `${word.text} ever`], 0.9)];
      const none = words.slice(0, at);
      const neither =
        none.some((one) => oneOf(one, 'none', 'neither')) &&
        !none.some((one) => is(one, 'mark', 'conjunction') && !oneOf(one, 'nor'));
      return neither && right !== '' ? [negation(at, at + 1, [right])] : [];
    }
    const free = any[word.lower];
    if (free === undefined) return [];
    const near = words.slice(Math.max(0, at - 3), at);
    return near.some((one) => oneOf(one, 'without')) ? [negation(at, at + 1, [free])] : [];
  });
