/**
 * Measures how much the edit tagger improves the corrections: node measure.ts SETS MODEL
 * SETS is a folder of evaluation sets as for `npm run feedback -- --evaluate`. Only their halves `read` are used.
 * With the tagger and without it, the program fits a weight for each feature of a change and scores the result by
 * five-fold cross-validation over documents. For several minimum confidences, it prints the number of right
 * corrections, the number of all corrections, and the share of texts that are changed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { measuredRules } from '../../src/confidence/measured-rules.ts';
import { editOf } from '../../src/evaluation/edits.ts';
import { type CorrectSet, correctSets, readCorrect, readWrong } from '../../src/evaluation/sets.ts';
import { halfOf } from '../../src/evaluation/writing.ts';
import { createHarperSource } from '../../src/harper/harper.source.ts';
import { mergeFindings } from '../../src/merge.ts';
import type { RawCorrection } from '../../src/raw-correction.ts';
import { loadLayer } from '../../src/statistics/layer.ts';
import { decodeModel } from '../../src/statistics/model-file.ts';
import { Paradigms } from '../../src/statistics/paradigms.ts';
import type { Proposal } from '../../src/statistics/proposal.ts';
import { tagged } from '../../src/statistics/sentence.ts';
import { prepareText } from '../../src/text/prepare.ts';
import { findTransfer } from '../../src/transfer/transfer.source.ts';
import { type Candidate, type Change, changesOf } from './change.ts';
import { loadEditTagger } from './edit-tagger.ts';
import { visitFeatures } from './features.ts';
import { Logistic } from './logistic.ts';

const [folder = '.', model = 'tagger.bin'] = process.argv.slice(2);
const print = (...parts: unknown[]) => process.stdout.write(`${parts.join(' ')}\n`);
const folds = 5;
/**
 * Weight of a correct sentence. The weight is below 1, because most correct sentences are corrected versions
 * of the learners’ sentences.
 */
const cleanWeight = 0.5;
const setWeight = 0.25;
const least = [0.35, 0.4, 0.45, 0.5, 0.55];

type Gold = {
  id: string;
  doc?: string;
  text: string;
  hyphens: boolean;
  toks: [number, number, string][];
  anns?: (readonly [number, number, string[], string])[][];
};
type Case = { change: Change; right: boolean };
type Example = { set: string; text: string; fold: number; weight: number; gold: number; cases: Case[] };

const layer = loadLayer();
const { lists, classifiers } = decodeModel(
  readFileSync(new URL('../../src/statistics/model.bin', import.meta.url)),
);
const partOfSpeech = classifiers.tagger;
if (partOfSpeech === undefined) throw new Error('The model file has no tagger');
const tagger = loadEditTagger(layer.vocabulary, new Paradigms(lists.verbs ?? [], lists.nouns ?? []), model);
const harper = await createHarperSource('both', layer.vocabulary);

const ofProposal =
  (from: 'classifiers' | 'tagger') =>
  (proposal: Proposal): Candidate => {
    const { kind, code, start, end, replacement, margin } = proposal;
    const correction: RawCorrection = {
      code,
      start,
      end,
      replacements: [replacement],
      source: 'statistics',
      confidence: 0,
    };
    return { correction, from, kind, margin };
  };
const times: number[] = [];
async function candidatesIn(text: string): Promise<Candidate[]> {
  const prepared = prepareText(text);
  const rules = [...findTransfer(prepared), ...(await harper.find(prepared).catch(() => []))];
  const byTagger = prepared.sentences.flatMap((sentence) => {
    const { tokens, language } = sentence;
    if (language !== 'en' || tokens.length < 3 || tokens.length > 120) return [];
    const read = tagged(
      sentence,
      partOfSpeech as NonNullable<typeof partOfSpeech>,
      layer.vocabulary,
      new Set(),
    );
    const begun = performance.now();
    const found = tagger.propose(read);
    times.push(performance.now() - begun);
    return found;
  });
  return [
    ...rules.map((correction): Candidate => ({ correction, from: 'rule', kind: '', margin: 0 })),
    ...layer.propose(prepared).map(ofProposal('classifiers')),
    ...byTagger.map(ofProposal('tagger')),
  ];
}

/** Removes spaces and unifies quotation marks, because the sets do not count such changes as corrections. */
const plain = (text: string) => text.replace(/\s+/g, '').replace(/[’‘`´]/g, "'");
const foldOf = (name: string) => [...name].reduce((h, c) => (h * 33 + c.charCodeAt(0)) >>> 0, 5) % folds;
const examples: Example[] = [];
async function add(
  example: Omit<Example, 'fold' | 'cases'>,
  document: string,
  isRight: (correction: RawCorrection, replacement: string) => boolean,
): Promise<void> {
  const { text } = example;
  const cases = changesOf(text, await candidatesIn(text)).flatMap((change): Case[] => {
    const { start, end, replacements } = change.correction;
    const [replacement] = replacements;
    if (replacement === undefined || plain(replacement) === plain(text.slice(start, end))) return [];
    return [{ change, right: isRight(change.correction, replacement) }];
  });
  examples.push({ ...example, fold: foldOf(document), cases });
}
const changed = (text: string, { start, end }: { start: number; end: number }, replacement: string) =>
  text.slice(0, start) + replacement + text.slice(end);

for (const set of readdirSync(folder).filter((name) => name.endsWith('.jsonl')))
  for (const line of readFileSync(`${folder}/${set}`, 'utf8').split('\n').filter(Boolean)) {
    const { id, doc, text, toks, hyphens, anns } = JSON.parse(line) as Gold;
    const document = doc ?? id.replace(/(?<=-\d+)-\d+$/, '');
    if (halfOf({ id: document }) !== 'read') continue;
    const gold = anns?.[0]?.filter(([, , , type]) => type !== 'UNK').length ?? 0;
    await add(
      { set, text, gold, weight: anns ? 1 : cleanWeight },
      document,
      ({ start, end }, replacement) => {
        const edit = anns && editOf(text, toks, hyphens, { start, end, replacement });
        if (!edit) return false;
        const [from, to, words] = edit;
        return anns.some((own) =>
          own.some(([a, b, c]) => a === from && b === to && c.join(' ') === words.join(' ')),
        );
      },
    );
  }
for (const name of ['development', 'holdout-1-open', 'holdout-2', 'holdout-3', 'holdout-4'] as const)
  for (const { wrong: text, right, also } of readWrong(name))
    await add({ set: 'one error', text, gold: 1, weight: setWeight }, text, (correction, replacement) =>
      [right, ...also].includes(changed(text, correction, replacement)),
    );
for (const name of Object.keys(correctSets) as CorrectSet[])
  for (const text of readCorrect(name))
    await add({ set: 'right', text, gold: 0, weight: setWeight }, text, () => false);
const proposed = examples.reduce((sum, { cases }) => sum + cases.length, 0);
times.sort((a, b) => a - b);
const percentile = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
print(
  examples.length,
  'texts,',
  proposed,
  'changes; tagger p50',
  percentile(0.5),
  'ms, p95',
  percentile(0.95),
  'ms',
);

/**
 * Returns the precision of a rule: the share of its corrections that are right. `left`: whether the current case,
 * which is excluded from its own estimate, is right; undefined if no case is excluded.
 */
function precisionOf({ source, pattern, code, confidence }: RawCorrection, left?: boolean): number {
  const [right, all, rightInSets, allInSets] = measuredRules[`${source}:${pattern ?? code}`] ?? [0, 0, 0, 0];
  const hits = Math.max(0, right - (left === true ? 1 : 0)) + 0.25 * rightInSets + 3 * confidence;
  const cases = Math.max(0, all - (left === undefined ? 0 : 1)) + 0.25 * allInSets + 3;
  return Math.min(0.97, Math.max(0.02, hits / cases));
}

function crossValidate(withTagger: boolean): void {
  const seen = new Map<string, number>();
  const featuresOf = (
    { change, right }: Case,
    left: boolean,
    visit: (name: string, value: number) => void,
  ) => {
    const { tagger: _, ...bare } = change;
    const own = change.rules.map((rule) => precisionOf(rule, left ? right : undefined));
    visitFeatures(
      withTagger ? change : { ...bare, doubt: 0 },
      own.length > 0 ? Math.max(...own) : undefined,
      visit,
    );
  };
  const usable = ({ change }: Case) =>
    withTagger || change.rules.length > 0 || change.classifiers !== undefined;
  for (const { cases } of examples)
    for (const one of cases.filter(usable))
      if (one.right) featuresOf(one, false, (name) => seen.set(name, (seen.get(name) ?? 0) + 1));
  // Ignores features that occur in fewer than five right changes.
  const index = new Map([...seen].filter(([, count]) => count >= 5).map(([name], at) => [name, at]));
  const rowOf = (one: Case, left: boolean) => {
    const row: [number, number][] = [];
    featuresOf(one, left, (name, value) => {
      const at = index.get(name);
      if (at !== undefined && value !== 0) row.push([at, value]);
    });
    return row;
  };
  for (let fold = 0; fold < folds; fold++) {
    const logistic = new Logistic(index.size);
    for (const { cases, weight, fold: own, set } of examples)
      if (own !== fold)
        for (const one of cases.filter(usable))
          logistic.add(rowOf(one, set.endsWith('.jsonl')), one.right, weight);
    logistic.fit();
    for (const { cases, fold: own } of examples)
      if (own === fold)
        for (const one of cases)
          one.change.correction.confidence = usable(one) ? logistic.probability(rowOf(one, false)) : 0;
  }
  for (const bound of least)
    for (const [set, own] of Map.groupBy(examples, (example) => example.set)) printSet(set, own, bound);
}

function printSet(set: string, own: readonly Example[], bound: number): void {
  let [right, all, touched, gold] = [0, 0, 0, 0];
  for (const { text, cases, gold: errors } of own) {
    const ok = new Set(cases.filter((one) => one.right).map(({ change }) => change.correction));
    const found = cases
      .map(({ change }) => change.correction)
      .filter(({ confidence }) => confidence >= bound);
    const rights = new Set([...ok].map(({ start, replacements }) => `${start} ${replacements[0]}`));
    const shown = mergeFindings(text, found);
    all += shown.length;
    right += shown.filter(({ start, replacements }) => rights.has(`${start} ${replacements[0]}`)).length;
    if (shown.length > 0) touched++;
    gold += errors;
  }
  const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1);
  const [p, r] = [right / Math.max(1, all), right / Math.max(1, gold)];
  const f = p + r === 0 ? 0 : (125 * p * r) / (0.25 * p + r);
  print(
    ` ${bound} ${set.padEnd(22)} ${right}/${all} P ${percent(right, all)} R ${percent(right, gold)} F0.5 ${f.toFixed(1)}`,
    `texts touched ${percent(touched, own.length)} %`,
  );
}

for (const withTagger of [false, true]) {
  print(withTagger ? 'with the tagger' : 'without the tagger');
  crossValidate(withTagger);
}
await harper.close();
