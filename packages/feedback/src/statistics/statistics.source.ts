import type { Finding, Source } from '../finding.ts';
import type { StatisticalLayer } from './layer.ts';
import { thresholds } from './thresholds.ts';

/** A proposal under its threshold is not shown; it only supports a rule that says the same. */
const support = 0.3;
const leastSupport = 0.5;

/** The statistical layer, in the thread of the caller. */
export function createStatisticsSource(layer: StatisticalLayer): Source {
  return {
    name: 'statistics',
    version: '1',
    find: async (text) =>
      layer.propose(text).flatMap((proposal): Finding[] => {
        const { kind, code, start, end, replacement, margin } = proposal;
        const [least, precision] = thresholds[kind] ?? [Number.POSITIVE_INFINITY, 0];
        if (margin < least && margin < leastSupport) return [];
        const confidence = margin >= least ? precision : support;
        return [
          {
            code,
            start,
            end,
            replacements: [replacement],
            source: 'statistics',
            confidence,
            pattern: `statistics ${kind}`,
          },
        ];
      }),
    close: async () => undefined,
  };
}
