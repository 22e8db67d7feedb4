import type { Match } from '../../match.ts';

/** Creates a match that changes only the order of the words. */
export function order(from: number, to: number, replacements: string[], confidence = 0.82): Match {
  return { code: 'word-order', pattern: 'word-order', from, to, replacements, confidence };
}
