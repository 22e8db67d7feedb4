import { createHash } from 'node:crypto';
import { straightMarks } from '@pratik/contract/printed-marks';

/** The options of a choice in the order a learner sees them, and where the key stands (from 0). */
export type Options = { options: string[]; answer: number };

/** Options in an order that depends on the id and on their words alone, however their marks are printed. */
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
 * Puts key and distractors in an order that depends on the id alone: authors have no favourite place for the key, and
 * a question reads the same on every machine and after every upgrade.
 */
export function optionsOf(id: string, right: string, wrong: readonly string[]): Options {
  const options = inOwnOrder(id, [right, ...wrong]);
  return { options, answer: options.indexOf(right) };
}
