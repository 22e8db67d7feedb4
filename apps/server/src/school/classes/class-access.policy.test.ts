import { describe, expect, test } from 'vitest';
import { allows, rightOf } from './class-access.policy.ts';

describe('right to a class', () => {
  test.each([
    ['admin', undefined, 'manage'],
    ['admin', 'learner', 'manage'],
    ['user', 'teacher', 'teach'],
    ['user', 'learner', undefined],
    ['user', undefined, undefined],
  ] as const)(
    'is, for a user with the role %s and the role %s in the class: %s',
    (role, membership, right) => {
      expect(rightOf(role, membership)).toBe(right);
    },
  );

  test.each([
    ['manage', 'manage', true],
    ['manage', 'teach', true],
    ['teach', 'teach', true],
    ['teach', 'manage', false],
    [undefined, 'teach', false],
    [undefined, 'manage', false],
  ] as const)(
    '%s is compared with the right that a call needs (%s); it is sufficient: %s',
    (right, needed, sufficient) => {
      expect(allows(right, needed)).toBe(sufficient);
    },
  );
});
