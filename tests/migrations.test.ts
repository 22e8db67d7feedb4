import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = 'apps/server/migrations';
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort();

/** Checksums of the migration files in the format of `sha256sum`, one line per file. */
const frozen = readFileSync(`${folder}/checksums.sha256`, 'utf8').trimEnd();

const checksum = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(`${folder}/${file}`))
    .digest('hex');

describe('database migrations', () => {
  test('are numbered from 0001 without gaps', () => {
    const expected = files.map((_, index) => String(index + 1).padStart(4, '0'));
    expect(files.map((file) => file.slice(0, 4))).toEqual(expected);
    expect(files.filter((file) => !/^\d{4}(_[a-z0-9]+)+\.sql$/.test(file))).toEqual([]);
  });

  test('are never changed after they were added', () => {
    expect(files.map((file) => `${checksum(file)}  ${file}`)).toEqual(frozen.split('\n'));
  });
});
