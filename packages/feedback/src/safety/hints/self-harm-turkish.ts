import type { Rule } from '../rule.ts';
import { hurting } from './self-harm-turkish/hurting.ts';
import { leaving } from './self-harm-turkish/leaving.ts';
import { living } from './self-harm-turkish/living.ts';
import { planning } from './self-harm-turkish/planning.ts';

/** Despair as people hint at it in Turkish. One line a way of saying it; words folded (ö → o, ı → i). */
export const selfHarmTurkish: readonly Rule[] = [...living, ...leaving, ...hurting, ...planning];
