import type { Rule } from '../rule.ts';
import { forcing } from './abuse-turkish/forcing.ts';
import { luring } from './abuse-turkish/luring.ts';
import { violence } from './abuse-turkish/violence.ts';

/**
 * Rules for violence, touching, threats and luring by other people, in the words of victims and in Turkish. The
 * words are normalized (ö → o, ı → i).
 */
export const abuseTurkish: readonly Rule[] = [...violence, ...luring, ...forcing];
