import { describe, expect, it } from 'vitest';
import { decideAccess } from './role-guard.ts';

describe('role guard of a route', () => {
  it.each(['user', 'admin', null])(
    'redirects a signed-out user to the sign-in page when the stored role is %s',
    (storedRole) => {
      expect(decideAccess({ signedIn: false, storedRole, allowed: 'user', secondAllowed: 'admin' })).toBe(
        'sign-in',
      );
    },
  );

  it('allows access when the stored role is the only allowed role', () => {
    expect(decideAccess({ signedIn: true, storedRole: 'admin', allowed: 'admin' })).toBe('allow');
  });

  it('allows access when the stored role is the second of two allowed roles', () => {
    expect(
      decideAccess({ signedIn: true, storedRole: 'admin', allowed: 'user', secondAllowed: 'admin' }),
    ).toBe('allow');
  });

  it.each(['user', 'teacher', ''])(
    'denies access when only administrators are allowed and the stored role is "%s"',
    (storedRole) => {
      expect(decideAccess({ signedIn: true, storedRole, allowed: 'admin' })).toBe('refuse');
    },
  );

  it('denies access when the stored role is neither of the two allowed roles', () => {
    expect(
      decideAccess({ signedIn: true, storedRole: 'teacher', allowed: 'user', secondAllowed: 'admin' }),
    ).toBe('refuse');
  });

  it('denies access and fetches the role for the next attempt when no valid role is stored', () => {
    expect(decideAccess({ signedIn: true, storedRole: null, allowed: 'user', secondAllowed: 'admin' })).toBe(
      'fetch-then-refuse',
    );
  });
});
