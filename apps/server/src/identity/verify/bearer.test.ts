import { expect, test } from 'vitest';
import { bearerToken } from './bearer.ts';

test('bearer token › is read from a single Authorization header', () => {
  expect(bearerToken(['Host', 'a', 'Authorization', 'Bearer a.b-c_d.e'])).toBe('a.b-c_d.e');
  expect(bearerToken(['AUTHORIZATION', 'bearer abc'])).toBe('abc');
});

test.each([
  [[]],
  [['Cookie', 'token=Bearer abc']],
  [['Authorization', 'Basic abc']],
  [['Authorization', 'Bearer ']],
  [['Authorization', 'Bearer a b']],
  [['Authorization', 'abc']],
  [['Authorization', 'Bearer abc', 'authorization', 'Bearer abc']],
])('bearer token › is reported as missing for the headers %j', (headers) => {
  expect(() => bearerToken(headers)).toThrow(expect.objectContaining({ problem: 'unauthenticated' }));
});
