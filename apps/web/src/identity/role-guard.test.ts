import { describe, expect, it } from 'vitest';
import { decideAccess } from './role-guard.ts';

describe('decideAccess', () => {
  it.each(['user', 'admin', null])(
    'redirects a signed-out user to sign in when the stored role is %s',
    (storedRole) => {
      expect(decideAccess({ signedIn: false, storedRole, allowed: 'user', secondAllowed: 'admin' })).toBe(
        'sign-in',
      );
    },
  );

  it('allows a stored role that equals the allowed role', () => {
    expect(decideAccess({ signedIn: true, storedRole: 'admin', allowed: 'admin' })).toBe('allow');
  });

  it('allows a stored role that equals the second allowed role', () => {
    expect(
      decideAccess({ signedIn: true, storedRole: 'admin', allowed: 'user', secondAllowed: 'admin' }),
    ).toBe('allow');
  });

  it.each(['user', 'teacher', ''])(
    'rejects the stored role "%s" when only admin is allowed',
    (storedRole) => {
      expect(decideAccess({ signedIn: true, storedRole, allowed: 'admin' })).toBe('refuse');
    },
  );

  it('rejects a stored role that equals neither of two allowed roles', () => {
    expect(
      decideAccess({ signedIn: true, storedRole: 'teacher', allowed: 'user', secondAllowed: 'admin' }),
    ).toBe('refuse');
  });

  it('fetches the role and still rejects the attempt when no usable role is stored', () => {
    expect(decideAccess({ signedIn: true, storedRole: null, allowed: 'user', secondAllowed: 'admin' })).toBe(
      'fetch-then-refuse',
    );
  });
});
