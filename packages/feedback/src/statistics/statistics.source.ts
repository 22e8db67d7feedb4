import type { RawCorrection, Source } from '../raw-correction.ts';
import { probabilityOf } from './calibration.ts';
import type { StatisticalLayer } from './layer.ts';

/**
 * Minimum probability at which a suggestion is shown. A suggestion below it only supports another source that suggests
 * the same change.
 */
export const leastProbability = 0.5;
/** Minimum probability of a comma after a short opening phrase. Many good texts have no comma there. */
const leastOptional = 0.58;

/** Creates the source for the statistical layer, which runs in the calling thread. */
export function createStatisticsSource(layer: StatisticalLayer): Source {
  return {
    name: 'statistics',
    version: '1',
    find: async (text) =>
      layer.propose(text).flatMap((proposal): RawCorrection[] => {
        const { kind, code, start, end, replacement, margin } = proposal;
        if (margin <= 0) return [];
        const probability = probabilityOf(kind, margin);
        const optional = kind.endsWith(' short') && probability < leastOptional;
        const confidence = Math.min(0.95, Number((optional ? probability / 2 : probability).toFixed(3)));
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
