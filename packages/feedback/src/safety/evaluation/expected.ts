import type { Concern } from '../concern.ts';

/** A sentence, and what it should be taken for. */
export type Expected = readonly [Concern | 'none', string];
