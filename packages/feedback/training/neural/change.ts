import type { Finding } from '../../src/finding.ts';

/**
 * A change that a rule, the classifiers or the edit tagger suggest. `margin` says how much more probable it is than
 * no change; for a rule, it is 0.
 */
export type Candidate = {
  finding: Finding;
  from: 'rule' | 'classifiers' | 'tagger';
  kind: string;
  margin: number;
};
/** A change of the text, with all rules and models that suggest it. */
export type Change = {
  finding: Finding;
  rules: readonly Finding[];
  classifiers?: Candidate;
  tagger?: Candidate;
  /** How many other errors are probable near the change, on a logarithmic scale. It is 0 if there are none. */
  doubt: number;
};

/**
 * Returns a key for the change that a finding makes: its range and its replacement, without the unchanged letters
 * at both ends.
 */
function coreOf(text: string, { start: from, end: to, replacements }: Finding): string {
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
  const byCore = Map.groupBy(candidates, ({ finding }) => coreOf(text, finding));
  const changes = [...byCore.values()].map((own): Change => {
    const best = (from: Candidate['from']) =>
      own.filter((one) => one.from === from).toSorted((a, b) => b.margin - a.margin)[0];
    const rules = own.filter(({ from }) => from === 'rule').map(({ finding }) => finding);
    const [classifiers, tagger] = [best('classifiers'), best('tagger')];
    const shown = rules.toSorted((a, b) => b.confidence - a.confidence)[0];
    const finding = shown ?? classifiers?.finding ?? (own[0] as Candidate).finding;
    return {
      finding,
      rules,
      ...(classifiers ? { classifiers } : {}),
      ...(tagger ? { tagger } : {}),
      doubt: 0,
    };
  });
  changes.sort((a, b) => a.finding.start - b.finding.start);
  return withDoubt(changes);
}

function withDoubt(changes: readonly Change[]): Change[] {
  let first = 0;
  return changes.map((change) => {
    const { start, end } = change.finding;
    while ((changes[first]?.finding.start ?? start) < start - near) first++;
    let sum = 0;
    for (let at = first; at < changes.length; at++) {
      const other = changes[at] as Change;
      if (other.finding.start > start + near) break;
      if (other.finding.end >= start && other.finding.start <= end) continue;
      sum += other.rules.length > 0 ? ruleDoubt : other.tagger ? chance(other.tagger.margin) : 0;
    }
    return { ...change, doubt: Math.log1p(sum) };
  });
}
