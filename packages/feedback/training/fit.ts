/**
 * Measures every rule and every kind of suggestion, and writes the two tables that decide what learners see:
 *   node fit.ts SETS
 * writes ../src/statistics/thresholds.ts and ../src/confidence/measured-rules.ts. SETS is the folder of public sets
 * (see ../src/evaluation/README.md), of which only the read halves are used. The tables contain counts, no text.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createThreadedChecker } from '../src/checking/threaded-checker.ts';
import { editOf, type GoldToken } from '../src/evaluation/edits.ts';
import { applyAll } from '../src/evaluation/score.ts';
import { readCorrect, readWrong } from '../src/evaluation/sets.ts';
import { type GoldEdit, halfOf, isSame } from '../src/evaluation/writing.ts';
import type { RawCorrection } from '../src/raw-correction.ts';
import { loadLayer } from '../src/statistics/layer.ts';
import type { Proposal } from '../src/statistics/proposal.ts';
import { prepareText } from '../src/text/prepare.ts';
import { coreOf } from '../src/weigh.ts';
import { calibrate, type Suggestion } from './calibrate.ts';

const [folder = '.'] = process.argv.slice(2);
/** Weight of a change of a correct sentence, compared with a wrong correction of a learner text. */
const cleanWeight = 0.5;
/** Weight of a correction of a wrong sentence from the project’s own sets. These sentences are simpler. */
const setWeight = 0.1;

type Line = {
  id: string;
  doc?: string;
  text: string;
  toks?: GoldToken[];
  hyphens?: boolean;
  anns?: GoldEdit[][];
};
const suggestions: Suggestion[] = [];
const rules = new Map<string, [number, number, number, number]>();

const layer = loadLayer();
const checker = await createThreadedChecker({ dialect: 'both', timeoutMs: 60_000, startTimeoutMs: 300_000 });

const keyOf = ({ source, pattern, code }: RawCorrection) => `${source}:${pattern ?? code}`;
const toRaw = (one: Proposal): RawCorrection => ({
  ...{ code: one.code, start: one.start, end: one.end, replacements: [one.replacement] },
  ...{ source: 'statistics', confidence: 0 },
});

/**
 * Counts the corrections of a text. `isRight`: whether a correction is right. `learner`: whether the text was written
 * by a learner; otherwise it belongs to the project’s own sets.
 */
async function count(
  text: string,
  isRight: (correction: RawCorrection) => boolean,
  weight: number,
  learner: boolean,
): Promise<void> {
  const proposals = layer.propose(prepareText(text)).filter(({ margin }) => margin > 0);
  const proposed = new Set(proposals.map((one) => coreOf(text, toRaw(one), one.replacement)));
  const { corrections } = await checker.find(text);
  const byRules = new Set(
    corrections
      .filter(({ source }) => source !== 'statistics')
      .map((one) => coreOf(text, one, one.replacements[0] ?? '')),
  );
  for (const one of proposals) {
    const raw = toRaw(one);
    const agreed = byRules.has(coreOf(text, raw, one.replacement)) ? 1 : 0;
    suggestions.push({ kind: one.kind, margin: one.margin, right: isRight(raw) ? 1 : 0, weight, agreed });
  }
  for (const correction of corrections) {
    if (correction.source === 'statistics') continue;
    const agreed = proposed.has(coreOf(text, correction, correction.replacements[0] ?? ''));
    for (const key of [keyOf(correction), `${keyOf(correction)}${agreed ? ' +' : ' -'}`]) {
      const tally = rules.get(key) ?? [0, 0, 0, 0];
      rules.set(key, tally);
      const right = isRight(correction) ? 1 : 0;
      if (learner) {
        tally[0] += right * weight;
        tally[1] += weight;
      } else {
        tally[2] += right;
        tally[3]++;
      }
    }
  }
}

const documents = new Map<string, string>();
async function countSet(path: string, weight: number): Promise<void> {
  for (const row of readFileSync(join(folder, path), 'utf8').split('\n')) {
    if (row === '') continue;
    const line = JSON.parse(row) as Line;
    if (line.doc !== undefined) documents.set(line.id, line.doc);
    const doc = line.doc ?? documents.get(line.id);
    if (halfOf(doc === undefined ? { id: line.id } : { id: line.id, doc }) !== 'read') continue;
    const { text, toks = [], hyphens = false, anns = [] } = line;
    const isRight = ({ start, end, replacements }: RawCorrection) => {
      const [replacement = ''] = replacements;
      const edit = anns.length > 0 && editOf(text, toks, hyphens, { start, end, replacement });
      return edit ? anns.some((own) => own.some((gold) => isSame(edit, gold))) : false;
    };
    await count(text, isRight, weight, true);
  }
}

await countSet('gold/bea.jsonl', 1);
await countSet('gold/jfleg-dev.jsonl', 0.5);
await countSet('clean/bea-ABC-corrected.jsonl', cleanWeight);
await countSet('clean/bea-N-noedit.jsonl', cleanWeight);
for (const name of ['development', 'holdout-1-open', 'holdout-2', 'holdout-3', 'holdout-4'] as const)
  for (const { wrong, right, also } of readWrong(name))
    await count(wrong, (one) => [right, ...also].includes(applyAll(wrong, [one])), setWeight, false);
for (const name of ['development', 'holdout-3', 'holdout-4', 'holdout-5'] as const)
  for (const text of readCorrect(name)) await count(text, () => false, 1, false);
await checker.close();

const number = (value: number) => String(Number(value.toFixed(2)));
const nameOf = (name: string) => (/^[a-z]\w*$/i.test(name) ? name : `'${name.replaceAll("'", "\\'")}'`);
const { groups, kinds, agreement } = calibrate(suggestions);
/** Replaces the content of an exported table. */
const table = (path: string, name: string, body: string[]) => {
  const file = join(import.meta.dirname, '../src', path);
  const [before = '', after = ''] = readFileSync(file, 'utf8').split(
    new RegExp(`(?<=export const ${name}[^=]*= )`),
  );
  const rest = after.slice(after.indexOf('\n};') + 3);
  writeFileSync(file, `${before}{\n${body.join('\n')}\n};${rest}`);
};
table(
  'statistics/thresholds.ts',
  'groupWeights',
  groups.map(([name, bias, slope]) => `  ${nameOf(name)}: [${number(bias)}, ${number(slope)}],`),
);
table('statistics/thresholds.ts', 'sharedWeights', [`  agreement: ${number(agreement)},`]);
table(
  'statistics/thresholds.ts',
  'kindWeights',
  kinds.flatMap(([name, weight]) =>
    Math.abs(weight) < 0.1 ? [] : [`  ${nameOf(name)}: ${number(weight)},`],
  ),
);
table(
  'confidence/measured-rules.ts',
  'measuredRules',
  [...rules]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, tally]) => `  '${key}': [${tally.map(number).join(', ')}],`),
);
