import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Correction } from '@pratik/contract/feedback';
import { type Edit, editOf, type GoldToken } from './edits.ts';

/** A sentence of a measuring set with the edits of each annotator. */
type GoldSentence = {
  id: string;
  doc?: string;
  hyphens: boolean;
  text: string;
  toks: GoldToken[];
  anns: (readonly [number, number, string[], string])[][];
};
export type Half = 'read' | 'final' | 'all';
/** `right`: the span and the first replacement match; `wrong`: it concerns an edit; `false`: it concerns none. */
type Tally = { right: number; wrong: number; false: number };
export type WritingScore = {
  sentences: number;
  right: number;
  proposed: number;
  gold: number;
  clean: number;
  cleanTouched: number;
  codes: Map<string, Tally>;
  rules: Map<string, Tally>;
};
type FoundCorrection = Correction & { pattern?: string };

/** Sets are halved by document, so that rules can be written with one half and measured with the other. */
export function halfOf(sentence: { id: string; doc?: string }): 'read' | 'final' {
  let hash = 7;
  for (const letter of sentence.doc ?? sentence.id) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return hash % 2 === 1 ? 'final' : 'read';
}

const isSame = (edit: Edit, gold: readonly [number, number, readonly string[], ...unknown[]]): boolean =>
  edit[0] === gold[0] && edit[1] === gold[1] && edit[2].join(' ') === gold[2].join(' ');
const concerns = (edit: Edit, [from, to]: readonly [number, number, ...unknown[]]): boolean =>
  edit[0] === edit[1] || from === to ? edit[0] <= to && from <= edit[1] : edit[0] < to && from < edit[1];

function add(tallies: Map<string, Tally>, key: string, state: keyof Tally): void {
  const tally = tallies.get(key) ?? { right: 0, wrong: 0, false: 0 };
  tally[state]++;
  tallies.set(key, tally);
}

/** The annotator that agrees most decides. */
export function scoreSentence(
  score: WritingScore,
  gold: GoldSentence,
  corrections: readonly FoundCorrection[],
): void {
  const edits = corrections.flatMap((correction) => {
    const [replacement] = correction.replacements;
    const { start, end } = correction;
    const edit =
      replacement === undefined
        ? undefined
        : editOf(gold.text, gold.toks, gold.hyphens, { start, end, replacement });
    return edit === undefined ? [] : [{ edit, correction }];
  });
  const known = gold.anns.map((own) => own.filter(([, , , type]) => type !== 'UNK'));
  const hits = known.map((own) => edits.filter(({ edit }) => own.some((one) => isSame(edit, one))).length);
  const value = (at: number) => (hits[at] ?? 0) * 1000 - (known[at]?.length ?? 0);
  const best = [...known.keys()].sort((a, b) => value(b) - value(a))[0] ?? 0;
  const own = known[best] ?? [];
  score.sentences++;
  score.right += hits[best] ?? 0;
  score.proposed += edits.length;
  score.gold += own.length;
  if (gold.anns.every(({ length }) => length === 0)) {
    score.clean++;
    if (edits.length > 0) score.cleanTouched++;
  }
  for (const { edit, correction } of edits) {
    const state = own.some((one) => isSame(edit, one))
      ? 'right'
      : own.some((one) => concerns(edit, one))
        ? 'wrong'
        : 'false';
    add(score.codes, `${correction.source}/${correction.code}`, state);
    add(score.rules, `${correction.source}:${correction.pattern ?? correction.code}`, state);
  }
}

const noScore = (): WritingScore => ({
  ...{ sentences: 0, right: 0, proposed: 0, gold: 0, clean: 0, cleanTouched: 0 },
  codes: new Map(),
  rules: new Map(),
});

/**
 * Scores every set (`*.jsonl`) of a folder with the answers of `find`. A line without annotators is a right sentence:
 * only whether it is corrected is counted.
 */
export async function scoreFolder(
  folder: string,
  half: Half,
  find: (text: string) => Promise<readonly FoundCorrection[]>,
  report: (set: string, score: WritingScore) => void,
): Promise<void> {
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()) {
    const sentences = readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as GoldSentence | { id: string; text: string })
      .filter((sentence) => half === 'all' || halfOf(sentence) === half);
    const score = noScore();
    for (const sentence of sentences) {
      const found = await find(sentence.text);
      if ('anns' in sentence) {
        scoreSentence(score, sentence, found);
        continue;
      }
      score.sentences++;
      score.proposed += found.length;
      score.clean++;
      if (found.length > 0) score.cleanTouched++;
    }
    if (sentences.length > 0) report(file, score);
  }
}

const percent = (part: number, all: number): string => (all === 0 ? '–' : ((100 * part) / all).toFixed(1));

/** The score as lines of text: totals, then a line for each code and each rule. */
export function linesOf(set: string, score: WritingScore): string[] {
  const { right, proposed, gold, clean, cleanTouched } = score;
  const [p, r] = [right / Math.max(1, proposed), right / Math.max(1, gold)];
  const f = p + r === 0 ? 0 : (1.25 * p * r) / (0.25 * p + r);
  const rows = (tallies: Map<string, Tally>) =>
    [...tallies]
      .toSorted(([, a], [, b]) => b.right + b.wrong + b.false - (a.right + a.wrong + a.false))
      .map(
        ([name, tally]) =>
          `  ${name.padEnd(48)} right ${tally.right} wrong ${tally.wrong} false ${tally.false}`,
      );
  return [
    `${set}: ${score.sentences} sentences, ${proposed} corrections, ${gold} errors`,
    `  P ${percent(right, proposed)} R ${percent(right, gold)} F0.5 ${(100 * f).toFixed(1)}; right sentences touched ${cleanTouched} of ${clean} (${percent(cleanTouched, clean)} %)`,
    ...rows(score.codes),
    ...rows(score.rules),
  ];
}
