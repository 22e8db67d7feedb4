import { describe, expect, test } from 'vitest';
import { allows, rightOf } from './class-access.policy.ts';

describe('right to a class', () => {
  test.each([
    ['admin', undefined, 'manage'],
    ['admin', 'learner', 'manage'],
    ['user', 'teacher', 'teach'],
    ['user', 'learner', undefined],
    ['user', undefined, undefined],
  ] as const)('of a user with the role %s and the role %s in the class is: %s', (role, membership, right) => {
    expect(rightOf(role, membership)).toBe(right);
  });

  test.each([
    ['manage', 'manage', true],
    ['manage', 'teach', true],
    ['teach', 'teach', true],
    ['teach', 'manage', false],
    [undefined, 'teach', false],
    [undefined, 'manage', false],
  ] as const)('%s is sufficient for a call that needs the right %s: %s', (right, needed, sufficient) => {
    expect(allows(right, needed)).toBe(sufficient);
  });
});
