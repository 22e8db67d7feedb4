import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** `docs/specification.md`: | id | statement | state | held by | */
const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', statement = '', state = '', lockedBy = '']) => ({
    id,
    statement,
    state,
    tests: [...lockedBy.matchAll(/`([^`]+?) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({
      file,
      title,
    })),
  }));

describe('the table of the specification', () => {
  test('has a row for every statement, each with an id of its own', () => {
    expect(rows.length).toBeGreaterThan(60);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  });

  test('knows three states only', () => {
    expect(rows.filter((row) => !['held', 'open', 'not ours'].includes(row.state))).toEqual([]);
  });

  test('names a test for what is held, and none for what is open', () => {
    expect(rows.filter((row) => row.state === 'held' && row.tests.length === 0)).toEqual([]);
    expect(rows.filter((row) => row.state !== 'held' && row.tests.length > 0)).toEqual([]);
  });

  test('names only tests that exist', () => {
    const missing = rows.flatMap((row) =>
      row.tests
        .filter(({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title))
        .map(({ file, title }) => `${row.id}: ${file} › ${title}`),
    );
    expect(missing).toEqual([]);
  });
});
