import { describe, expect, it } from 'vitest';
import { safeReturnPath, signInPath } from './return-path.ts';

describe('safeReturnPath (page to open after sign-in)', () => {
  it('returns a path of this application unchanged, with its query string and fragment', () => {
    expect(safeReturnPath('/pages/user-list?page=2#row')).toBe('/pages/user-list?page=2#row');
  });

  it.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    '/auth/login?return=/x',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example/x',
    '/%2e//evil.example',
    '/a/..//evil.example',
    '/.\\/evil.example',
  ])('returns the home page for the unsafe path %j', (wanted) => {
    expect(safeReturnPath(wanted)).toBe('/');
  });
});

describe('signInPath (URL of the sign-in page)', () => {
  it('contains the path of the requested page, except for the home page', () => {
    expect(signInPath('/pages/chat?x=1')).toBe('/auth/login?return=%2Fpages%2Fchat%3Fx%3D1');
    expect(signInPath('/')).toBe('/auth/login');
  });
});
