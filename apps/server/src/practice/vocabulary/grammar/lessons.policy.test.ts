import { describe, expect, it } from 'vitest';
import { chooseLessonItems, isPassed, lessonForErrors, nearestFirst } from './lessons.policy.ts';

const items = Array.from({ length: 9 }, (_, index) => ({ id: `item-${index}` }));
const idsOf = (chosen: readonly { id: string }[]) => chosen.map(({ id }) => id);

describe('cloze items of a grammar lesson round', () => {
  it('are five, and a check starts with items that the exercises did not use', () => {
    const exercises = idsOf(chooseLessonItems('x', items, new Map()));
    expect(exercises).toHaveLength(5);
    const check = idsOf(
      chooseLessonItems('y', items, new Map(exercises.map((id, index) => [id, index + 1]))),
    );
    expect(check.slice(0, 4).filter((id) => exercises.includes(id))).toEqual([]);
    expect(check[4]).toBe(exercises[0]);
  });

  it('are shuffled, with the same order for the same seed', () => {
    expect(chooseLessonItems('x', items.toReversed(), new Map())).toEqual(
      chooseLessonItems('x', items, new Map()),
    );
    expect(chooseLessonItems('x', items, new Map())).not.toEqual(chooseLessonItems('y', items, new Map()));
  });
});

describe('check of a grammar lesson', () => {
  it('is passed with at least 80 % right answers', () => {
    expect([3, 4, 5].map((right) => isPassed(right, 5))).toEqual([false, true, true]);
    expect(isPassed(0, 0)).toBe(false);
  });
});

describe('lessons about an error', () => {
  it('are sorted by the distance between their level and the learner’s level, the easier lesson first at equal distance', () => {
    const lessons = ['C1', 'A2', 'B1', 'B2', 'A1', 'X'].map((levelId) => ({ levelId }));
    const sorted = nearestFirst(lessons, ['A1', 'A2', 'B1', 'B2', 'C1'], 'B1');
    expect(sorted.map(({ levelId }) => levelId)).toEqual(['B1', 'A2', 'B2', 'A1', 'C1']);
  });
});

describe('grammar lesson in the daily plan', () => {
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

  it('is about another lesson on the same error when the first lesson is passed, and about the next error when all lessons on this error are passed', () => {
    expect(chosen(['a2-articles'])).toEqual(['a2-quantity', 5]);
    expect(chosen(['a2-articles', 'a2-quantity', 'a1-articles'])).toEqual(['b1-modals', 2]);
    expect(chosen(lessons.map(({ id }) => id))).toBeUndefined();
  });

  it('is at most one level above or below the learner’s level', () => {
    expect(chosen(['a1-articles', 'a2-quantity', 'a2-articles'], 'A1')).toBeUndefined();
  });
});
