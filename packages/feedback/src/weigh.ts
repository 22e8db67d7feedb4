import { type MeasuredRule, measuredRules } from './confidence/measured-rules.ts';
import type { Finding } from './finding.ts';

/** As many imagined cases as the author's own estimate of a rule counts for. */
const priorCases = 3;
/** A case of an evaluation set counts for less: its sentences are simpler than what learners write. */
const setCase = 0.25;
/** Below this a finding is dropped: it would be wrong more often than right. */
export const leastConfidence = 0.5;
/** A model’s change of a content word has this confidence (`guard.ts`). It is shown as a suggestion to look again. */
export const leastModelConfidence = 0.45;

/** A rule that is right less often is not saved by the statistics: both fail on the same sentences. */
const leastSupported = 0.33;

/** The text that a finding changes, without what stays the same at both ends. */
function coreOf(text: string, finding: Finding, replacement: string): string {
  let { start, end } = finding;
  let rest = replacement;
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

/** The share of right corrections of a rule, from its author's estimate and what was measured. */
function measured(estimate: number, rule: MeasuredRule | undefined): number {
  if (rule === undefined) return estimate;
  const [right, all, rightInSets, allInSets] = rule;
  const hits = right + setCase * rightInSets + priorCases * estimate;
  return hits / (all + setCase * allInSets + priorCases);
}

/**
 * Sets the confidence of each finding to the measured precision of its rule, raises it where the statistics propose
 * the same change, and drops what is too uncertain to be shown.
 */
export function weigh(text: string, findings: readonly Finding[]): Finding[] {
  const proposed = new Map<string, number>();
  for (const finding of findings)
    if (finding.source === 'statistics')
      for (const replacement of finding.replacements.slice(0, 1))
        proposed.set(coreOf(text, finding, replacement), finding.confidence);
  return findings
    .map((finding) => {
      if (finding.source === 'statistics' || finding.source === 'model' || finding.source === 'administrator')
        return finding;
      const rule = measuredRules[`${finding.source}:${finding.pattern ?? finding.code}`];
      const own = measured(finding.confidence, rule);
      const agreed = proposed.get(coreOf(text, finding, finding.replacements[0] ?? ''));
      const confidence = agreed === undefined || own < leastSupported ? own : 1 - (1 - own) * (1 - agreed);
      return { ...finding, confidence: Math.min(0.97, Number(confidence.toFixed(3))) };
    })
    .filter(
      ({ confidence, source }) => confidence >= (source === 'model' ? leastModelConfidence : leastConfidence),
    );
}
