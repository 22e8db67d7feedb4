import { type MeasuredRule, measuredRules } from './confidence/measured-rules.ts';
import type { RawCorrection } from './raw-correction.ts';
import { ifAgreed } from './statistics/calibration.ts';
import { leastProbability } from './statistics/statistics.source.ts';

/**
 * Weight of the rule author’s estimate of the precision: the number of measured cases that count as much as
 * the estimate.
 */
const priorCases = 3;
/**
 * Weight of one measured case from an evaluation set, compared with one from a learner text. The weight is
 * below 1, because the sentences of evaluation sets are simpler.
 */
const setCase = 0.25;
/**
 * Minimum confidence of a correction. Corrections with a lower confidence are removed, because they are more often wrong
 * than right.
 */
export const leastConfidence = 0.5;
/**
 * Minimum confidence of a correction of the AI model. The replacement of a content word has exactly this confidence
 * (`guard.ts`) and is shown as "bir bak" (take a look).
 */
export const leastModelConfidence = 0.45;

/** Minimum precision of a rule that is raised although its agreement with the statistics was never measured. */
const leastSupported = 0.33;
const leastOf: Partial<Record<RawCorrection['source'], number>> = {
  model: leastModelConfidence,
  statistics: leastProbability,
};

/**
 * Returns a key for the change that a correction makes: its range and its replacement, without the unchanged letters
 * at both ends. Corrections with the same key make the same change.
 */
export function coreOf(text: string, correction: RawCorrection, replacement: string): string {
  let { start, end } = correction;
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

/**
 * Returns the precision of a rule, that is, the share of its corrections that are right, computed from the
 * rule author’s estimate and from measurements.
 */
function measured(estimate: number, rule: MeasuredRule | undefined): number {
  if (rule === undefined) return estimate;
  const [right, all, rightInSets, allInSets] = rule;
  const hits = right + setCase * rightInSets + priorCases * estimate;
  return hits / (all + setCase * allInSets + priorCases);
}

const keyOf = ({ source, pattern, code }: RawCorrection) => `${source}:${pattern ?? code}`;
const rounded = (confidence: number) => Math.min(0.97, Number(confidence.toFixed(3)));

/**
 * Sets the confidence of each correction of the transfer grammar and of Harper to the precision of its rule. It is
 * measured separately for corrections that the statistics suggest as well and for all others. The confidence is at
 * least the probability that the statistics give. Removes corrections whose confidence is too low.
 */
export function weigh(text: string, corrections: readonly RawCorrection[]): RawCorrection[] {
  const proposed = new Map<string, number>();
  for (const correction of corrections)
    if (correction.source === 'statistics')
      for (const replacement of correction.replacements.slice(0, 1))
        proposed.set(coreOf(text, correction, replacement), correction.confidence);
  const byRules = new Set(
    corrections
      .filter((one) => measuredRules[keyOf(one)] !== undefined)
      .map((one) => coreOf(text, one, one.replacements[0] ?? '')),
  );
  return corrections
    .map((correction) => {
      const { source } = correction;
      if (source === 'model' || source === 'administrator') return correction;
      const core = coreOf(text, correction, correction.replacements[0] ?? '');
      const agreed = proposed.get(core);
      const byBoth = agreed !== undefined && byRules.has(core) ? ifAgreed(agreed) : 0;
      if (source === 'statistics')
        return byRules.has(core) ? { ...correction, confidence: rounded(byBoth) } : correction;
      const key = keyOf(correction);
      const own = measured(correction.confidence, measuredRules[key]);
      const both = measuredRules[`${key} +`] !== undefined && measuredRules[`${key} -`] !== undefined;
      const rule = both ? measuredRules[`${key}${agreed === undefined ? ' -' : ' +'}`] : undefined;
      const raised = rule === undefined && own >= leastSupported ? 1 - (1 - own) * (1 - (agreed ?? 0)) : own;
      return { ...correction, confidence: rounded(Math.max(measured(raised, rule), byBoth)) };
    })
    .filter(({ confidence, source }) => confidence >= (leastOf[source] ?? leastConfidence));
}
