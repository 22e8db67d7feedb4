import { participle } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { nounPhrase } from '../../noun-phrase.ts';
import { skipAdverbs } from '../../subjects.ts';
import { is, oneOf, type Word } from '../../word.ts';

const tense = (
  from: number,
  to: number,
  replacements: string[],
  pattern: string,
  confidence: number,
): Match => ({
  code: 'tense-other',
  pattern,
  from,
  to,
  replacements,
  confidence,
});

type Halves = { condition: { subject: number; verb: number }; main: { from: number; to: number } };

/**
 * Splits a sentence that contains "if" once: returns the subject and verb of the condition, and the word range of
 * the main clause. Returns undefined if the sentence has another form.
 */
function halves(words: readonly Word[]): Halves | undefined {
  const at = words.findIndex((word) => oneOf(word, 'if', 'unless'));
  if (
    at < 0 ||
    oneOf(words[at - 1], 'as', 'even', 'only', 'what') ||
    words.filter((word) => oneOf(word, 'if', 'unless')).length > 1
  )
    return undefined;
  const subject = nounPhrase(words, at + 1);
  if (subject === undefined) return undefined;
  const verb = skipAdverbs(words, subject.to);
  const comma = words.findIndex((word, index) => index > at && oneOf(word, ','));
  // Skips reported speech, in which "would" is right, as in "said that it would follow if …".
  if (words.slice(0, at).some((word) => oneOf(word, 'that', 'said', 'told', 'thought'))) return undefined;
  if (at > 1) return { condition: { subject: subject.head, verb }, main: { from: 0, to: at } };
  return comma < 0
    ? undefined
    : { condition: { subject: subject.head, verb }, main: { from: comma + 1, to: words.length } };
}

const present = ['now', 'today', 'still', 'currently', 'anymore'];

/**
 * Corrects the main clause of a condition: "If I had known, I would take a train" → "would have taken", "If I had
 * money, I will buy it" → "would buy".
 */
export const unrealCondition: Pattern = ({ words }) => {
  const found = halves(words);
  if (found === undefined) return [];
  const { condition, main } = found;
  const had = oneOf(words[condition.verb], 'had', "hadn't");
  const next = words[skipAdverbs(words, condition.verb + 1)];
  const past =
    had &&
    (is(next, 'participle', 'be') || oneOf(next, 'not') || /ed$/.test(next?.lower ?? '')) &&
    !is(next, 'noun');
  const unreal =
    oneOf(words[condition.verb], 'were', "weren't") &&
    oneOf(words[condition.subject], 'i', 'he', 'she', 'it');
  const helperAt = words.findIndex(
    (word, index) =>
      index >= main.from &&
      index < main.to &&
      oneOf(word, 'would', "wouldn't", 'will', "won't", 'could', 'might'),
  );
  const helper = words[helperAt];
  if (helper === undefined) return [];
  const swapped = helper.lower.replace('will', 'would').replace("won't", "wouldn't");
  if (unreal && oneOf(helper, 'will', "won't"))
    return [tense(helperAt, helperAt + 1, [swapped], 'second-conditional', 0.86)];
  if (!past || words.slice(main.from, main.to).some((word) => oneOf(word, ...present))) return [];
  const verbAt = skipAdverbs(words, helperAt + 1);
  const verb = words[is(words[verbAt], 'subject') ? verbAt + 1 : verbAt];
  const base = oneOf(verb, 'be') ? 'be' : verb?.verb;
  if (
    base === undefined ||
    verb === undefined ||
    !(is(verb, 'base') || base === 'be') ||
    (oneOf(verb, 'have') && is(words[verbAt + 1], 'participle', 'be'))
  )
    return [];
  if (is(words[verbAt], 'subject') || verbAt > helperAt + 1) return [];
  const done = base === 'be' ? 'been' : participle(base);
  return [tense(helperAt, verbAt + 1, [`${swapped} have ${done}`], 'third-conditional', 0.83)];
};
