import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyBinaries, linkLibraries } from './binaries-copy.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pratik-binaries-'));
  const lib = join(root, 'package', 'native', 'lib');
  mkdirSync(lib, { recursive: true });
  mkdirSync(join(root, 'package', 'native', 'bin'));
  writeFileSync(join(lib, 'libx.so.1.2'), 'library', { mode: 0o600 });
  writeFileSync(join(lib, 'libx.a'), 'static');
  writeFileSync(join(root, 'package', 'native', 'bin', 'postgres'), 'program', { mode: 0o700 });
  const links = [{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }];
  writeFileSync(join(root, 'package', 'native', 'pg-symlinks.json'), JSON.stringify(links));
});
afterEach(() => rmSync(root, { recursive: true }));

it('PostgreSQL programs › get missing links to their libraries when the package’s install script did not run', () => {
  const native = join(root, 'package');
  expect(linkLibraries(native)).toBe(true);
  expect(readlinkSync(join(native, 'native/lib/libx.so.1'))).toBe('libx.so.1.2');
  expect(linkLibraries(native)).toBe(true);
});

it('PostgreSQL programs › are copied with all libraries and readable by all users, but without header files and other files for compilers', () => {
  const native = copyBinaries(join(root, 'package'), 'postgres-1', join(root, 'data'), undefined);
  expect(native).toBe(join(root, 'data/postgres/programs/postgres-1/native'));
  expect(readFileSync(join(native, 'lib/libx.so.1'), 'utf8')).toBe('library');
  expect(statSync(join(native, 'lib/libx.so.1')).mode & 0o777).toBe(0o644);
  expect(statSync(join(native, 'bin/postgres')).mode & 0o777).toBe(0o755);
  expect(lstatSync(join(native, 'lib/libx.a'), { throwIfNoEntry: false })).toBeUndefined();
});

it('PostgreSQL programs › are copied only once per version', () => {
  const copy = () => copyBinaries(join(root, 'package'), 'postgres-1', join(root, 'data'), undefined);
  writeFileSync(join(copy(), 'mark'), '');
  expect(statSync(join(copy(), 'mark')).isFile()).toBe(true);
});
