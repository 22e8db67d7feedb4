import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashFiles, listFiles } from './hash.mjs';

let base = '';
const put = (path: string, text: string) => writeFileSync(join(base, path), text);

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'pratik-hash-'));
  mkdirSync(join(base, 'src/node_modules'), { recursive: true });
  mkdirSync(join(base, 'src/dist'));
  put('package.json', '{}');
  put('src/a.ts', 'a');
  put('src/b.tsx', 'b');
  put('src/a.test.ts', 'test');
  put('src/node_modules/x.js', 'x');
  put('src/dist/built.js', 'built');
});
afterEach(() => rmSync(base, { recursive: true }));

const paths = ['src', 'package.json', 'missing'];

it('listFiles › returns source files in a fixed order, without tests, package folders and build output', () => {
  expect(listFiles(base, paths)).toEqual(['package.json', 'src/a.ts', 'src/b.tsx']);
  expect(listFiles(base, [...paths].reverse())).toEqual(listFiles(base, paths));
});

it('hashFiles › returns the same hash when only tests or build output change', () => {
  const before = hashFiles(base, paths);
  put('src/a.test.ts', 'another test');
  put('src/dist/built.js', 'built again');
  expect(hashFiles(base, paths)).toBe(before);
});

it('hashFiles › returns another hash when a file’s content or name, the number of files, or an additional text changes', () => {
  const seen = [hashFiles(base, paths), hashFiles(base, paths, ['arm64']), hashFiles(base, paths, ['x64'])];
  put('src/a.ts', 'changed');
  seen.push(hashFiles(base, paths));
  put('src/c.ts', '');
  seen.push(hashFiles(base, paths));
  rmSync(join(base, 'src/c.ts'));
  put('src/d.ts', '');
  seen.push(hashFiles(base, paths));
  expect(new Set(seen).size).toBe(seen.length);
});

it('hashFiles › returns another hash when text moves from one file to another', () => {
  put('src/a.ts', 'ab');
  put('src/b.tsx', '');
  const before = hashFiles(base, paths);
  put('src/a.ts', 'a');
  put('src/b.tsx', 'b');
  expect(hashFiles(base, paths)).not.toBe(before);
});
