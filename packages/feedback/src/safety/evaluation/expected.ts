import type { Concern } from '../concern.ts';

/** A sentence and its expected concern. */
export type Expected = readonly [Concern | 'none', string];
