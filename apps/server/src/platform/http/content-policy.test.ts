import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

const code = "\n      document.documentElement.classList.add('light');\n    ";
const page = `<head><script>${code}</script><script type="module" src="/assets/a.js"></script></head>`;

test('inline scripts run by their hash, each named once; nothing else inline', () => {
  const policy = contentPolicy([page, page]);
  const [script] = policy.split('; ').filter((rule) => rule.startsWith('script-src'));
  expect(script).toBe(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash('sha256', code, 'base64')}'`);
});

test('nobody frames the pages, and no base or object is theirs to set', () => {
  const rules = contentPolicy([page]).split('; ');
  expect(rules).toEqual(
    expect.arrayContaining(["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]),
  );
});

test('all else comes from here: nothing is fetched, shown, played or sent elsewhere', () => {
  expect(contentPolicy([])).toBe(
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
      "img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; object-src 'none'; " +
      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
});

test('the browser may ask the outside provider, by its origin', () => {
  expect(contentPolicy([], ['https://kimlik.okul.example/realms/okul'])).toContain(
    "connect-src 'self' https://kimlik.okul.example;",
  );
  expect(contentPolicy([])).toContain("connect-src 'self';");
});
