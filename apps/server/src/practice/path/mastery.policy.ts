import type { CheckPart, UnitState } from '@pratik/contract/path';

const dayMs = 86_400_000;
/** Days from passing the check of a unit to the first review, and from the first to the second review. */
const reviewDays = [3, 10] as const;
/** Days until a review that was not passed is repeated. */
const retryDays = 3;

export type Result = { part: CheckPart; at: Date; passed: boolean };

export type Mastery = { state: UnitState; reviewDueAt: Date | null };

/**
 * Returns the mastery of a unit. A unit is done when its check and two reviews, some days apart, are passed. A review
 * that is not passed is repeated.
 * @param results the finished checks and reviews, in any order
 * @param begun whether a step of the unit is done or a check was started
 */
export const masteryOf = (results: readonly Result[], begun: boolean): Mastery => {
  const inOrder = results.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const first = inOrder.find(({ part, passed }) => part === 'check' && passed);
  if (!first) return { state: begun || results.length > 0 ? 'begun' : 'new', reviewDueAt: null };
  let passedReviews = 0;
  let dueAt = after(first.at, reviewDays[0]);
  for (const { part, at, passed } of inOrder) {
    if (part !== 'review' || at < first.at) continue;
    if (passed) passedReviews += 1;
    if (passedReviews >= reviewDays.length) return { state: 'done', reviewDueAt: null };
    dueAt = after(at, passed ? (reviewDays[passedReviews] ?? retryDays) : retryDays);
  }
  return { state: 'passed', reviewDueAt: dueAt };
};

const after = (at: Date, days: number) => new Date(at.getTime() + days * dayMs);
