import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readErrorPractice } from './error-practice.ts';
import { readScenarios, SCENARIO_DIR } from './read-scenarios.ts';

const GOOD = join(SCENARIO_DIR, 'a1-my-home.yaml');
const text = readFileSync(GOOD, 'utf8');
let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'scenarios-'));
  copyFileSync(GOOD, join(dir, 'a.yaml'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const put = (name: string, content: string | Uint8Array): void => writeFileSync(join(dir, name), content);

it('readScenarios › reports why each invalid file is invalid, and reads all valid files', () => {
  put('b-key.yaml', `${text}\nnonsense: 1\n`);
  put('c-level.yaml', text.replace('level: A1', 'level: D1').replace('id: a1-my-home', 'id: other'));
  put('d-twice.yaml', text);
  put('e-bytes.yaml', Uint8Array.from([0x69, 0x64, 0x3a, 0x20, 0xff, 0xfe]));
  put('f-yaml.yaml', 'id: [unclosed');
  put('g-empty.yaml', '');
  put('notes.txt', 'not a scenario');

  const { scenarios, errors } = readScenarios(dir);
  expect(scenarios.map(({ id }) => id)).toEqual(['a1-my-home']);
  expect(new Set(errors.map(({ file }) => file))).toEqual(
    new Set(['b-key.yaml', 'c-level.yaml', 'd-twice.yaml', 'e-bytes.yaml', 'f-yaml.yaml', 'g-empty.yaml']),
  );
  expect(errors.find(({ file }) => file === 'c-level.yaml')?.item).toBe('level');
  expect(errors.find(({ file }) => file === 'd-twice.yaml')?.reason).toContain('another file');
  expect(errors.find(({ file }) => file === 'b-key.yaml')?.reason).toContain('nonsense');
});

it('readScenarios › does not throw an error when the folder does not exist', () => {
  expect(readScenarios(join(dir, 'nowhere')).errors).toHaveLength(1);
  expect(readErrorPractice(join(dir, 'nowhere'))).toMatchObject({
    practice: null,
    errors: [{ item: '(file)' }],
  });
});

it('scenarios of the library › show partners with different faces, except in free conversations', () => {
  const { scenarios } = readScenarios();
  expect(scenarios.filter(({ partnerRole }) => !partnerRole.face).map(({ id }) => id)).toEqual([]);
  const faces = scenarios
    .filter(({ kind }) => kind !== 'free')
    .map(({ partnerRole }) => JSON.stringify(partnerRole.face));
  expect(new Set(faces).size).toBe(faces.length);
});
