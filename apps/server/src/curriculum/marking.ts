import type { QuestionForm } from '@pratik/contract/question-form';
import type { Bodies } from './items.ts';

/** What is right, asked of questions on texts: the same in reading and in listening. */

type Body = Bodies['question'];

export const formOf = (body: Body): QuestionForm => body.form ?? 'one';

/** The right answer, told as a choice is. */
export const keyOf = (body: Body): number[] => [body.answer].flat();

const distinct = (choice: readonly number[]) => new Set(choice).size === choice.length;

/** A choice as it is kept: of several options their order says nothing. Null where it does not answer the question. */
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

/** Whether all of a choice is right; a part of it counts for nothing. */
export const isRight = (body: Body, choice: readonly number[]): boolean => {
  const key = keyOf(body);
  return key.length === choice.length && key.every((index, place) => index === choice[place]);
};

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** Among how many answers a guess would choose; nobody gives one thing to two prompts on purpose. */
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
