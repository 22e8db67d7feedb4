import { describe, expect, it } from 'vitest';
import { decideAccess } from './role-guard.ts';

describe('decideAccess', () => {
  it.each(['user', 'admin', null])(
    'sends whoever is not signed in to sign in, with %s stored',
    (storedRole) => {
      expect(decideAccess({ signedIn: false, storedRole, allowed: 'user', secondAllowed: 'admin' })).toBe(
        'sign-in',
      );
    },
  );

  it('allows a stored role equal to the allowed one', () => {
    expect(decideAccess({ signedIn: true, storedRole: 'admin', allowed: 'admin' })).toBe('allow');
  });

  it('allows a stored role equal to the second allowed one', () => {
    expect(
      decideAccess({ signedIn: true, storedRole: 'admin', allowed: 'user', secondAllowed: 'admin' }),
    ).toBe('allow');
  });

  it.each(['user', 'teacher', ''])(
    'refuses the stored role "%s" where only admin is allowed',
    (storedRole) => {
      expect(decideAccess({ signedIn: true, storedRole, allowed: 'admin' })).toBe('refuse');
    },
  );

  it('refuses a stored role that is neither of two', () => {
    expect(
      decideAccess({ signedIn: true, storedRole: 'teacher', allowed: 'user', secondAllowed: 'admin' }),
    ).toBe('refuse');
  });

  it('fetches and still refuses when nothing usable is stored', () => {
    expect(decideAccess({ signedIn: true, storedRole: null, allowed: 'user', secondAllowed: 'admin' })).toBe(
      'fetch-then-refuse',
    );
  });
});
