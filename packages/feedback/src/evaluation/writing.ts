import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Correction } from '@pratik/contract/feedback';
import { type Edit, editOf, type GoldToken } from './edits.ts';

/** A sentence of an evaluation set, with the edits of each annotator. */
type GoldSentence = {
  id: string;
  doc?: string;
  hyphens: boolean;
  text: string;
  toks: GoldToken[];
  anns: GoldEdit[][];
};
/**
 * One of the two halves of an evaluation set. `read`: rule authors may read its sentences. `final`: only its totals
 * are printed.
 */
export type Half = 'read' | 'final';
/**
 * Numbers of corrections. `right`: the range and the first replacement equal an annotated edit. `wrong`: the
 * correction overlaps an annotated edit but differs from it. `false`: the correction overlaps no annotated edit.
 */
export type Tally = { right: number; wrong: number; false: number };
export type WritingScore = {
  sentences: number;
  right: number;
  proposed: number;
  gold: number;
  clean: number;
  cleanTouched: number;
  /**
   * Corrections of actual misspellings. `all`: their number. `suggested`: those with the right word among the
   * suggestions. `first`: those whose first suggestion is right.
   */
  spelling: { all: number; suggested: number; first: number };
  codes: Map<string, Tally>;
  rules: Map<string, Tally>;
  /** Number of corrections of each rule in correct sentences. */
  cleanRules: Map<string, number>;
};
type FoundCorrection = Correction & { pattern?: string };

/**
 * Assigns a sentence to one of two halves, by its document. Rules are written with the half `read` and measured
 * with the half `final`.
 */
export function halfOf(sentence: { id: string; doc?: string }): Half {
  let hash = 7;
  for (const letter of sentence.doc ?? sentence.id) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return hash % 2 === 1 ? 'final' : 'read';
}

export type GoldEdit = readonly [number, number, string[], string];
export const isSame = (
  edit: Edit,
  gold: readonly [number, number, readonly string[], ...unknown[]],
): boolean => edit[0] === gold[0] && edit[1] === gold[1] && edit[2].join(' ') === gold[2].join(' ');
const concerns = (edit: Edit, [from, to]: readonly [number, number, ...unknown[]]): boolean =>
  edit[0] === edit[1] || from === to ? edit[0] <= to && from <= edit[1] : edit[0] < to && from < edit[1];

function add(tallies: Map<string, Tally>, key: string, state: keyof Tally): void {
  const tally = tallies.get(key) ?? { right: 0, wrong: 0, false: 0 };
  tally[state]++;
  tallies.set(key, tally);
}

/**
 * Returns the key under which the report counts a correction: its source and its rule or, if there is no rule, its
 * error code.
 */
const ruleOf = ({ source, pattern, code }: FoundCorrection): string => `${source}:${pattern ?? code}`;

/** Returns one edit for each replacement that changes a token. */
const editsOf = (gold: GoldSentence, { start, end, replacements }: FoundCorrection): Edit[] =>
  replacements.flatMap((replacement) => {
    const edit = editOf(gold.text, gold.toks, gold.hyphens, { start, end, replacement });
    return edit === undefined ? [] : [edit];
  });

/**
 * Adds a sentence to the score. If several annotators edited the sentence, the annotator who agrees most with the
 * corrections determines the score.
 */
export function scoreSentence(
  score: WritingScore,
  gold: GoldSentence,
  corrections: readonly FoundCorrection[],
): void {
  const edits = corrections.flatMap((correction) => {
    const [edit] = editsOf(gold, { ...correction, replacements: correction.replacements.slice(0, 1) });
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
  if (gold.anns.every(({ length }) => length === 0)) countRight(score, corrections, edits.length > 0);
  for (const { edit, correction } of edits) {
    const state = own.some((one) => isSame(edit, one))
      ? 'right'
      : own.some((one) => concerns(edit, one))
        ? 'wrong'
        : 'false';
    add(score.codes, `${correction.source}/${correction.code}`, state);
    add(score.rules, ruleOf(correction), state);
    if (correction.code !== 'spelling' || state === 'false') continue;
    const suggested = editsOf(gold, correction).some((edit) => own.some((one) => isSame(edit, one)));
    score.spelling.all++;
    if (suggested) score.spelling.suggested++;
    if (state === 'right') score.spelling.first++;
  }
}

function countRight(score: WritingScore, corrections: readonly FoundCorrection[], touched: boolean): void {
  score.clean++;
  if (!touched) return;
  score.cleanTouched++;
  for (const one of corrections)
    score.cleanRules.set(ruleOf(one), (score.cleanRules.get(ruleOf(one)) ?? 0) + 1);
}

const noScore = (): WritingScore => ({
  ...{ sentences: 0, right: 0, proposed: 0, gold: 0, clean: 0, cleanTouched: 0 },
  spelling: { all: 0, suggested: 0, first: 0 },
  ...{ codes: new Map(), rules: new Map(), cleanRules: new Map() },
});

type Line = GoldSentence | { id: string; doc?: string; text: string; wrong?: unknown };

const readSet = (path: string): Line[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)
    // Omits sentences for which only the wrong words are marked, because there is no annotated edit to compare
    // with.
    .filter((line) => !('wrong' in line));

/**
 * Runs `find` on every set in the folders `gold` and `clean` of `folder`, and reports a score for each half. A line
 * without annotators is a correct sentence, for which only unwanted corrections are counted. It belongs to the half
 * of the document that has its id.
 */
export async function scoreFolder(
  folder: string,
  find: (text: string) => Promise<readonly FoundCorrection[]>,
  report: (set: string, half: Half, score: WritingScore) => void,
): Promise<void> {
  const paths = ['gold', 'clean'].flatMap((part) =>
    readdirSync(join(folder, part))
      .filter((name) => name.endsWith('.jsonl'))
      .toSorted()
      .map((name) => `${part}/${name}`),
  );
  const documents = new Map<string, string>();
  for (const path of paths) {
    const halves = { read: noScore(), final: noScore() };
    for (const line of readSet(join(folder, path))) {
      if (line.doc !== undefined) documents.set(line.id, line.doc);
      const doc = line.doc ?? documents.get(line.id);
      const score = halves[halfOf(doc === undefined ? line : { id: line.id, doc })];
      const found = await find(line.text);
      if ('anns' in line) {
        scoreSentence(score, line, found);
        continue;
      }
      score.sentences++;
      score.proposed += found.length;
      countRight(score, found, found.length > 0);
    }
    for (const half of ['read', 'final'] as const)
      if (halves[half].sentences > 0) report(path, half, halves[half]);
  }
}
