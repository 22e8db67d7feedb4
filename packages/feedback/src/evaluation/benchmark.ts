import { readFileSync } from 'node:fs';

export type BenchmarkEdit = { start: number; end: number; replacement: string; code: string };
export type BenchmarkText = {
  id: string;
  level: string;
  text: string;
  corrected: string;
  edits: BenchmarkEdit[];
};
/** The two halves of the benchmark. Authors of rules must not read half b, so only its totals are printed. */
export type BenchmarkHalf = 'a' | 'b';

export const readBenchmark = (half: BenchmarkHalf): BenchmarkText[] =>
  readFileSync(new URL(`../../benchmark/texts-${half}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

type Proposed = { start: number; end: number; replacements: readonly string[] };

/**
 * Counts the corrections whose first replacement changes the text in exactly the same way as one of the edits. If
 * an edit of several words is corrected word by word, it counts as missed.
 */
export async function scoreBenchmark(
  texts: readonly BenchmarkText[],
  find: (text: string) => Promise<readonly Proposed[]>,
) {
  const total = { right: 0, proposed: 0, errors: 0 };
  for (const { text, edits } of texts) {
    const changed = (start: number, end: number, replacement: string) =>
      text.slice(0, start) + replacement + text.slice(end);
    const goals = new Set(edits.map(({ start, end, replacement }) => changed(start, end, replacement)));
    const found = await find(text);
    total.proposed += found.length;
    total.errors += edits.length;
    for (const { start, end, replacements } of found)
      if (goals.has(changed(start, end, replacements[0] ?? ''))) total.right++;
  }
  const precision = total.right / Math.max(1, total.proposed);
  const recall = total.right / Math.max(1, total.errors);
  const weighted = 0.25 * precision + recall;
  return { ...total, precision, recall, f: weighted === 0 ? 0 : (1.25 * precision * recall) / weighted };
}
