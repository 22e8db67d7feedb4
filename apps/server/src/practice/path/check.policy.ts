import { type CheckPart, unitPassShare } from '@pratik/contract/path';
import { hash } from '../../platform/spaced-repetition/draw.ts';

/** Number of questions in the check and in a review of a unit. A check ends early when its result is certain. */
const lengths = { check: { least: 12, most: 15 }, review: { least: 6, most: 6 } } as const;
/** Minimum number of items of a unit that has a check. */
const leastItems = 5;

export type Length = { least: number; most: number };

/**
 * Returns the number of questions in the check or review of a unit with this many items; undefined when the unit has
 * too few items.
 */
export const lengthOf = (part: CheckPart, items: number): Length | undefined =>
  items < leastItems
    ? undefined
    : { least: Math.min(lengths[part].least, items), most: Math.min(lengths[part].most, items) };

export type Candidate = {
  kind: 'cloze' | 'word';
  id: string;
  /** Difficulty of the item in logits, estimated from the answers of all learners; 0 when unknown. */
  difficulty: number;
  /** Time when the learner last answered the item in a check of this unit; null if never. */
  answeredAt: number | null;
  /** Whether the learner’s last answer to the item was wrong. */
  wasWrong: boolean;
};

export type Given = { kind: Candidate['kind']; id: string; right: boolean };

/**
 * Change of the target difficulty after one answer, in logits; `limit` is the largest distance of the target from 0.
 */
const step = 0.5;
const limit = 2;

/**
 * Returns the target difficulty after these answers: it rises with each right answer and falls with each wrong answer.
 */
export const targetOf = (given: readonly Given[]): number =>
  given.reduce((target, { right }) => Math.max(-limit, Math.min(limit, target + (right ? step : -step))), 0);

/**
 * Chooses the next item of a unit’s check or review. Grammar items and words alternate. A check prefers items that the
 * learner has not answered before. A review prefers items that the learner answered wrongly last time, then the items
 * answered longest ago. Among equal items, the item nearest to the target difficulty is chosen. The same seed gives the
 * same item.
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
 * Returns whether a check was passed. The check ends after `most` questions, or after `least` questions when the
 * remaining questions cannot change the result. Undefined while the check continues.
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
