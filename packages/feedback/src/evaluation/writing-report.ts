import type { Half, Tally, WritingScore } from './writing.ts';

export const percent = (part: number, all: number): string =>
  all === 0 ? '–' : ((100 * part) / all).toFixed(1);

const rowsOf = (title: string, tallies: ReadonlyMap<string, Tally>): string[] => [
  `  ${title}: right / wrong change of an error / change without an error`,
  ...[...tallies]
    .toSorted(([, a], [, b]) => b.right + b.wrong + b.false - (a.right + a.wrong + a.false))
    .map(([name, tally]) => `    ${name.padEnd(48)} ${tally.right} / ${tally.wrong} / ${tally.false}`),
];

function totalsOf({ right, proposed, gold, clean, cleanTouched, spelling }: WritingScore): string[] {
  const touched = `  right sentences touched: ${cleanTouched} of ${clean} (${percent(cleanTouched, clean)} %)`;
  if (gold === 0) return [touched];
  const [p, r] = [right / Math.max(1, proposed), right / gold];
  const f = p + r === 0 ? 0 : (1.25 * p * r) / (0.25 * p + r);
  return [
    `  P ${percent(right, proposed)} R ${percent(right, gold)} F0.5 ${(100 * f).toFixed(1)} (${right} of ${proposed} corrections right, ${gold} errors)`,
    touched,
    `  spelling: first suggestion right ${percent(spelling.first, spelling.all)} %, one of the suggestions ${percent(spelling.suggested, spelling.all)} % of ${spelling.all} corrected misspellings`,
  ];
}

/**
 * Returns the score as lines of text. For the half `final`, which rule authors must not read, returns only the
 * totals.
 */
export function linesOf(set: string, half: Half, score: WritingScore): string[] {
  const head = [`${set}, ${half} half: ${score.sentences} sentences`, ...totalsOf(score)];
  if (half === 'final') return head;
  const touching = [...score.cleanRules].toSorted(([, a], [, b]) => b - a);
  return [
    ...head,
    ...(score.codes.size > 0 ? rowsOf('by source and code', score.codes) : []),
    ...(score.rules.size > 0 ? rowsOf('by source and rule', score.rules) : []),
    ...(touching.length > 0 ? ['  corrections of right sentences, by source and rule'] : []),
    ...touching.map(([name, count]) => `    ${name.padEnd(48)} ${count}`),
  ];
}
