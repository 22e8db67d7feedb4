import { describe, expect, test } from 'vitest';
import { isOwnOrigin } from './provider/origin-check.ts';
import { deviceName } from './sessions/device.ts';
import { hashOneTimeCode, isOneTimeCode, makeOneTimeCode } from './setup/one-time-code.ts';
import { maySee, removesLastAdministrator } from './users/users.policy.ts';

describe('user policy', () => {
  test('lets administrators see all users, and learners only themselves', () => {
    expect(maySee({ id: 'a', role: 'admin' }, 'b')).toBe(true);
    expect(maySee({ id: 'a', role: 'user' }, 'a')).toBe(true);
    expect(maySee({ id: 'a', role: 'user' }, 'b')).toBe(false);
  });
  test.each([
    [['a'], ['a'], true],
    [['a', 'b'], ['a', 'b', 'c'], true],
    [['a', 'b'], ['a'], false],
    [['a'], ['c'], false],
    [[], ['c'], false],
  ])(
    'decides for the administrators %j whether the removal of the users %j leaves no administrator: %s',
    (administrators, leaving, none) => {
      expect(removesLastAdministrator(administrators, leaving)).toBe(none);
    },
  );
});

describe('origin check', () => {
  const hosts = ['pratik.example:3000', 'pratik.okul.example'];
  test.each([
    [{ origin: 'http://pratik.example:3000', cookie: 'a=b' }, true],
    [{ origin: 'https://pratik.okul.example', cookie: 'a=b' }, true],
    [{ origin: 'http://pratik.okul.example:80', cookie: 'a=b' }, true],
    [{ origin: 'http://kotu.example', cookie: 'a=b' }, false],
    [{ origin: 'http://kotu.example' }, false],
    [{ origin: 'null', cookie: 'a=b' }, false],
    [{ cookie: 'a=b' }, false],
    [{}, true],
  ])(
    'decides for a request with the headers %j whether it comes from a page of the instance: %s',
    (headers, own) => {
      expect(isOwnOrigin(headers, hosts)).toBe(own);
    },
  );
});

test('one-time code › is recognised regardless of case, spaces and hyphens', () => {
  const code = makeOneTimeCode();
  const stored = [hashOneTimeCode(makeOneTimeCode()), hashOneTimeCode(code)];
  for (const typed of [
    code,
    code.toLowerCase(),
    code.replaceAll('-', ' '),
    ` ${code.replaceAll('-', '')} `,
  ]) {
    expect(isOneTimeCode(typed, stored)).toBe(true);
  }
  expect(isOneTimeCode(makeOneTimeCode(), stored)).toBe(false);
  expect(isOneTimeCode(code, [])).toBe(false);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox · Linux'],
  ['curl/8.5.0', 'Bilinmeyen cihaz'],
  [null, 'Bilinmeyen cihaz'],
])('device name › contains browser and operating system for the user agent %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
