import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSafety, type SafetySetName, safetySets } from './sets.ts';

const names = Object.keys(safetySets) as SafetySetName[];

test('list of safety evaluation sets › contains every data file in the folder', () => {
  const declared = names.map((name) => `${safetySets[name].written}-${name}.jsonl`);
  expect(readdirSync(join(import.meta.dirname, 'sets')).sort()).toEqual(declared.sort());
});

test('safety evaluation sets › contain only sentences of the declared format, and no sentence twice', () => {
  for (const name of names) {
    const texts = readSafety(name).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  }
});
