import type { Answered } from './kinds/question.ts';
import { inOwnOrder, type Options, optionsOf } from './options.ts';

/**
 * A question in the form that learners see, with the right answer. The answer refers to options by index; the first
 * option has index 0.
 */
export type Asked =
  | (Options & { form?: never; prompts?: never })
  /** For multiple choice: `answer` contains the indexes of the correct options, in ascending order. */
  | { form: 'several'; options: string[]; answer: number[]; prompts?: never }
  /** For ordering: `answer` contains the indexes of the options in their right order. */
  | { form: 'order'; options: string[]; answer: number[]; prompts?: never }
  /** For matching: `answer` contains, for each prompt, the index of the matching option. */
  | { form: 'match'; prompts: string[]; options: string[]; answer: number[] };

/**
 * Converts a question to the form that learners see. The order of the options depends only on the question id and
 * the text of the options.
 */
export function askedOf(id: string, question: Answered): Asked {
  switch (question.form) {
    case 'several': {
      const options = inOwnOrder(id, [...question.rights, ...question.wrong]);
      const answer = question.rights.map((right) => options.indexOf(right)).toSorted((a, b) => a - b);
      return { form: 'several', options, answer };
    }
    case 'order': {
      const drawn = inOwnOrder(id, question.steps);
      const solved = drawn.every((step, at) => step === question.steps[at]);
      const options = solved ? drawn.toReversed() : drawn;
      return { form: 'order', options, answer: question.steps.map((step) => options.indexOf(step)) };
    }
    case 'match': {
      const matches = question.pairs.map(({ match }) => match);
      const options = inOwnOrder(id, [...matches, ...(question.wrong ?? [])]);
      return {
        form: 'match',
        prompts: question.pairs.map(({ prompt }) => prompt),
        options,
        answer: matches.map((match) => options.indexOf(match)),
      };
    }
    default:
      return optionsOf(id, question.right, question.wrong);
  }
}

/**
 * Inverse of `askedOf`: converts a question from the form that learners see to the form in which authors write
 * questions. The wrong options remain in the order in which learners see them.
 */
export function answeredOf(asked: Asked) {
  const at = (index: number) => asked.options[index] ?? '';
  const rest = (keys: readonly number[]) => asked.options.filter((_, index) => !keys.includes(index));
  switch (asked.form) {
    case 'several':
      return { form: 'several' as const, rights: asked.answer.map(at), wrong: rest(asked.answer) };
    case 'order':
      return { form: 'order' as const, steps: asked.answer.map(at) };
    case 'match': {
      const pairs = asked.prompts.map((prompt, index) => ({ prompt, match: at(asked.answer[index] ?? -1) }));
      return { form: 'match' as const, pairs, wrong: rest(asked.answer) };
    }
    default:
      return { right: at(asked.answer), wrong: rest([asked.answer]) };
  }
}
