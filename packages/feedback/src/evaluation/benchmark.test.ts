import { correctionCode } from '@pratik/contract/feedback';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type FeedbackEngine } from '../engine.ts';
import { type BenchmarkText, readBenchmark, scoreBenchmark } from './benchmark.ts';
import { score } from './score.ts';
import { readCorrect, readWrong } from './sets.ts';

const applied = ({ text, edits }: BenchmarkText): string => {
  let end = text.length;
  let rest = '';
  for (const edit of edits.toSorted((a, b) => b.start - a.start)) {
    expect(edit.end).toBeLessThanOrEqual(end);
    rest = edit.replacement + text.slice(edit.end, end) + rest;
    end = edit.start;
  }
  return text.slice(0, end) + rest;
};

describe.each(['a', 'b'] as const)('benchmark half “%s”', (half) => {
  const texts = readBenchmark(half);

  it('contains twelve texts per level, with unique ids', () => {
    const levels = Object.groupBy(texts, ({ level }) => level);
    expect(Object.entries(levels).map(([level, of]) => [level, of?.length])).toEqual(
      ['A1', 'A2', 'B1', 'B2', 'C1'].map((level) => [level, 12]),
    );
    expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
  });

  it('contains only known error codes, and edits that together produce the corrected text', () => {
    for (const text of texts) {
      expect(applied(text), text.id).toBe(text.corrected);
      for (const { code } of text.edits)
        expect(correctionCode.safeParse(code).success, `${text.id} ${code}`).toBe(true);
    }
  });
});

describe('feedback engine with all sources', () => {
  let engine: FeedbackEngine;
  beforeAll(async () => {
    engine = await createEngine({ timeoutMs: 100_000, startTimeoutMs: 100_000 });
  });
  afterAll(() => engine.close());
  const find = async (text: string) => (await engine.analyse(text)).corrections;

  it('reaches the minimum precision and recall for the first half of the benchmark (file “a”)', async () => {
    const { precision, recall } = await scoreBenchmark(readBenchmark('a'), find);
    expect(precision).toBeGreaterThan(0.78);
    expect(recall).toBeGreaterThan(0.3);
  });

  it.each([
    ['holdout-2', 0.94, 0.9],
    ['holdout-3', 0.93, 0.9],
    ['holdout-4', 0.9, 0.86],
    ['holdout-5', 0.77, 0.74],
  ] as const)('corrects at least the minimum share of the errors in %s', async (name, least, leastRight) => {
    const cases = readWrong(name);
    const { found, right } = await score(cases, find);
    expect(found / cases.length).toBeGreaterThan(least);
    expect(right / cases.length).toBeGreaterThan(leastRight);
  });

  it('corrects at most one in a hundred correct sentences', async () => {
    const correct = (['holdout-3', 'holdout-4', 'holdout-5'] as const).flatMap(readCorrect);
    let touched = 0;
    for (const sentence of correct) if ((await find(sentence)).length > 0) touched++;
    expect(touched / correct.length).toBeLessThan(0.011);
  });
});
