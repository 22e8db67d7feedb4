import { describe, expect, it } from 'vitest';
import { safeReturnPath, signInPath } from './return-path.ts';

describe('safeReturnPath', () => {
  it('preserves a path of this application with its query string and anchor', () => {
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

describe('signInPath', () => {
  it('contains the requested page, but not the home page', () => {
    expect(signInPath('/pages/chat?x=1')).toBe('/auth/login?return=%2Fpages%2Fchat%3Fx%3D1');
    expect(signInPath('/')).toBe('/auth/login');
  });
});
