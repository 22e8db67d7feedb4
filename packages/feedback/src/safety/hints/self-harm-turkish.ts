import type { Rule } from '../rule.ts';
import { hurting } from './self-harm-turkish/hurting.ts';
import { leaving } from './self-harm-turkish/leaving.ts';
import { living } from './self-harm-turkish/living.ts';
import { planning } from './self-harm-turkish/planning.ts';

/**
 * Rules for hints of despair in Turkish. Each rule covers one way to express despair; the words are normalized (ö →
 * o, ı → i).
 */
export const selfHarmTurkish: readonly Rule[] = [...living, ...leaving, ...hurting, ...planning];
