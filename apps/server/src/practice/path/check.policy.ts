import { type CheckPart, unitPassShare } from '@pratik/contract/path';
import { hash } from '../../platform/spaced-repetition/draw.ts';

/** Number of questions in a check and in a review. A check ends early when its result is certain. */
const lengths = { check: { least: 12, most: 15 }, review: { least: 6, most: 6 } } as const;
/** A unit with fewer items has no check. */
const leastItems = 5;

export type Length = { least: number; most: number };

/** Returns the number of questions for a unit with this many items. Undefined when the unit has too few. */
export const lengthOf = (part: CheckPart, items: number): Length | undefined =>
  items < leastItems
    ? undefined
    : { least: Math.min(lengths[part].least, items), most: Math.min(lengths[part].most, items) };

export type Candidate = {
  kind: 'cloze' | 'word';
  id: string;
  /** Difficulty in logits, from the share of right answers of all learners; 0 when unknown. */
  difficulty: number;
  /** When the learner last answered the item in a check of this unit. Null if never. */
  answeredAt: number | null;
  /** Whether the learner’s last answer was wrong. */
  wasWrong: boolean;
};

export type Given = { kind: Candidate['kind']; id: string; right: boolean };

/** How far the difficulty of the next item moves after an answer, in logits, and its limits. */
const step = 0.5;
const limit = 2;

/** Returns the difficulty that suits the learner after these answers: it rises with right answers and falls with wrong. */
export const targetOf = (given: readonly Given[]): number =>
  given.reduce((target, { right }) => Math.max(-limit, Math.min(limit, target + (right ? step : -step))), 0);

/**
 * Chooses the next item. Grammar and words take turns. A check prefers items that the learner has not answered before;
 * a review starts with the items that were wrong and then takes those answered longest ago. Among equal items, the
 * difficulty nearest to the learner’s wins. The same seed gives the same item.
 */
export const nextItem = (
  part: CheckPart,
  seed: string,
  candidates: readonly Candidate[],
  given: readonly Given[],
): Candidate | undefined => {
  const asked = new Set(given.map(({ kind, id }) => `${kind} ${id}`));
  const open = candidates.filter(({ kind, id }) => !asked.has(`${kind} ${id}`));
  const share = (kind: Candidate['kind']) => given.filter((one) => one.kind === kind).length;
  const turn: Candidate['kind'] = share('cloze') <= share('word') ? 'cloze' : 'word';
  const ofTurn = open.filter(({ kind }) => kind === turn);
  const pool = ofTurn.length > 0 ? ofTurn : open;
  const target = targetOf(given);
  const rank = (one: Candidate) => [
    part === 'review' && one.wasWrong ? 0 : 1,
    one.answeredAt ?? 0,
    Math.abs(one.difficulty - target),
    hash(`${seed} ${one.kind} ${one.id}`),
  ];
  return pool.toSorted((a, b) => compare(rank(a), rank(b)))[0];
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/**
 * Returns whether the check is over and passed. It is over after `most` questions, or after `least` when the remaining
 * questions cannot change the result. Undefined when it goes on.
 */
export const verdictOf = ({ least, most }: Length, given: readonly Given[]): boolean | undefined => {
  const needed = Math.ceil(most * unitPassShare);
  const right = given.filter((one) => one.right).length;
  const wrong = given.length - right;
  if (given.length < least) return undefined;
  if (right >= needed) return true;
  if (wrong > most - needed || given.length >= most) return false;
  return undefined;
};
