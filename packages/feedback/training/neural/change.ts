import type { RawCorrection } from '../../src/raw-correction.ts';

/**
 * A change that a rule, the classifiers or the edit tagger suggest. `margin` says how much more probable it is than
 * no change; for a rule, it is 0.
 */
export type Candidate = {
  correction: RawCorrection;
  from: 'rule' | 'classifiers' | 'tagger';
  kind: string;
  margin: number;
};
/** A change of the text, with all rules and models that suggest it. */
export type Change = {
  correction: RawCorrection;
  rules: readonly RawCorrection[];
  classifiers?: Candidate;
  tagger?: Candidate;
  /**
   * How many other errors are probable near the change, on a logarithmic scale. The value is 0 if no other
   * error is probable.
   */
  doubt: number;
};

/**
 * Returns a key for the change that a correction makes: its range and its replacement, without the unchanged letters
 * at both ends.
 */
function coreOf(text: string, { start: from, end: to, replacements }: RawCorrection): string {
  let [start, end, rest] = [from, to, replacements[0]];
  if (rest === undefined) return `${start} ${end}`;
  while (start < end && rest !== '' && text[start] === rest[0]) {
    start++;
    rest = rest.slice(1);
  }
  while (end > start && rest !== '' && text[end - 1] === rest.at(-1)) {
    end--;
    rest = rest.slice(0, -1);
  }
  return `${start} ${end} ${rest}`;
}

const near = 150;
const ruleDoubt = 0.5;
const chance = (margin: number): number => 1 / (1 + Math.exp(1 - margin));

/** Combines the candidates that make the same change. Returns the changes in the order of their positions. */
export function changesOf(text: string, candidates: readonly Candidate[]): Change[] {
  const byCore = Map.groupBy(candidates, ({ correction }) => coreOf(text, correction));
  const changes = [...byCore.values()].map((own): Change => {
    const best = (from: Candidate['from']) =>
      own.filter((one) => one.from === from).toSorted((a, b) => b.margin - a.margin)[0];
    const rules = own.filter(({ from }) => from === 'rule').map(({ correction }) => correction);
    const [classifiers, tagger] = [best('classifiers'), best('tagger')];
    const shown = rules.toSorted((a, b) => b.confidence - a.confidence)[0];
    const correction = shown ?? classifiers?.correction ?? (own[0] as Candidate).correction;
    return {
      correction,
      rules,
      ...(classifiers ? { classifiers } : {}),
      ...(tagger ? { tagger } : {}),
      doubt: 0,
    };
  });
  changes.sort((a, b) => a.correction.start - b.correction.start);
  return withDoubt(changes);
}

function withDoubt(changes: readonly Change[]): Change[] {
  let first = 0;
  return changes.map((change) => {
    const { start, end } = change.correction;
    while ((changes[first]?.correction.start ?? start) < start - near) first++;
    let sum = 0;
    for (let at = first; at < changes.length; at++) {
      const other = changes[at] as Change;
      if (other.correction.start > start + near) break;
      if (other.correction.end >= start && other.correction.start <= end) continue;
      sum += other.rules.length > 0 ? ruleDoubt : other.tagger ? chance(other.tagger.margin) : 0;
    }
    return { ...change, doubt: Math.log1p(sum) };
  });
}
