import type { RawCorrection, Source } from '../raw-correction.ts';
import type { StatisticalLayer } from './layer.ts';
import { thresholds } from './thresholds.ts';

/**
 * Confidence of a suggestion whose margin is below the threshold. Such a suggestion is not shown; it only
 * supports another source that suggests the same change.
 */
const support = 0.3;
const leastSupport = 0.5;

/** Creates the source for the statistical layer, which runs in the calling thread. */
export function createStatisticsSource(layer: StatisticalLayer): Source {
  return {
    name: 'statistics',
    version: '1',
    find: async (text) =>
      layer.propose(text).flatMap((proposal): RawCorrection[] => {
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
