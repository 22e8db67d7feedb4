import { readFileSync } from 'node:fs';
import { correctionCode } from '@pratik/contract/feedback';
import { describe, expect, it } from 'vitest';

type BenchmarkText = {
  id: string;
  level: string;
  text: string;
  corrected: string;
  edits: { start: number; end: number; replacement: string; code: string }[];
};

const read = (name: string): BenchmarkText[] =>
  readFileSync(new URL(`../../benchmark/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

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

describe.each(['texts-a', 'texts-b'])('benchmark file %s', (name) => {
  const texts = read(name);

  it('has twelve texts per level with unique ids', () => {
    const levels = Object.groupBy(texts, ({ level }) => level);
    expect(Object.entries(levels).map(([level, of]) => [level, of?.length])).toEqual(
      ['A1', 'A2', 'B1', 'B2', 'C1'].map((level) => [level, 12]),
    );
    expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
  });

  it('gives the corrected text when its edits are applied, and uses only known error codes', () => {
    for (const text of texts) {
      expect(applied(text), text.id).toBe(text.corrected);
      for (const { code } of text.edits)
        expect(correctionCode.safeParse(code).success, `${text.id} ${code}`).toBe(true);
    }
  });
});
