import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type CorrectSet, correctSets, readCorrect, readWrong, type WrongSet, wrongSets } from './sets.ts';

const wrongNames = Object.keys(wrongSets) as WrongSet[];
const correctNames = Object.keys(correctSets) as CorrectSet[];

test('list of evaluation sets › contains every data file in the folder', () => {
  const declared = [
    ...wrongNames.map((name) => `${wrongSets[name].written}-${name}-wrong.jsonl`),
    ...correctNames.map((name) => `${correctSets[name].written}-${name}-correct.jsonl`),
  ];
  expect(readdirSync(join(import.meta.dirname, 'sets')).sort()).toEqual(declared.sort());
});

test('evaluation sets › contain only sentences of the declared format, and no wrong sentence twice', () => {
  for (const name of wrongNames) {
    const cases = readWrong(name);
    expect(cases.filter(({ wrong, right }) => wrong === right)).toEqual([]);
    expect(new Set(cases.map(({ wrong }) => wrong)).size).toBe(cases.length);
  }
  const correct = correctNames.flatMap(readCorrect);
  expect(correct.length).toBeGreaterThan(1_500);
});
