import type { QuestionForm } from '@pratik/contract/question-form';
import type { Bodies } from './items.ts';

/** Marks the answers to questions on texts. Readings and listenings use the same rules. */

type Body = Bodies['question'];

export const formOf = (body: Body): QuestionForm => body.form ?? 'one';

/** The right answer in the form of a choice. */
export const keyOf = (body: Body): number[] => [body.answer].flat();

const distinct = (choice: readonly number[]) => new Set(choice).size === choice.length;

/**
 * Normalises a choice for storage: the order does not matter when several options are chosen. Null when it is not a
 * valid answer to the question.
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

/** Whether the whole choice is right. A partly right choice counts as wrong. */
export const isRight = (body: Body, choice: readonly number[]): boolean => {
  const key = keyOf(body);
  return key.length === choice.length && key.every((index, place) => index === choice[place]);
};

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** Number of possible answers for a guess. Assumes that a learner does not match two prompts with the same option. */
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
