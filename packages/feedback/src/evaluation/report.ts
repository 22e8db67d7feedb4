import { createEngine } from '../engine.ts';
import type { Finding } from '../finding.ts';
import { mergeFindings } from '../merge.ts';
import { prepareText } from '../text/prepare.ts';
import { findTransfer } from '../transfer/transfer.source.ts';
import { correctSentences } from './correct-sentences.ts';
import { parseWrong, score } from './score.ts';
import { wrongSentences } from './wrong-sentences.ts';

/** Prints what the engine finds on its own sentences: `node src/evaluation/report.ts [transfer] [seen|unseen] [-v]`. */
const args = process.argv.slice(2);
const engine = args.includes('transfer') ? undefined : await createEngine();
const find = async (
  text: string,
): Promise<Pick<Finding, 'code' | 'start' | 'end' | 'replacements' | 'source' | 'pattern'>[]> =>
  engine === undefined
    ? mergeFindings(text, findTransfer(prepareText(text)))
    : (await engine.analyse(text)).corrections;

const lines: string[] = [];
for (const half of ['seen', 'unseen'] as const) {
  if (args.includes('seen') !== args.includes('unseen') && !args.includes(half)) continue;
  const cases = parseWrong(wrongSentences).filter((_, index) => (index % 2 === 0) === (half === 'seen'));
  const result = await score(cases, find);
  lines.push(
    `${half}: ${cases.length} wrong, found ${result.found}, right replacement ${result.right}, right code ${result.code}`,
  );
  if (args.includes('-v')) lines.push(...result.missed.map((line) => `  ${line}`));
}
const correct = correctSentences.trim().split('\n');
let alarms = 0;
for (const sentence of correct) {
  const found = await find(sentence);
  if (found.length === 0) continue;
  alarms++;
  for (const each of found)
    lines.push(
      `  alarm: ${sentence} [${each.code} ${sentence.slice(each.start, each.end)} → ${each.replacements[0]}]`,
    );
}
lines.push(`correct: ${correct.length}, false alarms ${alarms}`);
process.stdout.write(`${lines.join('\n')}\n`);
await engine?.close();
