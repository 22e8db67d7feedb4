import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** `docs/security.md`: | attack | state | test | answer | */
const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| .* \| (held|open) \|/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))
  .map(([attack = '', state = '', heldBy = '', answer = '']) => ({
    attack,
    state,
    answer,
    tests: [...heldBy.matchAll(/`([^`]+?) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({
      file,
      title,
    })),
  }));

describe('the table of attacks', () => {
  test('has a row for every attack, each once', () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(new Set(rows.map(({ attack }) => attack)).size).toBe(rows.length);
  });

  test('names a test and an answer for what is held, and no test for what is open', () => {
    expect(rows.filter(({ state, tests }) => (state === 'held') !== tests.length > 0)).toEqual([]);
    expect(rows.filter(({ answer }) => answer === '')).toEqual([]);
  });

  test('names only tests that exist', () => {
    const missing = rows.flatMap(({ attack, tests }) =>
      tests
        .filter(({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title))
        .map(({ file, title }) => `${attack}: ${file} › ${title}`),
    );
    expect(missing).toEqual([]);
  });
});
