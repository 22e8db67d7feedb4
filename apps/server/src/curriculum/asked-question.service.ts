import { evidenceLines } from '@pratik/content/kinds/question';
import type { AskedQuestion } from '@pratik/contract/asked-question';
import type { Item } from './items.ts';
import { choiceFor, formOf, isRight, keyOf, waysToAnswer } from './marking.ts';

export type Marked = {
  /** The stored form of the options that the learner chose. */
  choice: number[];
  right: boolean;
  /**
   * Number of possible answers to the question. The probability of guessing the right answer is 1 divided by this
   * number.
   */
  ways: number;
};

/** Marks an answer as right or wrong. Returns null when the answer is not valid for the question. */
export const markAnswer = (
  { body }: Pick<Item<'question'>, 'body'>,
  given: readonly number[],
): Marked | null => {
  const choice = choiceFor(body, given);
  return choice && { choice, right: isRight(body, choice), ways: waysToAnswer(body) };
};

/**
 * Returns the form of a question that is sent to the learner. The correct answer is included only after the learner
 * has answered.
 */
export const askedView = (
  { id, body }: Pick<Item<'question'>, 'id' | 'body'>,
  given: { choice: readonly number[] } | undefined,
): AskedQuestion => ({
  id,
  form: formOf(body),
  ask: body.ask,
  prompts: body.prompts ?? [],
  options: body.options,
  given: given
    ? {
        choice: [...given.choice],
        answer: keyOf(body),
        right: isRight(body, given.choice),
        evidence: evidenceLines(body.evidence),
        why: body.why,
      }
    : null,
});
