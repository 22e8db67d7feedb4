import type { ScenarioLevel } from '@pratik/content/kinds/scenario';
import { MANNERS_A } from './manners.a.ts';
import { MANNERS_B } from './manners.b.ts';
import { MANNERS_C } from './manners.c.ts';
import type { Manners } from './manners.type.ts';

/** The default lines of every partner at this level. */
export function mannersOf(level: ScenarioLevel): Manners {
  if (level === 'C1') return MANNERS_C;
  return level === 'A1' || level === 'A2' ? MANNERS_A : MANNERS_B;
}
