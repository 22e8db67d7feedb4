import { describe, expect, it } from 'vitest';
import { decideAccess } from './role-guard.ts';

describe('access decision of a guarded route', () => {
  it.each(['user', 'admin', null])(
    'is a redirect to the sign-in page for a signed-out user when the stored role is %s',
    (storedRole) => {
      expect(decideAccess({ signedIn: false, storedRole, allowed: 'user', secondAllowed: 'admin' })).toBe(
        'sign-in',
      );
    },
  );

  it('is to allow access when the stored role is the only allowed role', () => {
    expect(decideAccess({ signedIn: true, storedRole: 'admin', allowed: 'admin' })).toBe('allow');
  });

  it('is to allow access when the stored role is the second of two allowed roles', () => {
    expect(
      decideAccess({ signedIn: true, storedRole: 'admin', allowed: 'user', secondAllowed: 'admin' }),
    ).toBe('allow');
  });

  it.each(['user', 'teacher', ''])(
    'is to deny access when only administrators are allowed and the stored role is "%s"',
    (storedRole) => {
      expect(decideAccess({ signedIn: true, storedRole, allowed: 'admin' })).toBe('refuse');
    },
  );

  it('is to deny access when the stored role is neither of the two allowed roles', () => {
    expect(
      decideAccess({ signedIn: true, storedRole: 'teacher', allowed: 'user', secondAllowed: 'admin' }),
    ).toBe('refuse');
  });

  it('is to deny this attempt, and to fetch the role for the next attempt, when no valid role is stored', () => {
    expect(decideAccess({ signedIn: true, storedRole: null, allowed: 'user', secondAllowed: 'admin' })).toBe(
      'fetch-then-refuse',
    );
  });
});
