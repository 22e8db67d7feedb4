/**
 * Prints the engine’s results on every evaluation set, and then its load time, memory and time per sentence.
 * Usage: `node src/evaluation/report.ts [all|transfer|harper] [-v]`. `-v` lists the missed errors of open sets.
 */
import { createEngine, engineOf, type FeedbackEngine } from '../engine.ts';
import { createHarperSource } from '../harper/harper.source.ts';
import { createTransferSource } from '../transfer/transfer.source.ts';
import { readBenchmark, scoreBenchmark } from './benchmark.ts';
import { score } from './score.ts';
import { type CorrectSet, correctSets, readCorrect, readWrong, type WrongSet, wrongSets } from './sets.ts';

const verbose = process.argv.includes('-v');
const chosen = process.argv.find((arg) => arg === 'transfer' || arg === 'harper') ?? 'all';
const print = (line: string) => process.stdout.write(`${line}\n`);

async function openEngine(): Promise<FeedbackEngine> {
  if (chosen === 'transfer') return engineOf([createTransferSource()]);
  if (chosen === 'all') return createEngine();
  return engineOf([await createHarperSource('both')]);
}

const times: number[] = [];
const begun = performance.now();
const engine = await openEngine();
const loadMs = performance.now() - begun;

async function find(text: string) {
  const start = performance.now();
  const { corrections } = await engine.analyse(text);
  times.push(performance.now() - start);
  return corrections;
}

/** Prints the results for a set of wrong sentences. If the set is closed, prints only totals. */
async function reportWrong(name: WrongSet): Promise<void> {
  const cases = readWrong(name);
  const result = await score(cases, find);
  const share = (count: number) => `${((100 * count) / cases.length).toFixed(1)} %`;
  print(
    `${name}: ${cases.length} wrong; found ${share(result.found)}, right replacement ${share(result.right)}, right code ${share(result.code)}`,
  );
  if (!verbose) return;
  if (wrongSets[name].access === 'open') for (const line of result.missed) print(`  ${line}`);
  for (const [code, mine] of Map.groupBy(cases, (one) => one.code)) {
    const { found, right, code: coded } = await score(mine, find);
    print(`  ${code.padEnd(26)} ${mine.length}: found ${found}, right ${right}, code ${coded}`);
  }
}

async function reportCorrect(name: CorrectSet): Promise<void> {
  const sentences = readCorrect(name);
  let alarms = 0;
  for (const sentence of sentences) {
    const found = await find(sentence);
    if (found.length > 0) alarms++;
    for (const { code, start, end, replacements } of found) {
      print(`  false alarm: ${sentence} [${code}: ${sentence.slice(start, end)} → ${replacements[0]}]`);
    }
  }
  const share = ((100 * alarms) / sentences.length).toFixed(1);
  print(`${name}: ${sentences.length} correct; false alarms ${share} %`);
}

for (const name of Object.keys(wrongSets) as WrongSet[]) await reportWrong(name);
for (const name of Object.keys(correctSets) as CorrectSet[]) await reportCorrect(name);

for (const half of ['a', 'b'] as const) {
  const { right, proposed, errors, precision, recall, f } = await scoreBenchmark(readBenchmark(half), find);
  const [p, r, f05] = [precision, recall, f].map((value) => (100 * value).toFixed(1));
  print(`benchmark ${half}: ${errors} errors; ${right} of ${proposed} right; P ${p} R ${r} F0.5 ${f05}`);
}
times.sort((a, b) => a - b);
const percentile = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
const total = times.reduce((sum, time) => sum + time, 0);
print(
  `engine ${engine.name} ${engine.version}; load ${loadMs.toFixed(0)} ms; memory ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
);
print(
  `a sentence: p50 ${percentile(0.5)} ms, p95 ${percentile(0.95)} ms; ${Math.round((1000 * times.length) / total)} a second`,
);
await engine.close();
