import { evidenceLines } from '@pratik/content/kinds/question';
import type { AskedQuestion } from '@pratik/contract/asked-question';
import type { Item } from './items.ts';
import { choiceFor, formOf, isRight, keyOf, waysToAnswer } from './marking.ts';

export type Marked = {
  /** What was chosen, as it is kept. */
  choice: number[];
  right: boolean;
  /** Among how many answers a guess would choose. */
  ways: number;
};

/** What an answer is worth; null where it does not answer the question. */
export const markAnswer = (
  { body }: Pick<Item<'question'>, 'body'>,
  given: readonly number[],
): Marked | null => {
  const choice = choiceFor(body, given);
  return choice && { choice, right: isRight(body, choice), ways: waysToAnswer(body) };
};

/** A question as the learner meets it; what is right is told once it is answered. */
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
