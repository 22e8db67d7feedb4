/**
 * Reports what the engine finds in its own evaluation sentences (required and hard) and in correct sentences, then
 * load time, memory and time per sentence. `node src/evaluation/report.ts [all|transfer|harper] [-v]`; -v lists the
 * misses.
 */
import { createEngine, engineOf, type FeedbackEngine } from '../engine.ts';
import { createHarperSource } from '../harper/harper.source.ts';
import { createTransferSource } from '../transfer/transfer.source.ts';
import { correctSentences } from './correct-sentences.ts';
import { freshCorrect } from './fresh-correct.ts';
import { freshFifth } from './fresh-fifth.ts';
import { freshFifthCorrect } from './fresh-fifth-correct.ts';
import { freshFourth } from './fresh-fourth.ts';
import { freshFourthCorrect } from './fresh-fourth-correct.ts';
import { freshSecond } from './fresh-second.ts';
import { freshSeen } from './fresh-seen.ts';
import { freshThird } from './fresh-third.ts';
import { freshUnseen } from './fresh-unseen.ts';
import { parseWrong, score, type WrongSentence } from './score.ts';
import { hardSentences, wrongSentences } from './wrong-sentences.ts';

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

type Told = 'misses' | 'totals';

/** Prints only totals for evaluation sets that rule authors must not read. */
async function reportWrong(
  name: string,
  cases: readonly WrongSentence[],
  told: Told = 'misses',
): Promise<void> {
  const result = await score(cases, find);
  const share = (count: number) => `${((100 * count) / cases.length).toFixed(1)} %`;
  print(
    `${name}: ${cases.length} wrong; found ${share(result.found)}, right replacement ${share(result.right)}, right code ${share(result.code)}`,
  );
  if (!verbose) return;
  if (told === 'misses') for (const line of result.missed) print(`  ${line}`);
  for (const [code, mine] of Map.groupBy(cases, (one) => one.code)) {
    const { found, right, code: coded } = await score(mine, find);
    print(`  ${code.padEnd(26)} ${mine.length}: found ${found}, right ${right}, code ${coded}`);
  }
}

await reportWrong('required', parseWrong(wrongSentences));
await reportWrong('beyond', parseWrong(hardSentences));
await reportWrong('fresh, seen half', parseWrong(freshSeen));
await reportWrong('fresh, second batch', parseWrong(freshSecond));
await reportWrong('fresh, third batch', parseWrong(freshThird));
await reportWrong('fresh, fourth batch', parseWrong(freshFourth));
await reportWrong('fresh, fifth batch', parseWrong(freshFifth), 'totals');
await reportWrong('fresh, unseen half', parseWrong(freshUnseen), 'totals');

async function reportCorrect(name: string, sentences: readonly string[]): Promise<void> {
  let alarms = 0;
  for (const sentence of sentences) {
    const found = await find(sentence);
    if (found.length > 0) alarms++;
    for (const { code, start, end, replacements } of found) {
      print(`  false alarm: ${sentence} [${code}: ${sentence.slice(start, end)} → ${replacements[0]}]`);
    }
  }
  const share = ((100 * alarms) / sentences.length).toFixed(1);
  print(`${name}: ${sentences.length}; false alarms ${share} %`);
}

await reportCorrect('correct', correctSentences.trim().split('\n'));
await reportCorrect('correct, by another hand', freshCorrect.trim().split('\n'));
await reportCorrect('correct, fourth batch', freshFourthCorrect.trim().split('\n'));
await reportCorrect('correct, fifth batch', freshFifthCorrect.trim().split('\n'));

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
