import type { QuestionForm } from '@pratik/contract/question-form';
import type { Bodies } from './items.ts';

/** Marks the answers of learners to questions on reading and listening texts. */

type Body = Bodies['question'];

export const formOf = (body: Body): QuestionForm => body.form ?? 'one';

/** Returns the right answer as a list of option positions, like a learner’s choice. */
export const keyOf = (body: Body): number[] => [body.answer].flat();

const distinct = (choice: readonly number[]) => new Set(choice).size === choice.length;

/**
 * Normalises a choice for storage. When several options may be chosen, their order is ignored. Null when the choice
 * is not a valid answer.
 */
export const choiceFor = (body: Body, given: readonly number[]): number[] | null => {
  if (given.some((index) => index >= body.options.length)) return null;
  switch (body.form) {
    case 'several':
      return given.length > 0 && distinct(given) ? given.toSorted((a, b) => a - b) : null;
    case 'order':
      return given.length === body.options.length && distinct(given) ? [...given] : null;
    case 'match':
      return given.length === body.prompts.length ? [...given] : null;
    default:
      return given.length === 1 ? [...given] : null;
  }
};

/** Returns whether the whole choice is correct. A partly correct choice counts as wrong. */
export const isRight = (body: Body, choice: readonly number[]): boolean => {
  const key = keyOf(body);
  return key.length === choice.length && key.every((index, place) => index === choice[place]);
};

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/**
 * Returns the number of possible answers to a question, which determines the chance of guessing right. For a
 * matching question, each option is assumed to be used once.
 */
export const waysToAnswer = (body: Body): number => {
  const options = body.options.length;
  switch (body.form) {
    case 'several':
      return 2 ** options - 1;
    case 'order':
      return factorial(options);
    case 'match':
      return factorial(options) / factorial(options - body.prompts.length);
    default:
      return options;
  }
};
