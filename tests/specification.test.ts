import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * Rows of the table in `docs/specification.md`. Each row has an id, a statement, a state, and the tests that cover
 * the statement.
 */
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

describe('table in docs/specification.md', () => {
  test('has a unique id for every statement', () => {
    expect(rows.length).toBeGreaterThan(60);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  });

  test('uses only the three defined states', () => {
    expect(rows.filter((row) => !['tested', 'open', 'not ours'].includes(row.state))).toEqual([]);
  });

  test('names tests for every statement with the state “tested”, and for no other statement', () => {
    expect(rows.filter((row) => row.state === 'tested' && row.tests.length === 0)).toEqual([]);
    expect(rows.filter((row) => row.state !== 'tested' && row.tests.length > 0)).toEqual([]);
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
