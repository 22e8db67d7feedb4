import { createHash } from 'node:crypto';
import { straightMarks } from '@pratik/text/printed-marks';

/** The options in the order that learners see, and the index of the correct option. The first option has index 0. */
export type Options = { options: string[]; answer: number };

/**
 * Sorts the options in an order that depends only on the id and the text of the options. Straight and typographic
 * apostrophes give the same order.
 */
export function inOwnOrder(id: string, options: readonly string[]): string[] {
  const rank = (option: string) =>
    createHash('sha256')
      .update(`${id}\n${straightMarks(option)}`)
      .digest('hex');
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ option }) => option);
}

/**
 * Mixes the right option with the wrong options. The order depends only on the id and the text of the
 * options, so it is the same on every machine and does not reveal the correct option.
 */
export function optionsOf(id: string, right: string, wrong: readonly string[]): Options {
  const options = inOwnOrder(id, [right, ...wrong]);
  return { options, answer: options.indexOf(right) };
}
