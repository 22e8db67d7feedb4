import { readFileSync } from 'node:fs';

export type BenchmarkEdit = { start: number; end: number; replacement: string; code: string };
export type BenchmarkText = {
  id: string;
  level: string;
  text: string;
  corrected: string;
  edits: BenchmarkEdit[];
};
/** The two halves of the benchmark. Rule authors must not read half b, so only the totals of this half are printed. */
export type BenchmarkHalf = 'a' | 'b';

export const readBenchmark = (half: BenchmarkHalf): BenchmarkText[] =>
  readFileSync(new URL(`../../benchmark/texts-${half}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

type Proposed = { start: number; end: number; replacements: readonly string[] };

/**
 * Counts the corrections whose first replacement changes the text exactly as one of the annotated edits does. An
 * edit of several words counts as missed if the engine corrects it word by word.
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
