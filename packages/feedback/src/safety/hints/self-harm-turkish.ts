import type { Rule } from '../rule.ts';
import { hurting } from './self-harm-turkish/hurting.ts';
import { leaving } from './self-harm-turkish/leaving.ts';
import { living } from './self-harm-turkish/living.ts';
import { planning } from './self-harm-turkish/planning.ts';

/** Hints of despair in Turkish. One line per way of saying it; the words are folded (ö → o, ı → i). */
export const selfHarmTurkish: readonly Rule[] = [...living, ...leaving, ...hurting, ...planning];
