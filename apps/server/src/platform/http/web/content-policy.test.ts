import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

const code = "\n      document.documentElement.classList.add('light');\n    ";
const page = `<head><script>${code}</script><script type="module" src="/assets/a.js"></script></head>`;

test('content policy › allows the inline scripts of the pages by their hashes, without repeating a hash', () => {
  const policy = contentPolicy([page, page]);
  const [script] = policy.split('; ').filter((rule) => rule.startsWith('script-src'));
  expect(script).toBe(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash('sha256', code, 'base64')}'`);
});

test('content policy › forbids base elements, embedded objects, and the embedding of the page by other sites', () => {
  const rules = contentPolicy([page]).split('; ');
  expect(rules).toEqual(
    expect.arrayContaining(["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]),
  );
});

test('content policy › allows resources of the same origin, and data and blob URLs only for images and media', () => {
  expect(contentPolicy([])).toBe(
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
      "img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; object-src 'none'; " +
      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
});

test('content policy › allows connections to the origin of an external identity provider', () => {
  expect(contentPolicy([], ['https://kimlik.okul.example/realms/okul'])).toContain(
    "connect-src 'self' https://kimlik.okul.example;",
  );
  expect(contentPolicy([])).toContain("connect-src 'self';");
});
