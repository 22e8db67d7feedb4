import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readJsonLines } from './json-lines.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'json-lines-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (content: string) => {
  const path = join(folder, 'set.jsonl');
  writeFileSync(path, content);
  return readJsonLines(path, z.strictObject({ text: z.string() }));
};

test('readJsonLines › reads one value per input line', () => {
  expect(read('{"text":"One."}\n{"text":"Two."}\n')).toEqual([{ text: 'One.' }, { text: 'Two.' }]);
});

test.each(['{"text":1}', '{"sentence":"Two."}', 'not JSON', ''])(
  'readJsonLines › reports the number of the line with the invalid value %j',
  (line) => {
    expect(() => read(`{"text":"One."}\n${line}\n{"text":"Three."}\n`)).toThrow('set.jsonl:2');
  },
);
