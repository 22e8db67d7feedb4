import { describe, expect, it } from 'vitest';
import { chooseLessonItems, isPassed, nearestFirst } from './lessons.policy.ts';

const items = Array.from({ length: 9 }, (_, index) => ({ id: `item-${index}` }));
const idsOf = (chosen: readonly { id: string }[]) => chosen.map(({ id }) => id);

describe('items of a lesson round', () => {
  it('are five, and the check after the exercises first asks items that the exercises did not ask', () => {
    const exercises = idsOf(chooseLessonItems('x', items, new Map()));
    expect(exercises).toHaveLength(5);
    const check = idsOf(
      chooseLessonItems('y', items, new Map(exercises.map((id, index) => [id, index + 1]))),
    );
    expect(check.slice(0, 4).filter((id) => exercises.includes(id))).toEqual([]);
    expect(check[4]).toBe(exercises[0]);
  });

  it('are the same for the same seed, in a mixed order', () => {
    expect(chooseLessonItems('x', items.toReversed(), new Map())).toEqual(
      chooseLessonItems('x', items, new Map()),
    );
    expect(chooseLessonItems('x', items, new Map())).not.toEqual(chooseLessonItems('y', items, new Map()));
  });
});

describe('check of a lesson', () => {
  it('is passed from 80 % right answers', () => {
    expect([3, 4, 5].map((right) => isPassed(right, 5))).toEqual([false, true, true]);
    expect(isPassed(0, 0)).toBe(false);
  });
});

describe('lessons about an error', () => {
  it('come in the order of their distance from the learner’s level, the easier first', () => {
    const lessons = ['C1', 'A2', 'B1', 'B2', 'A1', 'X'].map((levelId) => ({ levelId }));
    const sorted = nearestFirst(lessons, ['A1', 'A2', 'B1', 'B2', 'C1'], 'B1');
    expect(sorted.map(({ levelId }) => levelId)).toEqual(['B1', 'A2', 'B2', 'A1', 'C1']);
  });
});
