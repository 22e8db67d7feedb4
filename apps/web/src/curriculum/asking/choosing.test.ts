import { describe, expect, it } from 'vitest';
import { given, isComplete, moved, nothing, toggled } from './choosing.ts';

const put = (form: 'one' | 'several' | 'order' | 'match') => ({
  form,
  prompts: form === 'match' ? ['x', 'y'] : [],
  options: ['a', 'b', 'c'],
});

describe('selected answer of a question', () => {
  it('is complete when an option is selected, or when every prompt of a matching question has an option', () => {
    for (const form of ['one', 'several', 'order', 'match'] as const) {
      expect(isComplete(put(form), null)).toBe(false);
      expect(isComplete(put(form), [])).toBe(false);
    }
    expect(isComplete(put('several'), [1])).toBe(true);
    expect(isComplete(put('match'), [1])).toBe(false);
    expect(isComplete(put('match'), [1, nothing])).toBe(false);
    expect(isComplete(put('match'), [1, 0])).toBe(true);
  });

  it('adds or removes an option on each toggle, and keeps the options in the order of the question', () => {
    expect(toggled(null, 2)).toEqual([2]);
    expect(toggled([2], 0)).toEqual([0, 2]);
    expect(toggled([0, 2], 2)).toEqual([0]);
  });

  it('swaps neighbouring options of an ordering question, and does not move an option past the end of the list', () => {
    expect(moved([0, 1, 2], 0, 1)).toEqual([1, 0, 2]);
    expect(moved([0, 1, 2], 2, -1)).toEqual([0, 2, 1]);
    expect(moved([0, 1, 2], 0, -1)).toEqual([0, 1, 2]);
    expect(moved([0, 1, 2], 2, 1)).toEqual([0, 1, 2]);
  });

  it('contains one option per prompt of a matching question', () => {
    expect(given(null, put('match'), 1, 2)).toEqual([nothing, 2]);
    expect(given([nothing, 2], put('match'), 0, 1)).toEqual([1, 2]);
  });
});
