import type { ScenarioLevel } from '@pratik/content/kinds/scenario';
import { PHRASES_A } from './phrases.a.ts';
import { PHRASES_B } from './phrases.b.ts';
import { PHRASES_C } from './phrases.c.ts';
import type { Phrases } from './phrases.type.ts';

/** Returns the default partner sentences for this level. */
export function phrasesOf(level: ScenarioLevel): Phrases {
  if (level === 'C1') return PHRASES_C;
  return level === 'A1' || level === 'A2' ? PHRASES_A : PHRASES_B;
}
