import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Reads the rows of a Markdown table with the columns name, state (`tested` or `open`), tests, and answer. */
const readRows = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\| .* \| (tested|open) \|/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))
    .map(([name = '', state = '', lockedBy = '', answer = '']) => ({
      name,
      state,
      answer,
      tests: [...lockedBy.matchAll(/`([^`]+?) › ([^`]+)`/g)].map(([, path = '', title = '']) => ({
        path,
        title,
      })),
    }));

/**
 * Declares tests for a table: each name is unique and has an answer, and all tests that it names exist.
 * @param leastRows minimum number of rows
 */
export const checkTable = (title: string, file: string, leastRows: number): void => {
  const rows = readRows(file);

  describe(title, () => {
    test('contains at least the minimum number of rows, each with a unique name', () => {
      expect(rows.length).toBeGreaterThanOrEqual(leastRows);
      expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    });

    test('names tests in every row with the state “tested” and in no other row, and has an answer in every row', () => {
      expect(rows.filter(({ state, tests }) => (state === 'tested') !== tests.length > 0)).toEqual([]);
      expect(rows.filter(({ answer }) => answer === '')).toEqual([]);
    });

    test('contains only answers in full sentences, which start with a capital letter and end with a full stop', () => {
      const answers = rows.map(({ answer }) => answer);
      expect(answers.filter((answer) => !/^[A-Z`].*\.$/s.test(answer))).toEqual([]);
    });

    test('names only tests that exist', () => {
      const missing = rows.flatMap(({ name, tests }) =>
        tests
          .filter(({ path, title }) => !existsSync(path) || !readFileSync(path, 'utf8').includes(title))
          .map(({ path, title }) => `${name}: ${path} › ${title}`),
      );
      expect(missing).toEqual([]);
    });
  });
};
