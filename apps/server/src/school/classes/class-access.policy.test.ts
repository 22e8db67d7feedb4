import { describe, expect, test } from 'vitest';
import {
  allows,
  mayReadLearner,
  mayReportToGuardian,
  rightOf,
  visibleClasses,
} from './class-access.policy.ts';

describe('permissions of a user in a class', () => {
  test.each([
    ['admin', undefined, 'manage'],
    ['admin', 'learner', 'manage'],
    ['user', 'teacher', 'teach'],
    ['user', 'learner', undefined],
    ['user', undefined, undefined],
  ] as const)('for the role %s and the class role %s are: %s', (role, membership, right) => {
    expect(rightOf(role, membership)).toBe(right);
  });

  test.each([
    ['manage', 'manage', true],
    ['manage', 'teach', true],
    ['teach', 'teach', true],
    ['teach', 'manage', false],
    [undefined, 'teach', false],
    [undefined, 'manage', false],
  ] as const)(
    'with the right “%s” are sufficient for a call that requires the right “%s”: %s',
    (right, needed, sufficient) => {
      expect(allows(right, needed)).toBe(sufficient);
    },
  );
});

describe('permission to read the report about a learner', () => {
  const taught = { isTaught: true };
  const other = { isTaught: false };

  test.each([
    ['admin', 'a', [], true],
    ['user', 'learner', [], true],
    ['user', 'a', [other, taught], true],
    ['user', 'a', [other], false],
    ['user', 'a', [], false],
  ] as const)('for the role %s, the user id %s and the classes %j is: %s', (role, id, classes, may) => {
    expect(mayReadLearner({ id, role }, 'learner', classes)).toBe(may);
  });

  test('covers only the classes that a teacher teaches', () => {
    const classes = [other, taught];
    expect(visibleClasses({ id: 'a', role: 'user' }, 'learner', classes)).toEqual([taught]);
    expect(visibleClasses({ id: 'a', role: 'admin' }, 'learner', classes)).toEqual(classes);
    expect(visibleClasses({ id: 'learner', role: 'user' }, 'learner', classes)).toEqual(classes);
  });
});

describe('permission to read the weekly report for a guardian', () => {
  test('is given to administrators and to the learner’s teachers, but not to the learner', () => {
    expect(mayReportToGuardian({ role: 'admin' }, [])).toBe(true);
    expect(mayReportToGuardian({ role: 'user' }, [{ isTaught: false }, { isTaught: true }])).toBe(true);
    expect(mayReportToGuardian({ role: 'user' }, [{ isTaught: false }])).toBe(false);
  });
});
