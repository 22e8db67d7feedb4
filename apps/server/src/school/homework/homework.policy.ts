import type { AssignmentWork } from '@pratik/contract/homework';

/** The requirements of an assignment from which the state of a learner’s work is computed. */
export type Demand = {
  amount: number | null;
  leastPercent: number | null;
  opensAt: Date;
  dueAt: Date;
};

/** One attempt of a learner at an assignment, read from the tables of a practice. */
export type Attempt = {
  startedAt: Date;
  /** Time when the attempt was finished; null for an unfinished attempt. */
  finishedAt: Date | null;
  /** Result in percent; null for an attempt without questions. */
  percent: number | null;
  /** Minutes of a conversation, or number of word reviews; null for attempts of other kinds. */
  amount: number | null;
};

type Finished = Attempt & { finishedAt: Date };

/**
 * Returns when the assignment was done: when the sum of the amounts reached the required amount, or at the first
 * sufficient result.
 */
function doneAtOf({ amount, leastPercent }: Demand, finished: readonly Finished[]): Date | null {
  if (amount === null) {
    const enough = finished.find(({ percent }) => percent === null || percent >= (leastPercent ?? 0));
    return enough?.finishedAt ?? null;
  }
  let sum = 0;
  for (const attempt of finished) {
    sum += attempt.amount ?? 0;
    if (Math.floor(sum) >= amount) return attempt.finishedAt;
  }
  return null;
}

function stateOf({ opensAt, dueAt }: Demand, doneAt: Date | null, hasBegun: boolean, now: Date) {
  if (doneAt !== null) return doneAt > dueAt ? 'late' : 'done';
  if (now < opensAt) return 'upcoming';
  if (now > dueAt) return 'missed';
  return hasBegun ? 'begun' : 'open';
}

/** Returns the state and the results of a learner’s work, computed from the attempts since the assignment opened. */
export function workOf(
  demand: Demand,
  attempts: readonly Attempt[],
  now: Date,
): Omit<AssignmentWork, 'feedback'> {
  const finished = attempts
    .filter((attempt): attempt is Finished => attempt.finishedAt !== null)
    .toSorted((a, b) => a.finishedAt.getTime() - b.finishedAt.getTime());
  const percents = finished.flatMap(({ percent }) => (percent === null ? [] : [percent]));
  const doneAt = doneAtOf(demand, finished);
  return {
    state: stateOf(demand, doneAt, attempts.length > 0, now),
    attempts: finished.length,
    bestPercent: percents.length > 0 ? Math.max(...percents) : null,
    amountDone:
      demand.amount === null
        ? null
        : Math.floor(finished.reduce((sum, { amount }) => sum + (amount ?? 0), 0)),
    doneAt: doneAt?.toISOString() ?? null,
  };
}

export const isDone = ({ state }: Pick<AssignmentWork, 'state'>): boolean =>
  state === 'done' || state === 'late';
