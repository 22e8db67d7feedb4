import { expect, test } from 'vitest';
import { createKnownDevices } from './known-devices.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 2, 10);
const devicesAt = (now: () => number, installationSecret = 'a secret of this installation') =>
  createKnownDevices({ installationSecret, secure: true, now });
const devices = devicesAt(() => start);
/** The headers of a browser that received these cookies. */
const browser = (...cookies: string[]) =>
  new Headers({ cookie: ['theme=dark', ...cookies.map((cookie) => cookie.split(';', 1)[0])].join('; ') });

test('known-devices cookie › contains all accounts that have signed in from the browser', () => {
  const first = devices.cookieFor('ayse', browser());
  const both = devices.cookieFor('can', browser(first));
  expect(devices.idFor('ayse', browser(first))).toEqual(expect.any(String));
  expect(devices.idFor('can', browser(first))).toBeNull();
  expect(devices.idFor('ayse', browser(both))).toBe(devices.idFor('ayse', browser(first)));
  expect(devices.idFor('can', browser(both))).not.toBe(devices.idFor('ayse', browser(both)));
  expect(devices.idFor('', browser(both))).toBeNull();
});

test('known-devices cookie › cannot be used by scripts or other sites', () => {
  const [pair = '', ...attributes] = devices.cookieFor('ayse', browser()).split('; ');
  expect(pair).toMatch(/^__Host-pratik_device=/);
  expect(attributes).toEqual(['Max-Age=7776000', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']);
});

test('known-devices cookie › forgets an account after ninety days, and the oldest account when a ninth account signs in', () => {
  const cookie = devices.cookieFor('ayse', browser());
  expect(devicesAt(() => start + 90 * day - 1).idFor('ayse', browser(cookie))).not.toBeNull();
  expect(devicesAt(() => start + 90 * day).idFor('ayse', browser(cookie))).toBeNull();
  const full = Array.from({ length: 8 }).reduce<string>(
    (before, _, index) => devices.cookieFor(`other-${index}`, browser(before)),
    cookie,
  );
  expect(devices.idFor('ayse', browser(full))).toBeNull();
  expect(devices.idFor('other-0', browser(full))).not.toBeNull();
  expect(full.length).toBeLessThan(1_000);
});

test('known-devices cookie › is rejected when it is changed, forged or from another installation', () => {
  const cookie = devices.cookieFor('ayse', browser());
  const other = devicesAt(() => start, 'a secret of another installation').cookieFor('ayse', browser());
  const later = cookie.replace(/\.(\d+)\./, (_, expires) => `.${Number(expires) + 1}.`);
  const invented = `__Host-pratik_device=${'a'.repeat(16)}.${start + day}.${'a'.repeat(43)}`;
  const broken = ['__Host-pratik_device=', '__Host-pratik_device=~~', `${cookie.split(';', 1)[0]}x`];
  for (const forged of [other, later, invented, ...broken, cookie.replace('__Host-', '')]) {
    expect(devices.idFor('ayse', browser(forged))).toBeNull();
  }
});
