import { describe, expect, it } from 'vitest';
import { chooseLessonItems, isPassed, lessonForErrors, nearestFirst } from './lessons.policy.ts';

const items = Array.from({ length: 9 }, (_, index) => ({ id: `item-${index}` }));
const idsOf = (chosen: readonly { id: string }[]) => chosen.map(({ id }) => id);

describe('items of a lesson round', () => {
  it('are five; the check starts with items that the exercises did not ask', () => {
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
  it('is passed with at least 80 % right answers', () => {
    expect([3, 4, 5].map((right) => isPassed(right, 5))).toEqual([false, true, true]);
    expect(isPassed(0, 0)).toBe(false);
  });
});

describe('lessons about an error', () => {
  it('are sorted by the distance of their level from the learner’s level; the easier level wins a tie', () => {
    const lessons = ['C1', 'A2', 'B1', 'B2', 'A1', 'X'].map((levelId) => ({ levelId }));
    const sorted = nearestFirst(lessons, ['A1', 'A2', 'B1', 'B2', 'C1'], 'B1');
    expect(sorted.map(({ levelId }) => levelId)).toEqual(['B1', 'A2', 'B2', 'A1', 'C1']);
  });
});

describe('lesson of the daily plan', () => {
  const levelIds = ['A1', 'A2', 'B1'];
  const lessons = [
    { id: 'a1-articles', levelId: 'A1', codes: ['missing-article', 'extra-article'] as const },
    { id: 'a2-quantity', levelId: 'A2', codes: ['quantifier', 'missing-article'] as const },
    { id: 'a2-articles', levelId: 'A2', codes: ['missing-article'] as const },
    { id: 'b1-modals', levelId: 'B1', codes: ['modal'] as const },
  ];
  const errors = [
    { code: 'spelling', count: 9 },
    { code: 'missing-article', count: 5 },
    { code: 'modal', count: 2 },
  ] as const;
  const chosen = (passed: string[], own = 'A2') => {
    const found = lessonForErrors(errors, lessons, levelIds, own, new Set(passed));
    return found && [found.lesson.id, found.errors];
  };

  it('is about the most frequent error that a lesson explains, at the nearest level', () => {
    expect(chosen([])).toEqual(['a2-articles', 5]);
    expect(chosen([], 'A1')).toEqual(['a1-articles', 5]);
  });

  it('is another lesson about this error when the first lesson is passed, and then a lesson about the next error', () => {
    expect(chosen(['a2-articles'])).toEqual(['a2-quantity', 5]);
    expect(chosen(['a2-articles', 'a2-quantity', 'a1-articles'])).toEqual(['b1-modals', 2]);
    expect(chosen(lessons.map(({ id }) => id))).toBeUndefined();
  });

  it('is never more than one level away from the learner’s level', () => {
    expect(chosen(['a1-articles', 'a2-quantity', 'a2-articles'], 'A1')).toBeUndefined();
  });
});
